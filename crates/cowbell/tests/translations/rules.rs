//! The rules in every language: the same clauses as in English, and all their scenarios pass.

use std::collections::BTreeSet;

use cowbell_catalog::{Visitor, visit_all};
use cowbell_rules::Encode;
use cowbell_scene::Language;
use cowbell_testkit::scenario::{blocks, run};

use super::texts::{read, root};

/// The ids of the clauses that a text defines: `**TTM-12**`.
fn clauses(text: &str) -> BTreeSet<&str> {
    let is_clause = |word: &&str| {
        let mut parts = word.split('-');
        let (prefix, number) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        let is_prefix = !prefix.is_empty() && prefix.bytes().all(|b| b.is_ascii_uppercase());
        is_prefix
            && !number.is_empty()
            && number.bytes().all(|b| b.is_ascii_digit())
            && parts.next().is_none()
    };
    text.split("**").filter(is_clause).collect()
}

struct Compare;

impl Visitor for Compare {
    type Out = ();

    fn visit<G: Encode>(&mut self) {
        let home = format!("crates/cowbell-{}", G::INFO.slug);
        let english = read(root().join(&home).join("RULES.md"));
        assert!(!clauses(&english).is_empty(), "{home}/RULES.md marks no clause as **ID**");
        let others = Language::ALL.into_iter().filter(|language| *language != Language::ENGLISH);
        let paths: Vec<String> = others.map(|language| format!("{home}/RULES.{language}.md")).collect();
        let (there, missing): (Vec<_>, Vec<_>) = paths.iter().partition(|path| root().join(path).exists());
        assert!(there.is_empty() || missing.is_empty(), "the rules are translated, but not {missing:?}");
        for path in there {
            let text = read(root().join(path));
            let (own, english) = (clauses(&text), clauses(&english));
            let differ: Vec<&&str> = english.symmetric_difference(&own).collect();
            assert!(differ.is_empty(), "{path} differs from English in {differ:?}");
            for block in blocks(&text) {
                let failures = run::<G>(&block);
                assert!(failures.is_empty(), "{path}:{}: {failures:?}", block.line);
            }
            assert!(text.contains("```scenario"), "{path} has no scenario");
        }
    }
}

/// A new game may have them in English only.
#[test]
fn every_language_has_the_same_rules() {
    visit_all(&mut Compare);
}
