//! `cowbell replay`: steps through a record event by event.

use std::path::PathBuf;
use std::process::ExitCode;

use cowbell_catalog::{AnyMatch, Record};
use cowbell_rules::{Refusal, Seat, Standing, Told, Turn, Viewer};
use serde::{Serialize, Serializer};

use crate::Outcome;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, a JSON Lines file; `-` for standard input
    file: PathBuf,
    /// Print one JSON object per step
    #[arg(long)]
    json: bool,
    /// Show only what this seat may know (0-based)
    #[arg(long)]
    seat: Option<u8>,
    /// Also list the possible outcomes of random events, with their weights
    #[arg(long)]
    chances: bool,
}

/// One line of `replay --json`.
#[derive(Serialize)]
struct ShownStep<'a> {
    step: usize,
    event: Option<&'a Told>,
    turn: TurnText,
    legal: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    chances: Option<Vec<(String, u32)>>,
    standing: Option<Standing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<serde_json::Value>,
}

#[derive(Serialize)]
struct Refused<'a> {
    step: usize,
    event: &'a Told,
    refused: &'a Refusal,
}

/// A turn in JSON: `{"seat":0}`, `"chance"` or `"over"`.
struct TurnText(Turn);

impl Serialize for TurnText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Turn::Seat(seat) => serializer.collect_map([("seat", seat)]),
            Turn::Chance => serializer.serialize_str("chance"),
            Turn::Over => serializer.serialize_str("over"),
        }
    }
}

pub(crate) fn run(args: &Args) -> Outcome {
    let name = args.file.display();
    let text = crate::read_file(&args.file)?;
    let record = Record::parse(&text).map_err(|error| format!("{name}, {error}"))?;
    let mut game = record.open();
    if args.seat.is_some_and(|seat| usize::from(seat) >= game.seats()) {
        return Err(format!("--seat should be 0 to {}", game.seats() - 1));
    }
    let viewer = args.seat.map(|seat| Viewer::Seat(Seat(seat)));
    show(args, game.as_ref(), viewer, None)?;
    for line in &record.lines {
        let step = game.steps() + 1;
        if let Err(refusal) = line.add(game.as_mut()) {
            if args.json {
                print(&Refused { step, event: &line.event, refused: &refusal })?;
            }
            return Err(format!("{name}, line {}: {} is refused: {refusal}", line.number, line.event.text()));
        }
        // Print the event in its canonical form, with who saw it.
        show(args, game.as_ref(), viewer, game.events().last())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn show(
    args: &Args,
    game: &dyn AnyMatch,
    viewer: Option<Viewer>,
    event: Option<&Told>,
) -> Result<(), String> {
    let told = event
        .map(|event| viewer.and_then(|viewer| game.recall(viewer).pop()).unwrap_or_else(|| event.clone()));
    let hides_moves = |seat| viewer.is_some_and(|viewer| !viewer.is(seat) && game.info().has_secrets);
    let legal = match game.turn() {
        Turn::Seat(seat) if hides_moves(seat) => Vec::new(),
        _ => game.legal(),
    };
    let chances = args
        .chances
        .then(|| if viewer.is_some() && game.info().has_secrets { Vec::new() } else { game.chances() });
    if args.json {
        let (step, turn, standing) = (game.steps(), TurnText(game.turn()), game.standing());
        let view = viewer.map(|viewer| game.view(viewer));
        return print(&ShownStep { step, event: told.as_ref(), turn, legal, chances, standing, view });
    }
    println!("── step {} {}", game.steps(), told.as_ref().map_or("set-up", Told::text));
    let text = viewer.map_or_else(|| game.position(), |viewer| game.picture(viewer));
    println!("{}", text.trim_end_matches('\n'));
    match game.turn() {
        Turn::Seat(seat) => println!("seat {seat} to move: {}", legal.join(" ")),
        Turn::Chance => println!("chance"),
        Turn::Over => println!("over"),
    }
    if let Some(chances) = chances.filter(|chances| !chances.is_empty()) {
        let list: Vec<String> =
            chances.iter().map(|(outcome, weight)| format!("{outcome} ×{weight}")).collect();
        println!("outcomes: {}", list.join(", "));
    }
    if let Some(standing) = game.standing() {
        println!("scores {:?}, places {:?}", standing.scores.as_slice(), standing.places.as_slice());
    }
    Ok(())
}

fn print(line: &impl Serialize) -> Result<(), String> {
    println!("{}", serde_json::to_string(line).map_err(|error| error.to_string())?);
    Ok(())
}
