//! The terminal client with a real server. Both are this program, in pseudo-terminals and through pipes.

#[path = "../../cowbell-server/tests/server/missing.rs"]
mod missing;

use std::path::Path;

use cowbell_testkit::Tables;

fn remote(args: &[&str]) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/remote/run.py");
    let (what, more) = args.split_first().expect("what to do");
    let Some(mut python) = missing::python() else { return };
    let output = python.arg(script).arg(what).arg(env!("CARGO_BIN_EXE_cowbell")).args(more).output();
    let output = output.expect("python3 has a pseudo-terminal");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn every_game_on_two_screens() {
    // Asked here, where the test has its name.
    if missing::python().is_none() {
        return;
    }
    std::thread::scope(|scope| {
        for info in cowbell_catalog::infos() {
            scope.spawn(|| remote(&["play.screens", info.slug, &json(Tables::of(info.slug).short)]));
        }
    });
}

#[test]
fn every_game_in_lines() {
    for info in cowbell_catalog::infos() {
        remote(&["play.lines", info.slug, &json(Tables::of(info.slug).variant.options)]);
    }
}

fn json(options: cowbell_catalog::Options) -> String {
    serde_json::Value::Object(options).to_string()
}

#[test]
fn a_killed_server_comes_back_and_the_match_goes_on() {
    remote(&["play.crash"]);
}

#[test]
fn what_one_holds_is_not_shown_to_the_other() {
    for game in ["mow", "tic-tac-town"] {
        remote(&["hands.secrets", game]);
    }
}

#[test]
fn refusals_and_undoing() {
    remote(&["play.rules"]);
}

#[test]
fn company() {
    remote(&["people.company"]);
}

#[test]
fn strangers_with_the_same_clock() {
    remote(&["tables.anyone"]);
}

#[test]
fn own_matches_by_the_personal_key() {
    remote(&["tables.mine"]);
}

#[test]
fn a_table_of_ones_own_and_everything_that_two_people_ask_of_each_other() {
    remote(&["people.host"]);
}

#[test]
fn what_leads_to_no_table_is_said() {
    remote(&["links.faults"]);
}

#[test]
fn encrypted() {
    remote(&["links.tls"]);
}
