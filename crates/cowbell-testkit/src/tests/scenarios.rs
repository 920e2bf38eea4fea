//! Scenarios fail where they should, in the right line, with a reason that helps.

use crate::scenario::{blocks, run};
use crate::toys::{HighCard, Race};

/// Runs `steps` as the only scenario of a file, on the race, and gives what fails: `line: reason`.
fn race(steps: &str) -> String {
    let text = format!("# Race\n\n```scenario RACE-1\ngame race\noptions starter=0\n{steps}\n```\n");
    let [block] = &blocks(&text)[..] else { panic!("one block") };
    run::<Race>(block).iter().map(|failure| format!("{failure}\n")).collect()
}

#[track_caller]
fn fails(steps: &str, wanted: &[&str]) {
    let found = race(steps);
    assert!(!found.is_empty(), "`{steps}` holds");
    for part in wanted {
        assert!(found.contains(part), "expected `{part}` in:\n{found}");
    }
}

#[test]
fn what_is_true_holds() {
    assert_eq!(
        race("# dice first\n\nchance roll 25\nlegal low, high, stay\nlegal has low\nlegal count 3"),
        ""
    );
    assert_eq!(
        race("chance roll 25\nplay 0: low\nhas\n  tracks  2 0\n\n  # a comment\n  made 1\nturn chance"),
        ""
    );
    assert_eq!(race("chances count 21\nrefuse stay NOT_YOUR_TURN\nrefuse 1: stay NOT_YOUR_TURN RACE-1"), "");
    assert_eq!(
        race("position\n  tracks 1 2\nposition\n  tracks 3 4\nhas\n  tracks 3 4\nlacks\n  tracks 1 2"),
        ""
    );
}

#[test]
fn what_is_false_fails_in_its_line() {
    fails("chance roll 25\nlegal low, stay", &["7: ", "legal, but not listed: high"]);
    fails("chance roll 33\nlegal low, high, stay", &["7: ", "not legal, but should be: high"]);
    fails("legal low", &["6: ", "turn chance, legal: -"]);
    fails("chance roll 33\nlegal has high", &["7: not legal, but should be: high"]);
    fails("chance roll 33\nlegal lacks low", &["7: legal, but should not be: low"]);
    fails("chance roll 33\nlegal count 3", &["7: legal moves: expected 3, found 2"]);
    fails("chances roll 11 1", &["6: outcomes: expected roll 11 1; found roll 11 1, roll 12 2"]);
    fails("chances count 36", &["6: outcomes: expected 36, found 21"]);
    fails("turn 0", &["6: the turn", "chance"]);
    fails("scores 0 0", &["6: the match is not over"]);
    fails("has\n  tracks 1 1", &["6: not in the position: tracks 1 1", "tracks 0 0"]);
    fails("lacks\n  tracks 0 0", &["6: in the position, but should not be"]);
    fails("view 0 has \"made\":1", &["6: the view lacks", "\"made\":0"]);
    fails("view - lacks \"made\":0", &["6: the view has"]);
    fails("view 2 has made", &["6: there is no such seat"]);
    fails("told 0 roll 25", &["6: nothing has happened yet"]);
    fails("chance roll 25\ntold 0 roll 24", &["7: what is told", "roll 25"]);
}

#[test]
fn refusals_are_compared() {
    fails("chance roll 25\nrefuse low SAME_DICE", &["7: `low` by seat 0 was accepted, expected SAME_DICE"]);
    fails(
        "chance roll 33\nrefuse high GAME_OVER",
        &["7: `high` by seat 0: expected GAME_OVER", "SAME_DICE, RACE-2"],
    );
    fails("chance roll 33\nrefuse high SAME_DICE RACE-9", &["7: ", "expected SAME_DICE RACE-9"]);
    fails("refuse chance roll 11", &["6: `roll 11` was accepted"]);
    fails("refuse options goal=7", &["6: these options were accepted"]);
    fails("refuse position\n  tracks 1 1", &["6: this position was accepted"]);
}

#[test]
fn a_step_that_leads_nowhere_ends_the_block() {
    let found = race("play low\nturn over");
    assert_eq!(found, "6: no seat is to move: turn chance\n");
    fails("chance roll 77\nturn 0", &["6: `roll 77` cannot happen now"]);
    fails("chance roll 33\nplay high\nturn 0", &["7: `high` by seat 0 was refused: Both dice are equal"]);
    fails("position\n  made 3\n  tracks 1 9 9\nturn 0", &["8:10: expected two numbers"]);
    fails("turn chance\noptions goal=8", &["7: `rules` and `options` stand before"]);
    fails("turn chance\nrules 1", &["7: `rules` and `options` stand before"]);
    fails("rules 2\nturn chance", &["6: there is no version 2 of the rules; the newest is 1"]);
    fails("options goal=3\nturn chance", &["6: `goal` is 3"]);
    fails("options speed=3\nturn chance", &["6: unknown field `speed`"]);
}

#[test]
fn what_cannot_be_read_fails() {
    fails("jump 3\nturn chance", &["6: `jump` is not a step; steps are game,"]);
    fails("turn chance\n  tracks 0 0", &["7: this line is indented"]);
    fails("position\nturn chance", &["6: `position` wants indented lines"]);
    fails(
        "position tracks 0 0\nturn chance",
        &["6: `tracks 0 0` belongs on an indented line below `position`"],
    );
    fails("refuse low", &["6: expected `refuse MOVE CODE [CLAUSE]`"]);
    fails("refuse SAME_DICE", &["6: expected a move"]);
    fails("legal count many", &["6: expected a number, found `many`"]);
    fails("legal sideways", &["6: `sideways` is not a move of this game"]);
    fails("legal lacks sideways", &["6: `sideways` is not a move of this game"]);
    fails("chances roll 99 1", &["6: `roll 99` is not a random event"]);
    fails("refuse options goal", &["6: expected KEY=VALUE, found `goal`"]);
}

#[test]
fn a_block_that_asserts_nothing_fails() {
    fails("", &["3: this block asserts nothing"]);
    fails("chance any\nplay stay", &["3: this block asserts nothing"]);
}

#[test]
fn a_game_is_said_once_for_all_that_follow() {
    let text = "```scenario A-1\ngame race\nturn chance\n```\n\n~~~scenario\nturn chance\n~~~\n";
    let blocks = blocks(text);
    assert_eq!(blocks.iter().map(|block| block.line).collect::<Vec<_>>(), [1, 6]);
    assert_eq!(blocks[0].clauses, ["A-1"]);
    assert!(blocks.iter().all(|block| run::<Race>(block).is_empty()));
    assert_eq!(run::<HighCard>(&blocks[1])[0].to_string(), "6: expected `game high-card`, found race");
}

#[test]
fn only_scenario_fences_are_scenarios() {
    let text =
        "````markdown\n```scenario X-1\nturn 0\n```\n````\n\n```rust\nlet scenario = 1;\n```\n\n`scenario`\n";
    assert!(blocks(text).is_empty());
    let open = blocks("```scenario\ngame race\nturn chance\n");
    assert_eq!(run::<Race>(&open[0])[0].to_string(), "1: this block has no closing fence");
    let inside =
        blocks("- a point\n\n  ```scenario\n  game race\n  options starter=0\n  has\n    made 0\n  ```\n");
    assert!(run::<Race>(&inside[0]).is_empty());
}
