//! One match of a batch: a bare state with its dice, and whatever happens between two decisions of a learner.

use cowbell_bots::{Bot, Evaluate, Level, think};
use cowbell_rules::{Encode, Game, MAX_SEATS, Seat, Standing, Turn, quick};

use crate::legal::Legal;
use crate::table::reward;

/// Who plays a seat: someone outside, or a bot.
pub(crate) type Opponents = [Option<Bot>; MAX_SEATS];

/// Where one match writes what a learner reads.
pub(crate) struct RowOut<'a> {
    pub(crate) observation: &'a mut [f32],
    pub(crate) mask: &'a mut [bool],
    pub(crate) reward: &'a mut [f32],
    pub(crate) done: &'a mut bool,
    pub(crate) to_move: &'a mut i32,
    pub(crate) last: &'a mut [f32],
    pub(crate) seed: &'a mut u64,
    pub(crate) score: &'a mut [f32],
    pub(crate) watcher: &'a mut i32,
    /// Empty where nobody watches.
    pub(crate) watched: &'a mut [f32],
}

/// What the matches of one thread share.
pub(crate) struct Desk<'a, G: Game> {
    /// The state every match begins with.
    pub(crate) fresh: &'a G,
    pub(crate) opponents: &'a Opponents,
    /// Room for a list of legal moves.
    moves: Vec<G::Move>,
}

impl<'a, G: Encode> Desk<'a, G> {
    pub(crate) fn new(fresh: &'a G, opponents: &'a Opponents) -> Desk<'a, G> {
        Desk { fresh, opponents, moves: Vec::with_capacity(G::INFO.most_moves) }
    }
}

/// One match. When it ends, the next one begins in its place.
#[derive(Clone)]
pub(crate) struct BatchRow<G: Game> {
    state: G,
    /// What the learner to move may do.
    legal: Legal,
    seat: Seat,
    /// Of the row: every match in it has a seed that follows from this one and its number.
    root: u64,
    matches: u64,
    /// Decisions of this row so far: they say whose turn it is to watch.
    steps: usize,
    seed: u64,
    /// Settles chance, and nothing else: [`quick`] of the match's seed.
    dice: fastrand::Rng,
    /// Picks moves at random.
    picks: fastrand::Rng,
    /// Seeds the bots, on a stream of its own: sampling does not change how they play.
    bots: fastrand::Rng,
}

impl<G: Encode + Evaluate> BatchRow<G> {
    pub(crate) fn new(fresh: &G, root: u64) -> BatchRow<G> {
        BatchRow {
            state: fresh.clone(),
            legal: Legal::none::<G>(),
            seat: Seat(0),
            root,
            matches: 0,
            steps: 0,
            seed: 0,
            dice: quick(0),
            picks: quick(0),
            bots: quick(0),
        }
    }

    /// Begins the first match.
    pub(crate) fn begin(&mut self, desk: &mut Desk<'_, G>, row: RowOut<'_>) {
        self.next_match(desk.fresh);
        row.reward.fill(0.0);
        row.score.fill(0.0);
        *row.done = false;
        self.go_on(desk, row);
    }

    /// Whether the move with this number is legal.
    pub(crate) fn allows(&self, number: i64) -> bool {
        self.legal.has(number)
    }

    /// Makes a move that [`BatchRow::allows`], and whatever follows until a learner is to move again.
    #[inline]
    pub(crate) fn step(&mut self, number: i64, desk: &mut Desk<'_, G>, row: RowOut<'_>) {
        row.reward.fill(0.0);
        row.score.fill(0.0);
        *row.done = false;
        self.state.apply(G::numbered(number as usize));
        self.go_on(desk, row);
    }

    /// The number of a legal move, each equally likely.
    pub(crate) fn sample(&mut self) -> i64 {
        self.legal.pick(&mut self.picks)
    }

    fn next_match(&mut self, fresh: &G) {
        self.seed = mix(self.root, self.matches);
        self.matches += 1;
        self.dice = quick(self.seed);
        self.picks = quick(!self.seed);
        self.bots = quick(mix(self.seed, 0));
        self.state.clone_from(fresh);
    }

    fn go_on(&mut self, desk: &mut Desk<'_, G>, mut row: RowOut<'_>) {
        loop {
            match self.state.turn() {
                Turn::Chance => {
                    let chance = self.state.draw(&mut self.dice);
                    self.state.settle(chance);
                }
                Turn::Over => {
                    if let Some(standing) = self.state.standing() {
                        self.finish(&standing, &mut row);
                    }
                    self.next_match(desk.fresh);
                }
                Turn::Seat(seat) => {
                    let Some(bot) = desk.opponents[seat.index()] else {
                        self.seat = seat;
                        break;
                    };
                    self.state.legal_moves(&mut desk.moves);
                    let mv = self.ask(bot, seat, &desk.moves);
                    self.state.apply(mv);
                }
            }
        }
        *row.to_move = self.seat.0.into();
        *row.seed = self.seed;
        self.state.observe(self.seat, row.observation);
        self.legal.read(&self.state, &mut desk.moves, row.mask);
        if !row.watched.is_empty() {
            self.watch(row);
        }
    }

    /// Shows the position to a seat that is not to move: each in turn. Few ask for it.
    #[cold]
    fn watch(&mut self, row: RowOut<'_>) {
        let seats = self.state.seats();
        let others = seats.saturating_sub(1).max(1);
        let watcher = Seat(((self.seat.index() + 1 + self.steps % others) % seats) as u8);
        self.steps += 1;
        *row.watcher = watcher.0.into();
        self.state.observe(watcher, row.watched);
    }

    fn finish(&self, standing: &Standing, row: &mut RowOut<'_>) {
        *row.done = true;
        // A match can end in the bots' hands before a learner was asked again: rewards of a step add up to one match.
        row.reward.iter_mut().zip(0..).for_each(|(place, seat)| *place = reward(standing, Seat(seat)) as f32);
        row.score.iter_mut().zip(&standing.scores).for_each(|(place, score)| *place = *score as f32);
        self.state.observe(self.seat, row.last);
    }

    fn ask(&mut self, bot: Bot, seat: Seat, moves: &[G::Move]) -> G::Move {
        match bot.level {
            Level::Random => moves[self.bots.usize(..moves.len())],
            level => *think(&self.state, seat, level, bot.budget, self.bots.u64(..)).best(),
        }
    }
}

/// One seed from two numbers (the finaliser of SplitMix64).
pub(crate) fn mix(one: u64, other: u64) -> u64 {
    let mut z = one ^ other.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
