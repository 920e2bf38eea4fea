//! Who may sit where: names, links and the tokens that replace them.

use super::*;

#[test]
fn bad_names_and_promises_are_refused() {
    let mut table = Try::create("tic-tac-moo", Vec::new());
    for name in ["", "  ", "a\nb", &"x".repeat(41)] {
        assert_eq!(table.person(0, sit(name, "")), Err("BAD_NAME".into()));
    }
    for promise in ["a b", "ä", &"x".repeat(64), &"0".repeat(63)] {
        let sit = Action::Sit { name: "Ada".into(), promise: promise.into(), token: Some("e7".repeat(20)) };
        assert_eq!(table.person(0, sit), Err("BAD_PROMISE".into()));
    }
    assert_eq!(table.table.version(), 1);
}

#[test]
fn an_open_seat_goes_to_the_first_who_comes_and_its_old_link_is_void() {
    let mut table = Try::create("tic-tac-moo", vec![SeatKind::Link, SeatKind::Open]);
    assert_eq!(table.table.seat_of(&Token::new([1; 20])), Some(Seat(1)));
    let new = Token::new([99; 20]);
    let (seat, _) = table.table.join("Bo", "", new.key()).unwrap();
    assert_eq!(seat, Seat(1));
    assert_eq!(table.table.seat_of(&new), Some(Seat(1)));
    assert_eq!(table.table.seat_of(&Token::new([1; 20])), None);
    let other = Token::new([98; 20]);
    assert_eq!(table.table.join("Cy", "", other.key()).unwrap_err().code, "NO_FREE_SEAT");
}

#[test]
fn a_lost_answer_to_joining_costs_no_seat() {
    let mut table = Try::create("mow", vec![SeatKind::Link, SeatKind::Open, SeatKind::Open]);
    let own = Token::new([99; 20]);
    let link = Token::new([1; 20]);
    assert_eq!(table.table.seat_of(&link), Some(Seat(1)));
    let refused = table.table.join("Bo", "", link.key()).unwrap_err();
    assert_eq!(refused.code, "BAD_TOKEN", "the person who created the table knows this one");
    let (seat, first) = table.table.join("Bo", "", own.key()).unwrap();
    let (again, second) = table.table.join("Bo", "", own.key()).unwrap();
    assert_eq!((again, second.version), (seat, first.version));
    assert!(second.steps.is_empty(), "nothing has changed, and the third seat is still open");
    table.person(seat.0, Action::Rise {}).unwrap();
    let (back, acted) = table.table.join("Bo", "", own.key()).unwrap();
    assert!(back == seat && !acted.steps.is_empty(), "who has left can come back");
    let (third, _) = table.table.join("Cy", "", Token::new([98; 20]).key()).unwrap();
    assert_ne!(third, seat);
    table.person(0, sit("Ada", "")).unwrap();
    assert_eq!(table.table.phase(), Phase::Playing);
    let (again, acted) = table.table.join("Bo", "", own.key()).unwrap();
    assert_eq!(again, seat, "also when the match has begun meanwhile");
    assert!(acted.steps.is_empty());
}

#[test]
fn a_link_opens_a_seat_until_someone_sits_there() {
    let mut table = Try::create("mow", Vec::new());
    let (link, own) = (Token::new([1; 20]), Token::new([99; 20]));
    let sit = |token: Option<String>| Action::Sit { name: "Bo".into(), promise: String::new(), token };
    // Nor can it be the link of this seat or another one: the person who created the table knows them all.
    for token in [None, Some("short".into()), Some(link.show()), Some(Token::new([0; 20]).show())] {
        assert_eq!(table.person(1, sit(token)), Err("BAD_TOKEN".into()));
    }
    assert_eq!(table.table.seat_of(&link), Some(Seat(1)));
    table.person(1, sit(Some(own.show()))).unwrap();
    assert_eq!((table.table.seat_of(&link), table.table.is_used(&link)), (None, true));
    assert_eq!((table.table.seat_of(&own), table.table.is_used(&own)), (Some(Seat(1)), false));
    table.check();
    // The name can change without the secret. A seat that is left can be taken with its link again.
    table.person(1, Action::Sit { name: "Bob".into(), promise: String::new(), token: None }).unwrap();
    table.person(1, Action::Rise {}).unwrap();
    assert_eq!((table.table.seat_of(&link), table.table.seat_of(&own)), (Some(Seat(1)), Some(Seat(1))));
    let third = Token::new([111; 20]);
    table.person(1, sit(Some(third.show()))).unwrap();
    assert_eq!([&link, &own, &third].map(|token| table.table.seat_of(token)), [None, None, Some(Seat(1))]);
    // The rematch is opened by what opens the seats now.
    table.person(0, self::sit("Ada", "")).unwrap();
    table.person(1, Action::Resign {}).unwrap();
    table.check();
    let (_, next) = table.table.rematch(Seat(0), TableId(2), &Seed::new([6; 32])).unwrap();
    let (next, _) = next.unwrap();
    assert_eq!([&link, &own, &third].map(|token| next.seat_of(token)), [None, None, Some(Seat(0))]);
}
