//! What it costs to tell the viewers of a table about a move, without a server: bytes per message and CPU time per move, for
//! scenes and for views. `cargo run --release -p cowbell-table --example told -- [MATCHES] [GAME] [SEATS] [scene]`.
//! To count instructions, which do not depend on other programs: `valgrind --tool=callgrind
//! --toggle-collect='*Telling*::to'`, with a build that has debug information.

use std::time::Duration;

use cowbell_catalog::{Options, infos};
use cowbell_protocol::{Action, NewTable, Phase, Show};
use cowbell_rules::{Dice, Seat, Turn, Viewer, quick};
use cowbell_table::{Seed, Table, TableId, Token, Who};

/// Matches are cut off after this many moves.
const MOST: usize = 2000;

#[derive(Default)]
struct Cost {
    moves: u32,
    bytes: Vec<usize>,
    matches: Vec<usize>,
}

fn main() {
    let matches = std::env::args().nth(1).map_or(20, |text| text.parse().expect("a number of matches"));
    let game = std::env::args().nth(2);
    let only: Option<usize> = std::env::args().nth(3).map(|text| text.parse().expect("a number of seats"));
    let only_scenes = std::env::args().nth(4).is_some();
    for info in infos().iter().filter(|info| game.as_deref().is_none_or(|game| game == info.slug)) {
        for seats in (info.seats.0..=info.seats.1).filter(|seats| only.is_none_or(|only| only == *seats)) {
            let options: Options = serde_json::from_str(&format!(r#"{{"seats":{seats}}}"#)).expect("JSON");
            let fits = cowbell_catalog::open(info.slug, &options).is_ok();
            if !fits && seats > info.seats.0 {
                continue;
            }
            let options = if fits { options } else { Options::new() };
            let shows: &[Show] = if only_scenes { &[Show::Scene] } else { &[Show::Scene, Show::View] };
            for show in shows.iter().copied() {
                let run = |is_told: bool| {
                    let (mut cost, began) = (Cost::default(), cpu());
                    let show = is_told.then_some(show);
                    (0..matches).for_each(|number| play(info.slug, &options, show, number, &mut cost));
                    (cpu() - began, cost)
                };
                let ((deciding, _), (both, cost)) = (run(false), run(true));
                report(info.slug, seats, show, both.saturating_sub(deciding), cost);
            }
        }
    }
}

/// The CPU time of this process so far.
fn cpu() -> Duration {
    let text = std::fs::read_to_string("/proc/self/schedstat").expect("Linux");
    Duration::from_nanos(text.split(' ').next().and_then(|text| text.parse().ok()).expect("a number"))
}

fn play(game: &str, options: &Options, show: Option<Show>, number: u64, cost: &mut Cost) {
    let request = NewTable {
        game: game.into(),
        options: options.clone(),
        seats: Vec::new(),
        lobby: false,
        spectators: true,
        hints: true,
        ..NewTable::default()
    };
    let key = |seat: Seat| Token::new([seat.0; 20]).key();
    let mut seed = [7; 32];
    seed[0] = number as u8;
    let (mut table, _) =
        Table::create(TableId(1), &request, None, &Seed::new(seed), key).expect("a game that exists");
    let seats = table.game().seats();
    for seat in Seat::all(seats) {
        let sit = Action::Sit { name: "Ada".into(), promise: String::new(), token: Some("e7".repeat(20)) };
        table.act(Who::Person(seat), &sit).expect("the seat is free");
    }
    let mut dice = quick(number);
    let mut received = 0;
    for _ in 0..MOST {
        let Turn::Seat(seat) = table.turn() else { break };
        let legal = table.game().legal();
        let mv = legal[dice.below(legal.len() as u32) as usize].clone();
        let play = Action::Play { version: table.version(), mv };
        let acted = table.act(Who::Person(seat), &play).expect("a legal move");
        for (step, show) in acted.steps.iter().zip(show) {
            let mut telling = table.telling(step);
            for viewer in Seat::all(seats).map(Viewer::Seat) {
                let size = telling.to(viewer, show).map_or(0, |text| text.len());
                cost.bytes.push(size);
                received += size;
            }
        }
        cost.moves += 1;
    }
    if table.phase() == Phase::Over {
        cost.matches.push(received / seats);
    }
}

fn report(game: &str, seats: usize, show: Show, telling: Duration, mut cost: Cost) {
    let telling = telling.as_secs_f64() * 1e6 / f64::from(cost.moves);
    cost.bytes.sort_unstable();
    cost.matches.sort_unstable();
    let at = |list: &[usize], share: f64| {
        list.get((list.len().saturating_sub(1) as f64 * share) as usize).copied().unwrap_or(0)
    };
    println!(
        "{game:13} {seats} seats {show:?}: telling all seats {telling:.1} µs CPU; bytes: median {}, 95 % {}, most {}; whole match: median {} kB, most {} kB ({} moves of {})",
        at(&cost.bytes, 0.5),
        at(&cost.bytes, 0.95),
        at(&cost.bytes, 1.0),
        at(&cost.matches, 0.5) / 1000,
        at(&cost.matches, 1.0) / 1000,
        cost.moves as usize / cost.matches.len().max(1),
        cost.moves,
    );
}
