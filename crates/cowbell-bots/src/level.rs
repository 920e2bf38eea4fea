//! Levels people understand, how much thought each may spend, and a bot as one writes it: `hard`, `hard@2000`.

use core::fmt;
use core::str::FromStr;
use std::time::Duration;

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any legal move. For tests and tournaments.
    Random,
    /// A friendly beginner: overlooks moves, misjudges others, and forgets what was turned down again.
    Easy,
    /// Looks one move ahead and judges what it sees.
    Medium,
    /// Searches, for less than a second.
    Hard,
    /// Searches longer and plays on more carefully when it judges.
    Expert,
    /// Thinks up to twice as long as an expert and makes more of it: it stops sooner where a decision is clear, and judges,
    /// as far as that pays in a game, by a network that learned it from matches of bots.
    Master,
}

impl Level {
    /// The levels that people may choose, the weakest first.
    pub const ALL: [Level; 6] =
        [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert, Level::Master];

    /// The one that gives hints: strong, and quick enough to be waited for.
    pub const ADVISER: Level = Level::Hard;

    /// Whether it searches, and so has iterations to spend.
    pub fn searches(self) -> bool {
        self >= Level::Hard
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["random", "easy", "medium", "hard", "expert", "master"][*self as usize])
    }
}

impl FromStr for Level {
    type Err = String;
    fn from_str(text: &str) -> Result<Level, String> {
        let found = Level::ALL.into_iter().find(|level| level.to_string().eq_ignore_ascii_case(text.trim()));
        found.ok_or_else(|| format!("`{text}` should be random, easy, medium, hard, expert or master"))
    }
}

/// How much a decision may cost. Equal seeds and iterations give equal decisions, unless the time runs out before
/// the iterations do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Iterations of the search, all threads together. A bot has more at larger tables: see [`Budget::at`].
    pub iterations: u32,
    /// Positions the exact solver may look at before it gives up.
    pub positions: u32,
    /// Trees grown side by side, each on a thread of its own.
    pub threads: usize,
    /// The search stops after this time, whatever is left of the iterations.
    pub time: Option<Duration>,
}

impl Budget {
    /// What a level spends by default, on one thread.
    pub const fn of(level: Level) -> Budget {
        let (iterations, positions, time) = match level {
            Level::Random | Level::Easy | Level::Medium => (0, 0, 1000),
            Level::Hard => (1_000, 20_000, 900),
            Level::Expert => (40_000, 200_000, 3000),
            Level::Master => (80_000, 200_000, 3000),
        };
        Budget { iterations, positions, threads: 1, time: Some(Duration::from_millis(time)) }
    }

    /// What a bot spends at a table with this number of seats: its iterations times the square of its opponents, since more
    /// seats reply in more ways and there are more of them; but not more than an expert, who must end well before its time.
    pub fn at(self, seats: usize) -> u32 {
        let most = self.iterations.max(Budget::of(Level::Expert).iterations);
        let opponents = seats.saturating_sub(1).max(1) as u32;
        self.iterations.saturating_mul(opponents * opponents).min(most)
    }

    /// The same on this number of threads.
    pub const fn on(self, threads: usize) -> Budget {
        Budget { threads, ..self }
    }

    /// With this many iterations and no clock, so that it decides the same on every machine.
    pub const fn exactly(self, iterations: u32) -> Budget {
        Budget { iterations, time: None, ..self }
    }
}

/// How a master goes about it: how far it believes its network rather than the looks and play-outs of an expert, and how
/// it spends its time. All but `playout`, `picks` and `after` are hundredths.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trust {
    /// Belief in the network where it says how promising moves look.
    pub policy: u8,
    /// Belief in the network where it says what positions are worth.
    pub value: u8,
    /// The weight of moves that look good over moves that have done well.
    pub explore: u8,
    /// How many moves are played on before the network judges.
    pub after: u8,
    /// The part of the iterations left that another move may get at best: with less, a search stops sooner.
    pub stop: u8,
    /// The weight of hand-made judgement where the tree is left, beside what comes of it later.
    pub hunch: u8,
    /// How much worse than its siblings a move counts that was never tried.
    pub doubt: u8,
    /// Moves played out, if not as many as an expert does.
    pub playout: Option<u8>,
    /// Out of how many moves a play-out makes the best-looking one.
    pub picks: u8,
    /// Iterations in the time in which an expert makes a hundred: `master@N` thinks as long as `expert@N`. It belongs to
    /// what suits a game; who writes a trust of his own writes plain iterations.
    pub pace: u16,
}

impl Trust {
    /// An expert that stops sooner where a decision is clear.
    pub const SEARCH: Trust = Trust {
        policy: 0,
        value: 0,
        explore: 60,
        after: 0,
        stop: 60,
        hunch: 0,
        doubt: 0,
        playout: None,
        picks: 4,
        pace: 100,
    };

    /// Whether the network is asked anything.
    pub(crate) fn reads(&self) -> bool {
        self.policy > 0 || self.value > 0
    }

    /// What is written behind a plus, with its value if it is not the usual one.
    fn extras(&self) -> [(&'static str, Option<u8>); 5] {
        let usual = Trust::SEARCH;
        let unusual = |own: u8, usual: u8| (own != usual).then_some(own);
        [
            ("stop", unusual(self.stop, usual.stop)),
            ("hunch", unusual(self.hunch, usual.hunch)),
            ("doubt", unusual(self.doubt, usual.doubt)),
            ("playout", self.playout),
            ("picks", unusual(self.picks, usual.picks)),
        ]
    }

    fn set(&mut self, name: &str, value: u8) -> bool {
        match name {
            "stop" if value <= 100 => self.stop = value,
            "hunch" if value <= 100 => self.hunch = value,
            "doubt" => self.doubt = value,
            "playout" if value <= 50 => self.playout = Some(value),
            "picks" if value > 0 => self.picks = value,
            _ => return false,
        }
        true
    }
}

impl fmt::Display for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.policy, self.value, self.explore)?;
        if self.after > 0 {
            write!(f, ":{}", self.after)?;
        }
        self.extras().into_iter().try_for_each(|(name, value)| match value {
            Some(value) => write!(f, "+{name}{value}"),
            None => Ok(()),
        })
    }
}

impl FromStr for Trust {
    type Err = String;
    fn from_str(text: &str) -> Result<Trust, String> {
        let wrong = || {
            format!(
                "`{text}` should be trust in policy and value up to 100, exploration, and moves played on, as in 100:100:80:4, \
                 and what else is unusual: 0:0:60+stop40+hunch20+doubt10+playout8+picks2"
            )
        };
        let (numbers, extras) = text.split_once('+').unwrap_or((text, ""));
        let numbers: Vec<u8> =
            numbers.split(':').map(str::parse).collect::<Result<_, _>>().map_err(|_| wrong())?;
        let mut trust = match numbers[..] {
            [policy @ 0..=100, value @ 0..=100, explore, ref after @ ..] if after.len() < 2 => {
                let after = after.first().copied().unwrap_or(0).min(50);
                Trust { policy, value, explore, after, ..Trust::SEARCH }
            }
            _ => return Err(wrong()),
        };
        for extra in extras.split('+').filter(|extra| !extra.is_empty()) {
            let (name, value) = extra.split_at(extra.find(|c: char| c.is_ascii_digit()).unwrap_or(0));
            if !trust.set(name, value.parse().map_err(|_| wrong())?) {
                return Err(wrong());
            }
        }
        Ok(trust)
    }
}

/// A bot: a level, what it may spend, and whether it forgets what its level would forget. As text:
/// `medium`, `hard@2000` (iterations, no clock), `easy/perfect` (forgets nothing), `master@2000/0:100:80` (a master that
/// trusts its network as told: here not in moves, wholly in positions; a fourth number is moves played on first). Without
/// such a trust, `master@2000` has the time of `expert@2000`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bot {
    /// How well it plays.
    pub level: Level,
    /// What a decision may cost.
    pub budget: Budget,
    /// Whether it remembers everything, whatever its level.
    pub is_perfect: bool,
    /// How far a master trusts its network, if not as it suits the game.
    pub trust: Option<Trust>,
}

impl Bot {
    /// A bot of this level with its default budget.
    pub const fn new(level: Level) -> Bot {
        Bot { level, budget: Budget::of(level), is_perfect: false, trust: None }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)?;
        if self.budget.iterations != Budget::of(self.level).iterations {
            write!(f, "@{}", self.budget.iterations)?;
        }
        if let Some(trust) = self.trust {
            write!(f, "/{trust}")?;
        }
        if self.is_perfect { f.write_str("/perfect") } else { Ok(()) }
    }
}

impl FromStr for Bot {
    type Err = String;
    fn from_str(text: &str) -> Result<Bot, String> {
        let (rest, is_perfect) = match text.trim().strip_suffix("/perfect") {
            Some(rest) => (rest, true),
            None => (text.trim(), false),
        };
        let (rest, trust) = match rest.split_once('/') {
            Some((rest, trust)) => (rest, Some(trust.parse::<Trust>()?)),
            None => (rest, None),
        };
        let (level, iterations) = match rest.split_once('@') {
            Some((level, iterations)) => (level.parse::<Level>()?, Some(iterations)),
            None => (rest.parse()?, None),
        };
        if trust.is_some() && level != Level::Master {
            return Err(format!("`{text}`: only a master has a network to trust"));
        }
        let mut bot = Bot { is_perfect, trust, ..Bot::new(level) };
        if let Some(iterations) = iterations {
            match iterations.parse() {
                Ok(count @ 1..=4_000_000) if level.searches() => bot.budget = bot.budget.exactly(count),
                Ok(_) | Err(_) => {
                    return Err(format!(
                        "`{text}`: hard, expert and master take iterations from 1 to 4000000, as in hard@2000"
                    ));
                }
            }
        }
        Ok(bot)
    }
}
