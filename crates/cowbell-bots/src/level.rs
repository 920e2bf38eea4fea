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
    /// Searches, and judges as far as it pays by a network that learned the game from matches of bots. It is for the arena
    /// and for training: no game has enough matches yet that show it to be stronger than the full expert at equal thinking
    /// time, so it is not offered to people.
    Master,
}

impl Level {
    /// The levels that people may choose, the weakest first.
    pub const ALL: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

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
        let mut levels = Level::ALL.into_iter().chain([Level::Master]);
        let found = levels.find(|level| level.to_string().eq_ignore_ascii_case(text.trim()));
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
            Level::Master => (23_500, 200_000, 3000),
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

/// How far a master believes its network rather than the looks and play-outs of an expert, in hundredths, and how much
/// it explores.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Trust {
    /// In how promising moves look.
    pub policy: u8,
    /// In what positions are worth.
    pub value: u8,
    /// The weight of moves that look good over moves that have done well, in hundredths.
    pub explore: u8,
    /// How many moves are played on before the network judges.
    pub after: u8,
}

impl fmt::Display for Trust {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.policy, self.value, self.explore)?;
        if self.after > 0 { write!(f, ":{}", self.after) } else { Ok(()) }
    }
}

impl FromStr for Trust {
    type Err = String;
    fn from_str(text: &str) -> Result<Trust, String> {
        let numbers: Vec<u8> = text.split(':').map_while(|part| part.parse().ok()).collect();
        let is_whole = text.split(':').count() == numbers.len();
        match numbers[..] {
            [policy @ 0..=100, value @ 0..=100, explore, ref after @ ..] if is_whole && after.len() < 2 => {
                let after = after.first().copied().unwrap_or(0).min(50);
                Ok(Trust { policy, value, explore, after })
            }
            _ => Err(format!(
                "`{text}` should be trust in policy and value up to 100, exploration, and moves played on: 100:100:80:4"
            )),
        }
    }
}

/// A bot: a level, what it may spend, and whether it forgets what its level would forget. As text:
/// `medium`, `hard@2000` (iterations, no clock), `easy/perfect` (forgets nothing), `master@2000/0:100:80` (a master that
/// trusts its network as told: here not in moves, wholly in positions; a fourth number is moves played on first).
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
