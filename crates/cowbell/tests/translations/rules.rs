//! The rules in every language: the same clauses as in English, and all their scenarios pass.

use std::collections::BTreeSet;

use cowbell_catalog::{Visitor, visit_all};
use cowbell_rules::Encode;
use cowbell_scene::Language;
use cowbell_testkit::scenario::{blocks, run};

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
        let name = G::INFO.name;
        let codes: Vec<&str> = G::RULES.iter().map(|(code, _)| *code).collect();
        assert_eq!(codes, Language::ALL.map(Language::code), "{name} has rules in every language");
        let english = clauses(G::RULES[0].1);
        assert!(!english.is_empty(), "{name}: RULES.md marks no clause as **ID**");
        for (code, text) in G::RULES {
            let own = clauses(text);
            let missing: Vec<&&str> = english.symmetric_difference(&own).collect();
            assert!(missing.is_empty(), "{name}, {code}: differs from English in {missing:?}");
            for block in blocks(text) {
                let failures = run::<G>(&block);
                assert!(failures.is_empty(), "{name}, RULES.{code}.md:{}: {:?}", block.line, failures);
            }
            assert!(text.contains("```scenario"), "{name}, {code}: there is no scenario");
        }
    }
}

#[test]
fn every_language_has_the_same_rules() {
    visit_all(&mut Compare);
}
