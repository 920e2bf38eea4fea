//! What a tournament showed: a row for each bot, as JSON and as a table.

use core::fmt;
use std::time::Duration;

use cowbell_rules::{Game, Seat};
use serde::Serialize;
use serde_json::Value;

use super::rating::{Points, elo, intervals};
use super::{Played, Tournament};

/// The figures of a tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The options of the table, all spelled out.
    pub options: Value,
    /// Seats of the table.
    pub seats: usize,
    /// The seed.
    pub seed: u64,
    /// How many matches were played.
    pub matches: usize,
    /// Moves in a match: mean, fewest, most.
    pub moves: (f64, usize, usize),
    /// The bots, in the order of the tournament.
    pub bots: Vec<BotResult>,
}

/// One bot of a tournament. A bot on several seats counts once for each.
#[derive(Clone, Debug, Serialize)]
pub struct BotResult {
    /// As it was named.
    pub bot: String,
    /// Seats it has played from.
    pub played: usize,
    /// First places, not shared.
    pub won: usize,
    /// First places shared.
    pub drawn: usize,
    /// All others.
    pub lost: usize,
    /// Its share of first places: a shared one counts in parts.
    pub first: f64,
    /// The 95 % interval of that.
    pub first_interval: (f64, f64),
    /// Elo, mean 0 over the bots; nothing where nobody met.
    pub elo: Option<f64>,
    /// Its 95 % interval.
    pub elo_interval: Option<(f64, f64)>,
    /// Points it has on average.
    pub score: f64,
    /// Points it has more on average than the mean of the other seats.
    pub margin: f64,
    /// Milliseconds for a decision: mean, 95th percentile, most.
    pub ms: (f64, f64, f64),
}

impl Report {
    pub(super) fn of<G: Game>(
        tournament: &Tournament,
        options: &G::Options,
        played: &[Played],
        group: usize,
    ) -> Report {
        let bots = tournament.bots.len();
        let groups: Vec<&[Played]> = played.chunks(group).collect();
        let flat = |groups: &[&&[Played]]| -> Vec<Played> {
            groups
                .iter()
                .flat_map(|group| group.iter())
                .map(|played| Played { times: Vec::new(), ..played.clone() })
                .collect()
        };
        let firsts = intervals(&groups, tournament.seed, |groups| first_shares(&flat(groups), bots));
        let ratings = intervals(&groups, tournament.seed, |groups| elo(&points(&flat(groups), bots)));
        let first = first_shares(played, bots);
        let rating = elo(&points(played, bots));
        let is_rated = bots > 1 && played.iter().any(|played| played.lineup.len() > 1);
        let row = |bot: usize| {
            let mut row = BotResult {
                bot: tournament.bots[bot].to_string(),
                first: first[bot],
                first_interval: firsts[bot],
                elo: is_rated.then(|| rating[bot]),
                elo_interval: is_rated.then(|| ratings[bot]),
                ms: milliseconds(played, bot),
                ..BotResult::none()
            };
            row.count(played, bot);
            row
        };
        let moves = || played.iter().map(|played| played.moves);
        Report {
            game: G::INFO.slug,
            options: serde_json::to_value(options).unwrap_or_default(),
            seats: cowbell_rules::Options::seats(options),
            seed: tournament.seed,
            matches: played.len(),
            moves: (
                moves().sum::<usize>() as f64 / played.len().max(1) as f64,
                moves().min().unwrap_or(0),
                moves().max().unwrap_or(0),
            ),
            bots: (0..bots).map(row).collect(),
        }
    }
}

impl BotResult {
    fn none() -> BotResult {
        BotResult {
            bot: String::new(),
            played: 0,
            won: 0,
            drawn: 0,
            lost: 0,
            first: 0.0,
            first_interval: (0.0, 0.0),
            elo: None,
            elo_interval: None,
            score: 0.0,
            margin: 0.0,
            ms: (0.0, 0.0, 0.0),
        }
    }

    fn count(&mut self, played: &[Played], bot: usize) {
        for (seat, played) in seats_of(played, bot) {
            let scores = &played.standing.scores;
            let own = f64::from(scores[seat]);
            let others = scores.iter().sum::<i32>() as f64 - own;
            self.played += 1;
            self.score += own;
            self.margin += own - others / (scores.len() - 1).max(1) as f64;
            match first_part(played, seat) {
                0.0 => self.lost += 1,
                1.0 => self.won += 1,
                _ => self.drawn += 1,
            }
        }
        self.score /= self.played.max(1) as f64;
        self.margin /= self.played.max(1) as f64;
    }
}

/// The seats a bot played from, with their matches.
fn seats_of(played: &[Played], bot: usize) -> impl Iterator<Item = (usize, &Played)> {
    played.iter().flat_map(move |played| {
        let seats = played.lineup.iter().enumerate().filter(move |(_, sits)| **sits == bot);
        seats.map(move |(seat, _)| (seat, played))
    })
}

/// A seat's part of the first place.
fn first_part(played: &Played, seat: usize) -> f64 {
    if !played.standing.is_first(Seat(seat as u8)) {
        return 0.0;
    }
    1.0 / played.standing.places.iter().filter(|place| **place == 1).count() as f64
}

fn first_shares(played: &[Played], bots: usize) -> Vec<f64> {
    let share = |bot: usize| {
        let (sum, count) = seats_of(played, bot)
            .fold((0.0, 0), |(sum, count), (seat, played)| (sum + first_part(played, seat), count + 1));
        sum / count.max(1) as f64
    };
    (0..bots).map(share).collect()
}

/// Who took points from whom: every pair of seats is a little match.
fn points(played: &[Played], bots: usize) -> Points {
    let mut points = vec![vec![0.0; bots]; bots];
    for played in played {
        let places = &played.standing.places;
        for (seat, bot) in played.lineup.iter().enumerate() {
            for (other_seat, other) in played.lineup.iter().enumerate().filter(|(_, other)| *other != bot) {
                points[*bot][*other] += match places[seat].cmp(&places[other_seat]) {
                    core::cmp::Ordering::Less => 1.0,
                    core::cmp::Ordering::Equal => 0.5,
                    core::cmp::Ordering::Greater => 0.0,
                };
            }
        }
    }
    points
}

fn milliseconds(played: &[Played], bot: usize) -> (f64, f64, f64) {
    let all = played.iter().flat_map(|played| &played.times);
    let mut times: Vec<Duration> = all.filter(|(by, _)| *by == bot).map(|(_, time)| *time).collect();
    times.sort_unstable();
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    let mean = ms(times.iter().sum()) / times.len().max(1) as f64;
    let at = |share: usize| times.get((times.len().saturating_sub(1)) * share / 100).copied().map_or(0.0, ms);
    (mean, at(95), at(100))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mean, fewest, most) = self.moves;
        writeln!(
            f,
            "{}, {} seats, {} matches, seed {}; {mean:.1} moves a match ({fewest} to {most})",
            self.game, self.seats, self.matches, self.seed
        )?;
        writeln!(
            f,
            "{:<18}{:>7}{:>6}{:>6}{:>6}{:>9}{:>15}{:>7}{:>15}{:>8}{:>8}{:>9}{:>8}{:>8}",
            "bot",
            "played",
            "won",
            "drawn",
            "lost",
            "first %",
            "95 %",
            "Elo",
            "95 %",
            "score",
            "margin",
            "ms mean",
            "p95",
            "most"
        )?;
        for row in &self.bots {
            let (low, high) = row.first_interval;
            let (ms, p95, longest) = row.ms;
            let first = format!("{:.1} to {:.1}", 100.0 * low, 100.0 * high);
            let elo = row.elo.map_or("-".to_string(), |elo| format!("{elo:+.0}"));
            let around =
                row.elo_interval.map_or("-".to_string(), |(low, high)| format!("{low:+.0} to {high:+.0}"));
            writeln!(
                f,
                "{:<18}{:>7}{:>6}{:>6}{:>6}{:>9.1}{first:>15}{elo:>7}{around:>15}{:>8.1}{:>+8.1}{ms:>9.2}{p95:>8.2}{longest:>8.1}",
                row.bot,
                row.played,
                row.won,
                row.drawn,
                row.lost,
                100.0 * row.first,
                row.score,
                row.margin
            )?;
        }
        Ok(())
    }
}
