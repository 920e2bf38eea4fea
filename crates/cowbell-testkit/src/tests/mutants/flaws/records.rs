//! Flaws in what is written down about a game: options, tables, rules, playthroughs.

use super::*;

flaws! {
    forgets_its_options: options_are_listed "the options of a new match" {
        fn options(_: &HighCard) -> HighCardOptions {
            HighCardOptions::default()
        }
    }
    has_rules_that_its_options_do_not_know: every_version_of_the_rules_can_be_played "not the newest" {
        const INFO: Info = Info { rules: 2, ..HighCard::INFO };
    }
    is_never_played_by_three: tables_cover_the_options "no table has 3 seats" {
        fn tables() -> Vec<HighCardOptions> {
            vec![HighCardOptions::default()]
        }
    }
    sits_at_a_table_that_cannot_be:
        tables_cover_the_options "cannot be played",
        legal_moves_ascend "cannot be played",
        ten_thousand_matches_end "cannot be played" {
        fn tables() -> Vec<HighCardOptions> {
            let mut tables = HighCard::tables();
            tables.push(HighCardOptions { seats: 2, cards: 1 });
            tables
        }
    }
    sits_at_no_table: legal_moves_ascend "no table to test", ten_thousand_matches_end "no table to test" {
        fn tables() -> Vec<HighCardOptions> {
            Vec::new()
        }
    }
    is_called_otherwise: scenarios_hold "expected `game low-card`" {
        const INFO: Info = Info { slug: "low-card", ..HighCard::INFO };
    }
    has_no_rules:
        scenarios_hold "RULES.md: No such file",
        every_clause_is_shown "RULES.md: No such file",
        every_code_is_shown "RULES.md: No such file",
        counts_are_as_recorded "counts.txt: No such file" {
        const FOLDER: &'static str = "no/such/folder";
    }
    leaves_a_clause_out: every_clause_is_shown "shows HIGH-9" {
        const CLAUSES: &'static [&'static str] = &["HIGH-1", "HIGH-9"];
    }
    leaves_an_ending_out: every_ending_is_recorded "ends by flooded" {
        const ENDINGS: &'static [&'static str] = &["held", "swapped", "flooded"];
    }
    has_a_playthrough_without_a_file: playthroughs_are_as_recorded "lost.txt: No such file" {
        const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] =
            &[("held", "{}", 1), ("swapped", "{}", 2), ("three", r#"{"seats":3,"cards":9}"#, 3), ("lost", "{}", 4)];
    }
    has_a_file_without_a_playthrough: playthroughs_are_as_recorded "three.txt: PLAYTHROUGHS in src/tests.rs has no `three`" {
        const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] =
            &[("held", "{}", 1), ("swapped", "{}", 2), ("few", r#"{"seats":3}"#, 4)];
    }
}
