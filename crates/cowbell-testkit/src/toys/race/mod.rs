//! Race: two seats, two dice. Each turn rolls both dice and takes the low one, the high one or neither. A seat
//! that lands exactly on the goal wins; after all turns the one ahead does. No secrets.

mod words;

use cowbell_rules::{Dice, Encode, Game, Info, Pick, PositionError, Seat, Standing, Turn, Viewer, position};
use serde::Serialize;

use words::rolled;
pub use words::{RaceFault, RaceOptions, Roll, Take};

/// What everyone sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RaceView {
    tracks: [u8; 2],
    made: u8,
    first: Option<Seat>,
    roll: Option<[u8; 2]>,
}

impl core::fmt::Display for RaceView {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "tracks {:?}, roll {:?}", self.tracks, self.roll)
    }
}

/// The state of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Race {
    goal: u8,
    starter: Pick,
    first: Option<Seat>,
    tracks: [u8; 2],
    made: u8,
    roll: Option<[u8; 2]>,
}

impl Race {
    /// Turns of both seats together.
    pub const TURNS: u8 = 10;

    /// How far each seat is.
    pub fn tracks(&self) -> [u8; 2] {
        self.tracks
    }

    /// How many turns have been made.
    pub fn made(&self) -> u8 {
        self.made
    }

    /// The dice that lie there, the lower one first.
    pub fn roll(&self) -> Option<[u8; 2]> {
        self.roll
    }

    fn is_over(&self) -> bool {
        self.made == Self::TURNS || self.tracks.contains(&self.goal)
    }

    fn mover(&self) -> Option<Seat> {
        self.first.map(|first| Seat((first.0 + self.made) % 2))
    }

    fn fault(&self, seat: Seat, [low, high]: [u8; 2], take: Take) -> Option<RaceFault> {
        let die = [low, high, 0][take as usize];
        if take == Take::High && low == high {
            Some(RaceFault::SameDice)
        } else if self.tracks[seat.index()] + die > self.goal {
            Some(RaceFault::BeyondTheGoal)
        } else {
            None
        }
    }
}

impl Game for Race {
    const INFO: Info =
        Info { slug: "race", name: "Race", seats: (2, 2), has_secrets: false, rules: 1, most_moves: 3 };

    type Options = RaceOptions;
    type Move = Take;
    type Chance = Roll;
    type Fault = RaceFault;
    type View = RaceView;

    fn new(options: &RaceOptions) -> Race {
        let first = if let Pick::Seat(seat) = options.starter { Some(seat) } else { None };
        Race { goal: options.goal, starter: options.starter, first, tracks: [0; 2], made: 0, roll: None }
    }

    fn options(&self) -> RaceOptions {
        RaceOptions { goal: self.goal, starter: self.starter }
    }

    fn seats(&self) -> usize {
        2
    }

    fn turn(&self) -> Turn {
        match (self.is_over(), self.roll, self.mover()) {
            (true, ..) => Turn::Over,
            (false, Some(_), Some(seat)) => Turn::Seat(seat),
            _ => Turn::Chance,
        }
    }

    fn legal_moves(&self, out: &mut Vec<Take>) {
        out.clear();
        if let (Turn::Seat(seat), Some(roll)) = (self.turn(), self.roll) {
            out.extend(Take::ALL.into_iter().filter(|take| self.fault(seat, roll, *take).is_none()));
        }
    }

    fn check(&self, seat: Seat, take: Take) -> Result<(), RaceFault> {
        match (self.turn(), self.roll) {
            (Turn::Over, _) => Err(RaceFault::GameOver),
            (Turn::Seat(mover), Some(roll)) if mover == seat => {
                self.fault(seat, roll, take).map_or(Ok(()), Err)
            }
            _ => Err(RaceFault::NotYourTurn),
        }
    }

    fn apply(&mut self, take: Take) {
        if let (Some(seat), Some([low, high])) = (self.mover(), self.roll.take()) {
            self.tracks[seat.index()] += [low, high, 0][take as usize];
            self.made += 1;
        }
    }

    fn chances(&self, out: &mut Vec<(Roll, u32)>) {
        out.clear();
        if self.turn() != Turn::Chance {
            return;
        }
        if self.first.is_none() {
            out.extend(Seat::all(2).map(|seat| (Roll::Start(seat), 1)));
            return;
        }
        for low in 1..=6 {
            out.extend((low..=6).map(|high| (Roll::Dice(low, high), if low == high { 1 } else { 2 })));
        }
    }

    fn draw<D: Dice + ?Sized>(&self, dice: &mut D) -> Roll {
        if self.first.is_none() {
            return Roll::Start(Seat(dice.below(2) as u8));
        }
        let (a, b) = (dice.below(6) as u8 + 1, dice.below(6) as u8 + 1);
        Roll::Dice(a.min(b), a.max(b))
    }

    fn settle(&mut self, roll: Roll) {
        match roll {
            Roll::Start(seat) => self.first = Some(seat),
            Roll::Dice(low, high) => self.roll = Some([low, high]),
        }
    }

    fn standing(&self) -> Option<Standing> {
        let scores = self.tracks.map(i32::from);
        self.is_over().then(|| Standing::ranked(scores, &scores))
    }

    fn view(&self, _: Viewer) -> RaceView {
        RaceView { tracks: self.tracks, made: self.made, first: self.first, roll: self.roll }
    }

    fn resample<D: Dice + ?Sized>(&self, _: Seat, _: &mut D) -> Race {
        self.clone()
    }

    fn longest(&self) -> usize {
        1 + 2 * usize::from(Self::TURNS)
    }

    fn position(&self) -> String {
        let first = self.first.map_or("-".to_string(), |seat| seat.to_string());
        let roll = self.roll.map_or("-".to_string(), |[low, high]| format!("{low}{high}"));
        let [south, north] = self.tracks;
        format!("first {first}\ntracks {south} {north}\nmade {}\nroll {roll}", self.made)
    }

    fn from_position(options: &RaceOptions, text: &str) -> Result<Race, PositionError> {
        let mut race = Race::new(options);
        for line in position::lines(text)? {
            match line.key {
                "first" if line.value == "-" => race.first = None,
                "first" => race.first = Some(Seat(line.number(0, 1)?)),
                "tracks" => {
                    let tracks: Vec<u8> = line.words().filter_map(|word| word.parse().ok()).collect();
                    let [south, north] = tracks[..] else {
                        return Err(line.error(line.value, "expected two numbers, one for each track"));
                    };
                    if south.max(north) > race.goal || south.min(north) == race.goal {
                        return Err(line.error(line.value, "expected at most one on the goal, none beyond"));
                    }
                    race.tracks = [south, north];
                }
                "made" => race.made = line.number(0, Race::TURNS)?,
                "roll" if line.value == "-" => race.roll = None,
                "roll" => match rolled(line.value.as_bytes()) {
                    Ok(Roll::Dice(low, high)) => race.roll = Some([low, high]),
                    _ => return Err(line.error(line.value, "expected two dice, like 25")),
                },
                _ => return Err(line.error(line.key, "expected first, tracks, made or roll")),
            }
        }
        let is_begun = race.made > 0 || race.roll.is_some() || race.tracks != [0, 0];
        let is_other = matches!(options.starter, Pick::Seat(seat) if race.first != Some(seat));
        if is_begun && race.first.is_none() || is_other || race.roll.is_some() && race.is_over() {
            let reason = "the first seat, the turns made and the dice do not fit together";
            return Err(PositionError { line: 1, column: 1, reason: reason.into() });
        }
        Ok(race)
    }
}

impl Encode for Race {
    const MOVES: usize = 3;
    const FEATURES: usize = 5;

    fn number(take: Take) -> usize {
        take as usize
    }

    fn numbered(number: usize) -> Take {
        Take::ALL[number]
    }

    fn observe(&self, seat: Seat, out: &mut [f32]) {
        let [low, high] = self.roll.unwrap_or([0, 0]);
        let far = |seat: Seat| f32::from(self.tracks[seat.index()]) / f32::from(self.goal);
        out[0] = far(seat);
        out[1] = far(seat.other());
        out[2] = f32::from(self.made) / f32::from(Self::TURNS);
        out[3] = f32::from(low) / 6.0;
        out[4] = f32::from(high) / 6.0;
    }
}
