//! Scenarios: rules as executable Markdown.
//!
//! A scenario is a fenced block whose info string begins with `scenario`, followed by the clauses it shows:
//!
//! ````markdown
//! ```scenario TTM-22 TTM-23
//! game tic-tac-moo
//! options win-time=immediate
//! position
//!   3 . . H . . . . .
//!   turn 0
//! legal Hb2 Hb3 Pb2 Pb3
//! play Hb3
//! refuse Pf4 NOT_ADJACENT_TO_BARN_SPECIES TTM-22
//! ```
//! ````
//!
//! | line | does |
//! |---|---|
//! | `game SLUG` | names the game; a file may say it once, in its first block, for all that follow |
//! | `rules N` | played by version N of the rules instead of the newest |
//! | `options KEY=VALUE …` | the table's options; values are JSON, words need no quotes |
//! | `position` + indented lines | starts from this position (whole or partial) instead of a new match |
//! | `play MOVE` | the seat to move makes this move; `play 1: MOVE` names the seat |
//! | `chance OUTCOME` | a random event turns out like this |
//! | `chance any` | settles pending random events, first outcome each, until a seat is to move |
//! | `legal MOVE, MOVE …` | these are exactly the legal moves (commas between them, or blanks where no move has one; `-` for none) |
//! | `legal has MOVE, …` · `legal lacks MOVE, …` | these are, or are not, among them |
//! | `legal count N` | there are N |
//! | `chances OUTCOME WEIGHT, …` | these are exactly the outcomes, with these weights up to a common factor |
//! | `chances count N` | there are N |
//! | `refuse MOVE CODE [CLAUSE]` | the move is refused so; `refuse 1: …` names the seat; MOVE may contain blanks |
//! | `refuse chance OUTCOME` | the outcome cannot occur now: NOT_A_CHANCE |
//! | `refuse options KEY=VALUE …` | these options are refused |
//! | `refuse position` + indented lines | this position is refused |
//! | `turn 0` · `turn chance` · `turn over` | who acts |
//! | `scores 12 4` · `places 1 2` | the standing at the end |
//! | `has` + indented lines | each line stands in the printed position (how many blanks there are does not matter) |
//! | `lacks` + indented lines | none of them does |
//! | `view SEAT has TEXT` · `view SEAT lacks TEXT` | the compact JSON of the view contains the text or not; `view - …` for a spectator |
//! | `told SEAT TEXT` | how the last event reads in this viewer's log |
//!
//! `#` begins a comment line. After `play` nothing is drawn by itself: chance is always explicit.
//! `play` and `chance` only lead somewhere: a block without any other step asserts nothing, which is a failure.
//! `position` may be said again to start afresh; `rules` and `options` stand before it and before the first step.
//!
//! Reading ([`blocks`]) needs no game, running ([`run()`]) does: a file is read once and each block handed to the
//! game it names.

use core::fmt;

use cowbell_rules::{Seat, Turn, Viewer};
use serde_json::{Map, Value};

mod parse;
mod run;

pub use parse::blocks;
pub use run::run;

/// One scenario of a Markdown file.
#[derive(Clone, Debug)]
pub struct Block {
    /// The 1-based line of its opening fence.
    pub line: usize,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// The game, said in this block or in an earlier one of the file.
    pub game: Option<String>,
    /// What it does, in order.
    pub steps: Vec<Step>,
    /// The lines that could not be read.
    pub broken: Vec<Failure>,
}

/// One step of a scenario.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its 1-based line in the file.
    pub line: usize,
    /// What it does.
    pub does: Does,
}

/// What a step does. The table above says how each is written.
#[derive(Clone, Debug)]
pub enum Does {
    /// `rules N`
    Rules(u32),
    /// `options KEY=VALUE …`
    Options(Map<String, Value>),
    /// `position` and its lines
    Position(Body),
    /// `play MOVE`
    Play(Said),
    /// `chance OUTCOME`
    Chance(String),
    /// `chance any`
    ChanceAny,
    /// `legal …`, the list still as text: only the game knows whether it is one move or several
    Legal(How, String),
    /// `legal count N`
    LegalCount(usize),
    /// `chances OUTCOME WEIGHT, …`
    Chances(Vec<(String, u32)>),
    /// `chances count N`
    ChancesCount(usize),
    /// `refuse MOVE CODE [CLAUSE]`
    Refuse {
        /// The move.
        said: Said,
        /// The code.
        code: String,
        /// The clause, where one is said.
        clause: Option<String>,
    },
    /// `refuse chance OUTCOME`
    RefuseChance(String),
    /// `refuse options KEY=VALUE …`
    RefuseOptions(Map<String, Value>),
    /// `refuse position` and its lines
    RefusePosition(Body),
    /// `turn …`
    Turn(Turn),
    /// `scores N …`
    Scores(Vec<i32>),
    /// `places N …`
    Places(Vec<u8>),
    /// `has` and its lines
    Has(Body),
    /// `lacks` and its lines
    Lacks(Body),
    /// `view SEAT has TEXT`, `view SEAT lacks TEXT`
    View(Viewer, How, String),
    /// `told SEAT TEXT`
    Told(Viewer, String),
}

impl Does {
    /// Whether the step only leads somewhere. What follows it has no meaning once it has failed.
    pub fn leads(&self) -> bool {
        matches!(
            self,
            Does::Rules(_)
                | Does::Options(_)
                | Does::Position(_)
                | Does::Play(_)
                | Does::Chance(_)
                | Does::ChanceAny
        )
    }
}

/// A move as a step says it: `Hb3`, or `1: Hb3`.
#[derive(Clone, Debug)]
pub struct Said {
    /// The seat, where it is named.
    pub seat: Option<Seat>,
    /// The move.
    pub mv: String,
}

/// How a list or text is compared with what is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It is all there is.
    Exactly,
    /// It is there, perhaps with more.
    Has,
    /// Nothing of it is there.
    Lacks,
}

/// The indented lines below a step.
#[derive(Clone, Debug)]
pub struct Body {
    /// The lines, without their common indentation. The first stands right below its step.
    pub text: String,
    /// How many characters were taken off the beginning of each line.
    pub indent: usize,
}

/// Why a scenario failed: what was expected, what was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// 1-based line in the file.
    pub line: usize,
    /// 1-based column in characters, where one is meant.
    pub column: Option<usize>,
    /// What is wrong.
    pub reason: String,
}

impl Failure {
    fn at(line: usize, reason: impl Into<String>) -> Failure {
        Failure { line, column: None, reason: reason.into() }
    }
}

/// `12: reason` or `12:5: reason`, so that `file:` in front makes a place an editor can jump to.
impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.line)?;
        if let Some(column) = self.column {
            write!(f, ":{column}")?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl core::error::Error for Failure {}
