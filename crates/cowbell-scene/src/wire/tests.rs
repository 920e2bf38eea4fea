//! What is written is read as it was, in every game.

use cowbell_rules::{Match, Turn, Viewer};

use super::*;
use crate::packed::Packed;
use crate::scene::{Scene, Whose};
use crate::scenic::{Scenic, news};
use crate::text::Text;
use crate::update::Update;

/// Everything that is sent about a match, and back. Between two scenes lies the update that makes one from the other.
pub(crate) fn arrives<G: Scenic>(game: &Match<G>, before: &mut Vec<Scene>) {
    let forms = forms_of(G::INFO.slug);
    let viewers: Vec<Viewer> = Viewer::all(game.state().seats()).collect();
    let scenes: Vec<Scene> = viewers.iter().map(|viewer| game.state().scene(*viewer)).collect();
    for (viewer, scene) in viewers.iter().zip(&scenes) {
        let entries = news(game, game.log().len().saturating_sub(8), *viewer);
        assert_eq!(read_entries(&written(|out| write_entries(out, forms, &entries)), forms), Ok(entries));
        let packed = Packed::new(scene.buttons.clone(), scene.choices.clone());
        if let Some(packed) = &packed {
            let json = written(|out| write_choices(out, forms, packed));
            assert_eq!(read_choices(&json, forms).as_ref(), Ok(packed), "{json}");
        }
        let is_same_table = |old: &&Scene| old.me == scene.me && old.sides.len() == scene.sides.len();
        let Some(old) = before.iter().find(is_same_table) else { continue };
        let update = Update::between(old, scene);
        for turn in [scene.turn, Whose(Turn::Over)] {
            let json = written(|out| write_update(out, forms, turn, &update));
            let read = read_update(&json, forms, turn).expect("an update");
            assert_eq!(read, update, "{json}");
            assert_eq!(old.update(read, packed.clone()).as_ref(), Ok(scene));
        }
    }
    *before = scenes;
}

fn written(write: impl FnOnce(&mut Vec<u8>)) -> String {
    let mut out = Vec::new();
    write(&mut out);
    String::from_utf8(out).expect("JSON is UTF-8")
}

#[test]
fn a_text_is_the_number_of_its_form_and_its_arguments() {
    let forms: Forms = serde_json::from_str(r#"[["lay","seat","tile"],["tile","species"]]"#).unwrap();
    let tile = Text::new("tile").word("species", "a \"cow\"");
    let lay = |text: Text| text.seat(cowbell_rules::Seat(1)).text("tile", tile.clone());
    let cases = [
        (lay(Text::new("lay")), r#"[0,1,[1,"a \"cow\""]]"#),
        (lay(Text::new("lay")).number("count", 10), r#"[0,1,[1,"a \"cow\""],{"count":10}]"#),
        (Text::new("lay"), r#"["lay"]"#),
        (
            Text::new("lay").number("seat", 1).text("tile", Text::new("other")),
            r#"{"id":"lay","args":{"seat":1,"tile":{"id":"other"}}}"#,
        ),
        (Text::new("unknown").number("count", -3), r#"{"id":"unknown","args":{"count":-3}}"#),
    ];
    for (text, sent) in cases {
        let mut update = Update::none(Whose(Turn::Over));
        update.ask = Some(text);
        let json = written(|out| write_update(out, &forms, update.turn, &update));
        assert_eq!(json, format!("[{sent}]"));
        assert_eq!(read_update(&json, &forms, update.turn), Ok(update));
    }
}

#[test]
fn what_moves_alike_shares_its_motion_and_goal() {
    use crate::entry::{Change, Entry, Motion};
    let changes = vec![
        Change::new(Motion::Collect, "4.1", "herd0.4", "shed1"),
        Change::new(Motion::Collect, "", "herd0.5", "shed1"),
        Change::new(Motion::Collect, "", "herd0.5", "shed1"),
        Change::new(Motion::Collect, "", "herd0.5", "shed1"),
        Change::new(Motion::Remove, "C", "a1", ""),
    ];
    let entry = Entry { step: 12, seat: None, event: "take".into(), text: Text::new("taken"), changes };
    let json = written(|out| write_entries(out, &Forms::default(), std::slice::from_ref(&entry)));
    let moved = r#"[3,"shed1","4.1","herd0.4","","herd0.5",2],[6,"","C","a1"]"#;
    assert_eq!(json, format!(r#"[12,["take",["taken"],{moved}]]"#));
    assert_eq!(read_entries(&json, &Forms::default()), Ok(vec![entry]));
}

#[test]
fn a_change_of_tags_is_a_string_and_the_same_change_again_is_0() {
    use crate::update::{Edit, PieceChange};
    let tagged = |tags: &[&str]| PieceChange {
        tags: Some(tags.iter().map(|tag| (*tag).into()).collect()),
        ..PieceChange::default()
    };
    let moved = PieceChange { at: Some("hand0.1".into()), ..tagged(&[]) };
    let mut update = Update::none(Whose(Turn::Over));
    let changes =
        [tagged(&["playable", "new"]), tagged(&["playable", "new"]), tagged(&[]), moved.clone(), moved];
    update.pieces = changes.into_iter().map(Edit::Change).collect();
    update.pieces.insert(2, Edit::Skip(3));
    let json = written(|out| write_update(out, &Forms::default(), update.turn, &update));
    assert_eq!(json, r#"[null,["playable new",0,3,"",{"at":"hand0.1","t":""},0]]"#);
    assert_eq!(read_update(&json, &Forms::default(), update.turn), Ok(update));
}

#[test]
fn what_happens_again_is_counted() {
    use crate::entry::Entry;
    let entry =
        |step, seat| Entry { step, seat, event: "deal ?".into(), text: Text::new("dealt"), changes: vec![] };
    let one = Some(cowbell_rules::Seat(1));
    let entries = vec![entry(7, None), entry(8, None), entry(9, None), entry(10, one), entry(11, None)];
    let json = written(|out| write_entries(out, &Forms::default(), &entries));
    assert_eq!(json, r#"[7,["deal ?",["dealt"]],2,[1,"deal ?",["dealt"]],["deal ?",["dealt"]]]"#);
    assert_eq!(read_entries(&json, &Forms::default()), Ok(entries));
}

#[test]
fn motions_have_the_number_of_their_place() {
    use crate::entry::Motion;
    assert!(Motion::ALL.iter().enumerate().all(|(number, motion)| *motion as usize == number));
}

#[test]
fn what_is_not_written_like_this_does_not_fit() {
    let (forms, turn) = (Forms::default(), Whose(Turn::Over));
    for json in [
        "[]x",
        "[[0]]",
        r#"[null,[["a"]]]"#,
        "[null,null,null,null,[{}]]",
        "[null,[{\"t\":1}]]",
        "[null,null,null,[{}]]",
        "{}",
    ] {
        assert!(read_update(json, &forms, turn).is_err(), "{json}");
    }
    for json in ["[]", "[1,2]", r#"[1,["x"]]"#, r#"[1,["x",["y"],[9,""]]]"#, r#"[1,["x",["y"],[0,"","a"]]]"#]
    {
        assert!(read_entries(json, &forms).is_err(), "{json}");
    }
    assert!(read_choices(r#"{"patterns":[[1]]}"#, &forms).is_err());
}
