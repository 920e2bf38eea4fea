//! A state as text, both ways: a picture of field and fences, and `key value` lines. RULES.md describes the form.
//!
//! Blanks in the picture are for the eye only: a row is cells with `|` between them where a fence stands, a line
//! of fences is `+` with dashes between them. `stock` and `enclosed` follow from the picture; where they are said, they
//! must agree.

use core::fmt::Write;

use cowbell_rules::position::{Line, lines};
use cowbell_rules::{Pick, PositionError, Seat};

use crate::board::{Cell, Cells, Edge, Side, each};
use crate::fences::{FENCES, Fences};
use crate::options::Options;
use crate::state::{Phase, TeKuiti};
use crate::tiles::{Bag, Kind, Tile};
use crate::view::Spot;

impl TeKuiti {
    /// The state as text.
    pub(crate) fn print(&self) -> String {
        let mut text = String::new();
        let mut line = |key: &str, value: String| text.push_str(format!("{key} {value}").trim_end()) + "\n";
        if !self.is_solo() {
            line("round", self.round.to_string());
            line("shepherd", self.shepherd.to_string());
        }
        text
    }
}
