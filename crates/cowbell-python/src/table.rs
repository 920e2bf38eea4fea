//! One match as Python holds it: the erased match of the catalog, the numbers of its legal moves, and what each seat has
//! been told so far.

use cowbell_catalog::{AnyMatch, OpenError, Options, Visitor, add_event, visit_all};
use cowbell_rules::{Encode, PositionError, Refusal, Seat, Standing, Told, Turn, Viewer};
use serde_json::{Value, json};

/// The turn of chance, as a number where a seat would stand. OpenSpiel has the same.
pub(crate) const CHANCE: i32 = -1;
/// Nobody's turn: the match is over. OpenSpiel has the same.
pub(crate) const OVER: i32 = -4;

/// Whose turn it is, as a number.
pub(crate) fn turn_number(turn: Turn) -> i32 {
    match turn {
        Turn::Seat(seat) => seat.0.into(),
        Turn::Chance => CHANCE,
        Turn::Over => OVER,
    }
}

/// Rewards as learners like them: 1 for a win, -1 for the last place, in sum 0 (solo: 1 or -1).
pub(crate) fn reward(standing: &Standing, seat: Seat) -> f64 {
    // Results are multiples of half a place; as such they sum to exactly zero in doubles.
    let halves = 2.0 * standing.places.len().saturating_sub(1).max(1) as f64;
    2.0 * (f64::from(standing.reward(seat)) * halves).round() / halves - 1.0
}

/// What a seat knew before the log begins: its text, and the digest of all it had seen.
pub(crate) type Known = (String, u64);

/// The digest of nothing (FNV-1a's offset).
const NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// What one seat has been told so far. It follows the match when it is asked.
struct Memory {
    game: Box<dyn AnyMatch>,
    text: String,
    /// Of all views so far: what the rules show without an event of their own (a card fulfilled, points of a round).
    digest: u64,
}

/// A match, and what numbers need beside it.
pub(crate) struct Seated {
    game: Box<dyn AnyMatch>,
    /// The numbers of the legal moves now.
    legal: Vec<usize>,
    /// By seat; empty for a match from its beginning.
    known: Vec<Known>,
    /// By seat, once asked for.
    memories: Vec<Option<Memory>>,
}

impl Clone for Memory {
    fn clone(&self) -> Memory {
        Memory { game: self.game.fork(), text: self.text.clone(), digest: self.digest }
    }
}

impl Clone for Seated {
    fn clone(&self) -> Seated {
        let (legal, known, memories) = (self.legal.clone(), self.known.clone(), self.memories.clone());
        Seated { game: self.game.fork(), legal, known, memories }
    }
}

impl Seated {
    fn new(game: Box<dyn AnyMatch>, known: Vec<Known>) -> Seated {
        let memories = vec![None; game.seats()];
        let mut seated = Seated { game, legal: Vec::new(), known, memories };
        seated.list();
        seated
    }

    /// The match itself.
    pub(crate) fn game(&self) -> &dyn AnyMatch {
        self.game.as_ref()
    }

    fn list(&mut self) {
        self.game.legal_numbers(&mut self.legal);
    }

    /// Changes the match, and lists what is legal then.
    fn change<T>(
        &mut self,
        change: impl FnOnce(&mut dyn AnyMatch) -> Result<T, Refusal>,
    ) -> Result<(), Refusal> {
        change(self.game.as_mut())?;
        self.list();
        Ok(())
    }

    /// Plays a move in notation, for the seat to move.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<(), Refusal> {
        match self.game.turn() {
            Turn::Seat(seat) => self.change(|game| game.play(seat, text)),
            // It says that nobody moves.
            _ => self.game.play_number(usize::MAX),
        }
    }

    /// Plays the move with this number.
    pub(crate) fn play(&mut self, number: usize) -> Result<(), Refusal> {
        self.change(|game| game.play_number(number))
    }

    /// Settles the pending random event with this outcome.
    pub(crate) fn settle_text(&mut self, text: &str) -> Result<(), Refusal> {
        self.change(|game| game.settle(text))
    }

    /// Settles the pending random event with the outcome at this index of its list.
    pub(crate) fn settle(&mut self, index: usize) -> Result<(), Refusal> {
        self.change(|game| game.settle_index(index))
    }

    /// Adds an event of a record.
    pub(crate) fn add(&mut self, event: &Told) -> Result<(), Refusal> {
        self.change(|game| add_event(game, event))
    }

    /// Settles random events until a seat is to move.
    pub(crate) fn roll_on(&mut self, dice: &mut fastrand::Rng) {
        if self.game.turn() == Turn::Chance {
            self.game.roll_on(dice);
            self.list();
        }
    }

    /// The numbers of the legal moves, ascending.
    pub(crate) fn legal(&self) -> &[usize] {
        &self.legal
    }

    /// One of them, each equally likely; `None` if no seat is to move.
    pub(crate) fn sample(&self, dice: &mut fastrand::Rng) -> Option<usize> {
        (!self.legal.is_empty()).then(|| self.legal[dice.usize(..self.legal.len())])
    }

    /// Writes which moves are legal.
    pub(crate) fn mask(&self, out: &mut [bool]) {
        out.fill(false);
        self.legal.iter().for_each(|number| out[*number] = true);
    }

    /// The information state of a seat: all that it has ever been told or shown, and nothing else.
    pub(crate) fn information(&mut self, seat: Seat) -> String {
        let has_secrets = self.game.info().has_secrets;
        let (text, seen) = self.remember(seat);
        if has_secrets { format!("{seat}|{text}#{seen:016x}") } else { format!("{seat}|{text}") }
    }

    /// All that a seat has been told, and the digest of all that it has been shown.
    fn remember(&mut self, seat: Seat) -> (&str, u64) {
        let memory = self.memories[seat.index()].get_or_insert_with(|| {
            let (text, digest) = self.known.get(seat.index()).cloned().unwrap_or((String::new(), NOTHING));
            Memory { game: self.game.up_to(0), text, digest }
        });
        while let Some(told) = memory.game.follow(self.game.as_ref(), Viewer::Seat(seat)) {
            memory.text += &brief(&told);
            // Where nothing is secret, what happened says everything.
            if self.game.info().has_secrets {
                memory.digest = digest(memory.digest, &view_text(memory.game.as_ref(), seat));
            }
        }
        (&memory.text, memory.digest)
    }

    /// Begins again where the match began.
    pub(crate) fn restart(&mut self) {
        self.game = self.game.up_to(0);
        self.memories.fill(None);
        self.list();
    }

    /// Where the match began, if not at the beginning.
    pub(crate) fn start(&self) -> Option<String> {
        (!self.known.is_empty()).then(|| self.game.start_position())
    }

    /// What the seats knew where the log begins, if it does not begin with the match.
    pub(crate) fn known(&self) -> &[Known] {
        &self.known
    }

    /// A world that a seat cannot tell from this one.
    pub(crate) fn resample(&self, seat: Seat, dice: &mut fastrand::Rng) -> Seated {
        let world = self.game.resample(seat, dice);
        // The seat itself knows what it knew. What others were told before is gone with their secrets: the open part
        // of the log and what they hold now stand for it.
        let open: String = self.game.recall(Viewer::Spectator).iter().map(brief).collect();
        let known = |other| match other == seat {
            true => {
                let mut own = self.clone();
                let (text, digest) = own.remember(seat);
                (text.to_string(), digest)
            }
            false => (format!("{open}{}", view_text(world.as_ref(), other)), NOTHING),
        };
        let known = Seat::all(world.seats()).map(known).collect();
        Seated::new(world, known)
    }
}

/// A view in one line.
fn view_text(game: &dyn AnyMatch, seat: Seat) -> String {
    let mut bytes = Vec::new();
    game.write_view(Viewer::Seat(seat), &mut bytes);
    String::from_utf8(bytes).expect("JSON is UTF-8")
}

/// One line of the log in few letters: `0:Hc3`, `*deal 7.0`, `*deal ?>1`.
fn brief(told: &Told) -> String {
    match told {
        Told::Move { seat, mv } => format!("{seat}:{mv};"),
        Told::Chance { chance, to: None } => format!("*{chance};"),
        Told::Chance { chance, to: Some(seat) } => format!("*{chance}>{seat};"),
    }
}

/// FNV-1a, which stays the same on every machine.
fn digest(hash: u64, text: &str) -> u64 {
    text.bytes().fold(hash, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Why a match could not be set up.
pub(crate) enum SetUpError {
    /// No such game or no such options.
    Open(OpenError),
    /// The position cannot be read.
    Position(PositionError),
}

/// A new match by some version of the rules, else by the newest, from its beginning or from a position; `known` is what the seats knew before that position.
pub(crate) fn open(
    slug: &str,
    rules: Option<u32>,
    options: &Options,
    position: Option<&str>,
    known: Option<Vec<Known>>,
) -> Result<Seated, SetUpError> {
    let opened = match rules {
        None => cowbell_catalog::open(slug, options),
        Some(rules) => cowbell_catalog::open_by(slug, rules, options),
    };
    let mut game = opened.map_err(SetUpError::Open)?;
    let Some(position) = position else { return Ok(Seated::new(game, Vec::new())) };
    game.set_position(position).map_err(SetUpError::Position)?;
    let views = || Seat::all(game.seats()).map(|seat| (view_text(game.as_ref(), seat), NOTHING)).collect();
    let known = known.unwrap_or_else(views);
    Ok(Seated::new(game, known))
}

/// What every game is, with its options and sizes.
pub(crate) fn cards() -> Vec<Value> {
    struct Card;
    impl Visitor for Card {
        type Out = Value;
        fn visit<G: Encode>(&mut self) -> Value {
            let mut card = json!(G::INFO);
            card["options"] = json!(<G::Options as cowbell_rules::Options>::LIST);
            card["defaults"] = json!(G::Options::default());
            card["moves"] = json!(G::MOVES);
            card["features"] = json!(G::FEATURES);
            card
        }
    }
    visit_all(&mut Card)
}
