//! The dice against cheats: a server that knows its seed, and a player at the table who helps it.

use cowbell_protocol::{Action, Phase};
use cowbell_rules::Seat;

use super::{Try, sit};
use crate::fair::{Fair, Seed, promise};
use crate::verify::{Wrong, verify};
use crate::{Table, TableId, Who};

/// The deal that the dice of a table would give: its first random events.
fn deal(fair: &Fair) -> Vec<String> {
    let mut game = cowbell_catalog::open("mow", &Default::default()).unwrap();
    for step in 0..11 {
        game.deal(&mut fair.at(step));
    }
    game.events().iter().map(|event| event.text().to_string()).collect()
}

/// Two people at a table of MOW: the first is honest, the second helps the server, which knows the seed.
fn table() -> Try {
    let mut table = Try::create("mow", Vec::new());
    table.person(0, sit("Ada", "honest")).unwrap();
    table.person(1, sit("Eve", "helper")).unwrap();
    table
}

/// With the first version of the dice, salts were shown when players sat down. The server and the player who sat last tried
/// salts until they liked the deal, and the record called it fair. It is still called what it was.
#[test]
fn the_first_dice_let_the_server_and_the_last_player_choose_the_deal() {
    let seed = Seed::new([5; 32]);
    let dice = |salt: &str| Fair::new(1, &seed, [("", "honest"), ("", salt)]);
    let mut deals: Vec<_> = (0..200).map(|number| deal(&dice(&format!("try-{number}")))).collect();
    deals.sort();
    deals.dedup();
    assert!(deals.len() > 190, "as many deals as salts: {}", deals.len());
}

/// Now the helper has promised a salt before the honest player shows theirs. Whatever the two try, one of two deals comes out:
/// with the promised salt, or without it, and then the record names the helper.
#[test]
fn a_helper_can_show_the_promised_salt_or_withhold_it_and_nothing_else() {
    let honest = Action::Reveal { salt: "honest".into() };
    let mut deals = Vec::new();
    for attempt in 0..200 {
        let mut table = table();
        assert_eq!(
            table.table.show(cowbell_rules::Viewer::Spectator).promises,
            [promise("honest"), promise("helper")]
        );
        table.person(0, honest.clone()).unwrap();
        // The server knows the honest salt now.
        let salt = format!("try-{attempt}");
        assert_eq!(table.person(1, Action::Reveal { salt: salt.clone() }), Err("BAD_SALT".into()));
        assert_eq!(table.person(1, Action::Rise {}), Err("STARTED".into()));
        let _ = table.person(1, sit("Eve", &salt));
        assert_eq!(table.person(1, Action::Reveal { salt }), Err("BAD_SALT".into()));
        assert_eq!(table.table.phase(), Phase::Waiting);
        if attempt % 2 == 0 {
            table.person(1, Action::Reveal { salt: "helper".into() }).unwrap();
        } else {
            let acted = table.table.start_without_salts().unwrap();
            table.rows.extend(acted.steps.into_iter().map(|step| step.row));
        }
        assert_eq!(table.table.phase(), Phase::Playing);
        table.check();
        deals.push(table.table.game().events());
        // The match goes on, and the record says who has kept the promise.
        table.person(0, Action::Resign {}).unwrap();
        let record = table.table.record().unwrap();
        let report = verify(&record).unwrap();
        assert_eq!((report.dice, report.is_proved), (2, true));
        assert_eq!(report.withheld, if attempt % 2 == 0 { vec![] } else { vec![1] });
        assert!(attempt % 2 == 0 || record.contains(r#""withheld":[1]"#));
        // Imported elsewhere, it says the same.
        let parsed = cowbell_catalog::Record::parse(&record).unwrap();
        let (again, _) = Table::import(TableId(4), &parsed, Some(&Seed::new([5; 32]))).unwrap();
        assert_eq!(verify(&again.record().unwrap()).unwrap().withheld, report.withheld);
    }
    deals.sort_by_key(|deal| format!("{deal:?}"));
    deals.dedup();
    assert_eq!(deals.len(), 2);
}

/// Afterwards a salt cannot be exchanged in the record either, not even together with the draws: the promise is there.
#[test]
fn a_record_with_another_salt_is_found_out() {
    let mut table = table();
    table.person(0, Action::Reveal { salt: "honest".into() }).unwrap();
    table.person(1, Action::Reveal { salt: "helper".into() }).unwrap();
    table.person(0, Action::Resign {}).unwrap();
    let record = table.table.record().unwrap();
    assert_eq!(verify(&record.replace(r#""helper""#, r#""other""#)), Err(Wrong::Promise(1)));
    // With the promise exchanged as well, the draws no longer follow; and Ada remembers the promise she saw.
    let forged = record.replace(r#""helper""#, r#""other""#).replace(&promise("helper"), &promise("other"));
    assert!(matches!(verify(&forged), Err(Wrong::Unfair(..))), "{:?}", verify(&forged));
    assert!(matches!(verify(&record.replace(r#""withheld":[]"#, r#""withheld":[1]"#)), Err(Wrong::Proof(_))));
    assert!(matches!(verify(&record.replace(r#""dice":2"#, r#""dice":4"#)), Err(Wrong::Proof(_))));
}

#[test]
fn salts_are_shown_when_every_seat_is_taken_and_not_before() {
    let mut table = Try::create("tic-tac-moo", Vec::new());
    let reveal = Action::Reveal { salt: "a".into() };
    table.person(0, sit("Ada", "a")).unwrap();
    assert_eq!(table.person(0, reveal.clone()), Err("TOO_EARLY".into()));
    table.person(0, Action::Rise {}).unwrap();
    table.person(0, sit("Ada", "a")).unwrap();
    table.person(1, sit("Bo", "")).unwrap();
    assert!(table.table.awaits_salts());
    assert_eq!(
        table.person(1, Action::Reveal { salt: "b".into() }),
        Err("BAD_SALT".into()),
        "nothing was promised"
    );
    // A name may still change, a promise no more.
    table.person(0, Action::Sit { name: "Adah".into(), promise: promise("b"), token: None }).unwrap();
    let version = table.person(0, reveal.clone()).unwrap();
    assert_eq!(table.table.phase(), Phase::Playing);
    assert_eq!(table.person(0, reveal), Ok(version), "a doubled message is answered again");
    assert_eq!(table.table.start_without_salts().err().map(|problem| problem.code), Some("STARTED".into()));
    assert_eq!(table.act(Who::Person(Seat(0)), Action::Reveal { salt: "c".into() }), Err("STARTED".into()));
    table.check();
}
