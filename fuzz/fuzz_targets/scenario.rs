//! Any Markdown as scenarios: every block passes or fails with a line, none panics.
#![no_main]

use core::fmt;

use cowbell_catalog::{Visitor, visit};
use cowbell_rules::Encode;
use cowbell_testkit::scenario::{Block, blocks, run};
use libfuzzer_sys::fuzz_target;

struct Run<'a>(&'a Block);

impl Visitor for Run<'_> {
    type Out = ();
    fn visit<G: Encode>(&mut self)
    where
        G::View: fmt::Display,
    {
        run::<G>(self.0);
    }
}

fuzz_target!(|text: &str| {
    for block in blocks(text) {
        visit(block.game.as_deref().unwrap_or("tic-tac-moo"), &mut Run(&block));
    }
});
