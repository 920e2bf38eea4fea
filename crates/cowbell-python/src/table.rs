//! One match of any game with moves as numbers: what [`AnyMatch`] is for text.

use core::fmt::Display;

use cowbell_catalog::{AnyMatch, OpenError, Options, Visitor, options_of, visit, visit_all};
use cowbell_rules::{
    Encode, Game, Match, PositionError, Refusal, Seat, Standing, Told, Turn, Viewer, step, tell,
};
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
    // Results are multiples of half a place; as such they add up to nought in doubles.
    let halves = 2.0 * standing.places.len().saturating_sub(1).max(1) as f64;
    2.0 * (f64::from(standing.reward(seat)) * halves).round() / halves - 1.0
}

/// One match of any game, by numbers.
pub(crate) trait Table: Send + Sync {
    /// The same match by text.
    fn any(&self) -> &dyn AnyMatch;
    /// Plays a move in notation, for the seat to move.
    fn play_text(&mut self, text: &str) -> Result<(), Refusal>;
    /// Plays a move in notation for this seat, whose turn it may not be.
    fn play_as(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Plays the move with this number.
    fn play(&mut self, number: usize) -> Result<(), Refusal>;
    /// Lets the pending random event turn out like this.
    fn settle_text(&mut self, text: &str) -> Result<(), Refusal>;
    /// Lets the pending random event turn out like the one at this place of its list.
    fn settle(&mut self, index: usize) -> Result<(), Refusal>;
    /// Settles random events until a seat is to move.
    fn roll_on(&mut self, dice: &mut fastrand::Rng);
    /// The numbers of the legal moves, ascending.
    fn legal(&self) -> Vec<usize>;
    /// One of them, each equally likely; `None` if no seat is to move.
    fn sample(&self, dice: &mut fastrand::Rng) -> Option<usize>;
    /// The number of a move in notation.
    fn number(&self, text: &str) -> Option<usize>;
    /// The notation of a move.
    fn text(&self, number: usize) -> Option<String>;
    /// How many move numbers there are, and how many values an observation has.
    fn sizes(&self) -> (usize, usize);
    /// Writes what a seat may know.
    fn observe(&self, seat: Seat, out: &mut [f32]);
    /// Writes which moves are legal.
    fn mask(&self, out: &mut [bool]);
    /// The information state of a seat: all that it has ever been told or shown, and nothing else.
    fn information(&mut self, seat: Seat) -> String;
    /// The upper bound on the events of a match.
    fn longest(&self) -> usize;
    /// Begins again where the match began.
    fn restart(&mut self);
    /// Where the match began, if not at the beginning.
    fn start(&self) -> Option<String>;
    /// A world that a seat cannot tell from this one.
    fn resample(&self, seat: Seat, dice: &mut fastrand::Rng) -> Box<dyn Table>;
    /// A copy.
    fn fork(&self) -> Box<dyn Table>;
    /// What the seats knew where the log begins, if it does not begin with the match.
    fn known(&self) -> &[Known];
}

/// What a seat knew before the log begins: its text, and the digest of all it had seen.
pub(crate) type Known = (String, u64);

/// The digest of nothing (FNV-1a's offset).
const NOTHING: u64 = 0xcbf2_9ce4_8422_2325;

/// What one seat has been told so far. It follows the log when it is asked.
#[derive(Clone)]
struct Memory<G> {
    state: G,
    seen: usize,
    text: String,
    /// Of all views so far: what the rules show without an event of their own (a card fulfilled, points of a round).
    digest: u64,
}

/// A match, and what numbers need beside it.
#[derive(Clone)]
struct Seated<G: Game> {
    game: Match<G>,
    /// The legal moves now.
    moves: Vec<G::Move>,
    /// By seat; empty for a match from its beginning.
    known: Vec<Known>,
    /// By seat, once asked for.
    memories: Vec<Option<Memory<G>>>,
}

impl<G: Game> Seated<G> {
    fn new(game: Match<G>, known: Vec<Known>) -> Seated<G> {
        let memories = vec![None; game.state().seats()];
        let mut seated = Seated { game, moves: Vec::new(), known, memories };
        seated.list();
        seated
    }

    /// All that a seat has been told, and the digest of all that it has been shown.
    fn remember(&mut self, seat: Seat) -> (&str, u64) {
        let memory = self.memories[seat.index()].get_or_insert_with(|| {
            let (text, digest) = self.known.get(seat.index()).cloned().unwrap_or((String::new(), NOTHING));
            Memory { state: self.game.start().clone(), seen: 0, text, digest }
        });
        for event in &self.game.log()[memory.seen..] {
            memory.text += &brief(&tell(&memory.state, *event, Viewer::Seat(seat)));
            step(&mut memory.state, *event);
            // Where nothing is secret, what happened says everything.
            if G::INFO.has_secrets {
                memory.digest = digest(memory.digest, &view_text(&memory.state, seat));
            }
        }
        memory.seen = self.game.log().len();
        (&memory.text, memory.digest)
    }

    fn list(&mut self) {
        self.game.state().legal_moves(&mut self.moves);
    }
}

/// A view in one line.
fn view_text<G: Game>(state: &G, seat: Seat) -> String {
    serde_json::to_string(&state.view(Viewer::Seat(seat))).expect("a view is a struct of plain values")
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

impl<G: Encode> Table for Seated<G>
where
    G::View: Display,
{
    fn any(&self) -> &dyn AnyMatch {
        &self.game
    }

    fn play_text(&mut self, text: &str) -> Result<(), Refusal> {
        let Turn::Seat(seat) = self.game.state().turn() else { return Err(nobody_moves()) };
        self.play_as(seat, text)
    }

    fn play_as(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.game.play_text(seat, text)?;
        self.list();
        Ok(())
    }

    fn play(&mut self, number: usize) -> Result<(), Refusal> {
        let Turn::Seat(seat) = self.game.state().turn() else { return Err(nobody_moves()) };
        if number >= G::MOVES {
            return Err(Refusal::not_a_move(&number.to_string()));
        }
        self.game.play(seat, G::numbered(number))?;
        self.list();
        Ok(())
    }

    fn settle_text(&mut self, text: &str) -> Result<(), Refusal> {
        self.game.settle_text(text)?;
        self.list();
        Ok(())
    }

    fn settle(&mut self, index: usize) -> Result<(), Refusal> {
        let mut chances = Vec::new();
        self.game.state().chances(&mut chances);
        let Some((chance, _)) = chances.get(index) else {
            return Err(Refusal::not_a_chance(&index.to_string()));
        };
        self.game.settle(*chance)?;
        self.list();
        Ok(())
    }

    fn roll_on(&mut self, dice: &mut fastrand::Rng) {
        if self.game.state().turn() == Turn::Chance {
            self.game.roll_on(dice);
            self.list();
        }
    }

    fn legal(&self) -> Vec<usize> {
        self.moves.iter().map(|mv| G::number(*mv)).collect()
    }

    fn sample(&self, dice: &mut fastrand::Rng) -> Option<usize> {
        (!self.moves.is_empty()).then(|| G::number(self.moves[dice.usize(..self.moves.len())]))
    }

    fn number(&self, text: &str) -> Option<usize> {
        self.game.state().read_move(text).map(G::number)
    }

    fn text(&self, number: usize) -> Option<String> {
        (number < G::MOVES).then(|| G::numbered(number).to_string())
    }

    fn sizes(&self) -> (usize, usize) {
        (G::MOVES, G::FEATURES)
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        self.game.state().observe(seat, out);
    }

    fn mask(&self, out: &mut [bool]) {
        out.fill(false);
        self.moves.iter().for_each(|mv| out[G::number(*mv)] = true);
    }

    fn information(&mut self, seat: Seat) -> String {
        let (text, seen) = self.remember(seat);
        if G::INFO.has_secrets { format!("{seat}|{text}#{seen:016x}") } else { format!("{seat}|{text}") }
    }

    fn longest(&self) -> usize {
        self.game.state().longest()
    }

    fn restart(&mut self) {
        self.game = Match::from_state(self.game.start().clone());
        self.memories.fill(None);
        self.list();
    }

    fn start(&self) -> Option<String> {
        (!self.known.is_empty()).then(|| self.game.start().position())
    }

    fn resample(&self, seat: Seat, dice: &mut fastrand::Rng) -> Box<dyn Table> {
        let world = self.game.state().resample(seat, dice);
        // The seat itself knows what it knew. What others were told before is gone with their secrets: the open part
        // of the log and what they hold now stand for it.
        let open: String = self.game.recall(Viewer::Spectator).iter().map(brief).collect();
        let known = |other| match other == seat {
            true => {
                let mut own = self.clone();
                let (text, digest) = own.remember(seat);
                (text.to_string(), digest)
            }
            false => (format!("{open}{}", view_text(&world, other)), NOTHING),
        };
        let known = Seat::all(world.seats()).map(known).collect();
        Box::new(Seated::new(Match::from_state(world), known))
    }

    fn fork(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn known(&self) -> &[Known] {
        &self.known
    }
}

fn nobody_moves() -> Refusal {
    Refusal { code: "NOBODY_MOVES", clause: None, message: "No seat is to move now.".into() }
}

/// Why a match could not be set up.
pub(crate) enum SetUpError {
    /// No such game or no such options.
    Open(OpenError),
    /// The position cannot be read.
    Position(PositionError),
}

/// A new match, from its beginning or from a position; `known` is what the seats knew before that position.
pub(crate) fn open(
    slug: &str,
    options: &Options,
    position: Option<&str>,
    known: Option<Vec<Known>>,
) -> Result<Box<dyn Table>, SetUpError> {
    struct SetUp<'a>(&'a Options, Option<&'a str>, Option<Vec<Known>>);
    impl Visitor for SetUp<'_> {
        type Out = Result<Box<dyn Table>, SetUpError>;
        fn visit<G: Encode>(&mut self) -> Self::Out
        where
            G::View: Display,
        {
            let options = options_of::<G>(self.0).map_err(SetUpError::Open)?;
            let Some(text) = self.1 else {
                return Ok(Box::new(Seated::new(Match::<G>::new(&options), Vec::new())));
            };
            let state = G::from_position(&options, text).map_err(SetUpError::Position)?;
            let views = || Seat::all(state.seats()).map(|seat| (view_text(&state, seat), NOTHING)).collect();
            let known = self.2.take().unwrap_or_else(views);
            Ok(Box::new(Seated::new(Match::from_state(state), known)))
        }
    }
    visit(slug, &mut SetUp(options, position, known))
        .unwrap_or_else(|| Err(SetUpError::Open(OpenError::NoSuchGame(slug.to_string()))))
}

/// What every game is, with its options and sizes.
pub(crate) fn cards() -> Vec<Value> {
    struct Card;
    impl Visitor for Card {
        type Out = Value;
        fn visit<G: Encode>(&mut self) -> Value
        where
            G::View: Display,
        {
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
