//! What a table on a server looks like, and what is said there.

use super::*;

/// The program with a server's table on the screen.
fn far(remote: Remote) -> App {
    let mut app = App::new(config(UNICODE, Language::ENGLISH)).expect("a menu needs nothing");
    app.screen =
        Screen::Table(Box::new(Play::new(Box::new(remote), Language::ENGLISH, std::time::Duration::ZERO)));
    app
}

fn shown(app: &mut App) -> String {
    while app.tick() {}
    frame(app, 80, 24);
    text(&frame(app, 80, 24))
}

#[test]
fn screens() {
    let (remote, mut line) = line("tic-tac-moo", 30);
    let mut app = far(remote);
    line.heard.send(Heard::Present { seats: vec![true, false], watching: 2, waits: None }).unwrap();
    line.happen(What::Said { seat: 1, phrase: Phrase::OneMoment });
    compare("far/said", &shown(&mut app));
    app.update(Key::Key('t'));
    compare("far/acts", &shown(&mut app));
    for _ in 0..3 {
        app.update(Key::Move(0, 1));
    }
    app.update(Key::Enter);
    assert_eq!(line.said(), [(1, Action::Say { phrase: Phrase::Hello })]);
    line.head.seats[0].stand_in = Some(Level::new("medium"));
    line.happen(What::Handed { seat: 0, level: Level::new("medium"), by: None, late: false });
    line.head.offers.push(1);
    line.happen(What::Offered { seat: 1 });
    line.heard.send(Heard::Present { seats: vec![true, true], watching: 0, waits: None }).unwrap();
    compare("far/handed", &shown(&mut app));
    line.heard.send(Heard::Lost(Code::Busy.into())).unwrap();
    compare("far/lost", &shown(&mut app));
    line.head = head();
    line.sync();
    line.version += 1;
    line.head.phase = Phase::Over;
    let mut over = state(line.game.as_ref(), Viewer::Seat(Seat(0)));
    over.turn = Turn::Over;
    over.over = Some(Over { reason: Reason::Resigned(1), standing: None, seed: None });
    line.tell(What::Resigned { seat: 1 }, None, Some(over));
    compare("far/over", &shown(&mut app));
    // A player who asked for a rematch moves there as soon as its table is created.
    app.update(Key::Key('n'));
    assert_eq!(line.said(), [(2, Action::Rematch {})]);
    line.head.rematch = Some("def".into());
    line.happen(What::Rematch { table: "def".into() });
    shown(&mut app);
    assert!(line.orders.try_iter().any(|order| matches!(order, Order::Visit(table) if table == "def")));
    let next = protocol::Table {
        table: "def".into(),
        you: Some(1),
        phase: Phase::Waiting,
        rematch: None,
        state: None,
        seats: vec![SeatInfo { player: None, stand_in: None, open: false, out: false }; 2],
        ..line.table()
    };
    line.heard.send(Heard::Table(Box::new(next), Vec::new())).unwrap();
    compare("far/waiting", &shown(&mut app));
    assert!(
        matches!(&line.said()[..], [(_, Action::Sit { name, promise, .. })] if name == "Ada" && promise.len() == 64)
    );
}

/// What others ask, and what to do about a player who has left, is in the list of actions as long as it can be answered.
#[test]
fn whatever_others_ask_can_be_answered() {
    let (mut remote, mut line) = line("tic-tac-moo", 30);
    let is_possible = |remote: &Remote, action: Action| remote.acts().contains(&action);
    let medium = || Level::new("medium");
    line.head.offers.push(1);
    line.happen(What::Offered { seat: 1 });
    line.head.takeback = Some(Takeback { seat: 1, step: 0, allowed: Vec::new() });
    line.happen(What::Asked { seat: 1 });
    settle(&mut remote);
    let version = line.version;
    assert!(is_possible(&remote, Action::Offer {}) && is_possible(&remote, Action::Allow { version }));
    for what in [Request::End, Request::Takeback] {
        assert!(is_possible(&remote, Action::Decline { what }), "{what:?}");
    }
    assert!(!is_possible(&remote, Action::Ask { version }), "one thing after the other");
    line.head = head();
    line.happen(What::Declined { seat: 0, what: Request::Takeback });
    settle(&mut remote);
    assert!(
        !remote.acts().iter().any(|action| matches!(action, Action::Decline { .. } | Action::Allow { .. }))
    );
    // It is Bo's turn, and Bo is away: at first for a while, then for too long.
    while line.game.turn() != Turn::Seat(Seat(1)) {
        line.play(1);
    }
    let away = |waits| Heard::Present { seats: vec![true, false], watching: 0, waits: Some(waits) };
    line.heard.send(away(30)).unwrap();
    settle(&mut remote);
    assert!(!is_possible(&remote, Action::Replace { seat: 1, level: medium() }));
    line.heard.send(away(0)).unwrap();
    settle(&mut remote);
    assert!(is_possible(&remote, Action::Replace { seat: 1, level: medium() }));
    assert!(is_possible(&remote, Action::Offer {}), "or the match ends");
    assert!(remote.status().iter().any(|text| text.id == "web-gone"));
}

#[test]
fn texts_are_written_read_and_hidden_and_players_reported() {
    let (remote, mut line) = line("tic-tac-moo", 30);
    let mut app = far(remote);
    let table = protocol::Table { chat: Chat::Players, ..line.table() };
    line.heard.send(Heard::Table(Box::new(table), Vec::new())).unwrap();
    shown(&mut app);
    let wrote = |text: &str| What::Wrote { seat: 1, text: Some(text.into()) };
    line.happen(wrote("good evening"));
    assert!(shown(&mut app).contains("Bo: good evening"));
    let command = |app: &mut App, words: &str| {
        app.update(Key::Key(':'));
        words.chars().for_each(|letter| app.update(Key::Key(letter)));
        app.update(Key::Enter);
        shown(app)
    };
    command(&mut app, "write Hello Bo");
    assert_eq!(line.said(), [(1, Action::Write { text: "Hello Bo".into() })]);
    assert!(command(&mut app, "mute 2").contains("hidden"));
    line.happen(wrote("nobody reads this"));
    assert!(!shown(&mut app).contains("nobody reads this"));
    assert!(command(&mut app, "mute 2").contains("shown again"));
    line.happen(wrote("back again"));
    assert!(shown(&mut app).contains("back again"));
    command(&mut app, "report 2 too loud");
    let is_report = |order: Order| matches!(order, Order::Report(report) if report.seat == 1 && report.reason == "too loud");
    assert!(line.orders.try_iter().any(is_report));
    line.heard.send(Heard::Reported(Ok(()))).unwrap();
    assert!(shown(&mut app).contains("operators"));
    assert!(command(&mut app, "mute 9").contains('9'), "there is no such seat");
    command(&mut app, "block 2");
    assert!(line.orders.try_iter().any(|order| matches!(order, Order::Block(Seat(1)))));
    let blocks = Blocks { people: Vec::new(), seats: vec![1] };
    line.heard.send(Heard::Blocked(Seat(1), Ok(blocks))).unwrap();
    assert!(shown(&mut app).contains("Bo is blocked"));
    line.happen(wrote("nobody reads this either"));
    assert!(!shown(&mut app).contains("nobody reads this either"));
    // Only the screen has a command line that begins with a colon.
    let write = [Action::Write { text: String::new() }];
    let [screen, lines] = [false, true].map(|is_plain| speech::acts(&app.voice, &write, is_plain).remove(0));
    assert!(screen.contains("colon") && lines.contains("write") && !lines.contains("colon"));
}
