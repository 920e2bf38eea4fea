//! `cowbell analyse`: what was luck and what was skill in a recorded match, and what would have been better.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use cowbell_bots::analysis::{Decision, Item, PointsReview, Review, Verdict, analyst_any};
use cowbell_bots::search::Limit;
use cowbell_catalog::{AnyMatch, Record};
use cowbell_rules::Told;
use indicatif::{ProgressBar, ProgressStyle};
use signal_hook::consts::SIGINT;
use signal_hook::flag;

use crate::Outcome;

/// More passes than any time allows; a match in which everything is solved ends earlier.
const MOST_PASSES: u32 = 16;

/// The exit status of a program that Ctrl-C has ended.
const INTERRUPTED: i32 = 130;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record, a JSON Lines file; `-` for standard input
    file: PathBuf,
    /// Stop after this many seconds; more time gives better values
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Stop after this many passes instead, each with twice the work of the one before; the same seed then gives the same
    /// analysis on any machine
    #[arg(long)]
    passes: Option<u32>,
    /// Seed for the searches
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// List every decision and random event, not only the remarkable ones
    #[arg(long)]
    all: bool,
    /// Print the analysis as one JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Outcome {
    if args.passes.is_none() && !(args.seconds > 0.0 && args.seconds < 1e6) {
        return Err("--seconds should be more than 0".into());
    }
    if args.passes == Some(0) {
        return Err("--passes should be at least 1".into());
    }
    let name = args.file.display();
    let text = crate::read_file(&args.file)?;
    let record = Record::parse(&text).map_err(|error| format!("{name}, {error}"))?;
    let mut game = record.open();
    for line in &record.lines {
        line.add(game.as_mut()).map_err(|refusal| {
            format!("{name}, line {}: {} is refused: {refusal}", line.number, line.event.text())
        })?;
    }
    let review = analyse(game.as_ref(), args)?;
    if args.json {
        println!("{}", serde_json::to_string(&review).map_err(|error| error.to_string())?);
    } else {
        let names = names(&record, game.seats());
        print!("{}", Page { review: &review, game: game.as_ref(), names: &names, is_long: args.all });
    }
    Ok(ExitCode::SUCCESS)
}

fn analyse(game: &dyn AnyMatch, args: &Args) -> Result<Review<String>, String> {
    let mut analyst = analyst_any(game, args.seed);
    let until = args.passes.is_none().then(|| Instant::now() + Duration::from_secs_f64(args.seconds));
    let bar = ProgressBar::new(analyst.progress().items as u64);
    let style = ProgressStyle::with_template("pass {msg} {bar:40} {pos}/{len}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut tell = |progress: cowbell_bots::analysis::Progress| {
        bar.set_message((progress.pass + 1).to_string());
        bar.set_position(progress.done as u64);
        // A log has no bar.
        if bar.is_hidden() && progress.done == progress.items {
            eprintln!("pass {} done", progress.pass + 1);
        }
    };
    let stop = stop_on_interrupt()?;
    analyst.work(args.passes.unwrap_or(MOST_PASSES), Limit { until, stop: Some(&stop) }, &mut tell);
    bar.finish_and_clear();
    let nothing = match analyst.progress().items {
        0 => "the match has no events to analyse",
        _ => "stopped before anything was known; more --seconds help",
    };
    analyst.review().ok_or_else(|| nothing.into())
}

/// What Ctrl-C sets: what is known by then is printed. A second one ends the program.
fn stop_on_interrupt() -> Result<Arc<AtomicBool>, String> {
    let stop = Arc::<AtomicBool>::default();
    let (again, first) = (stop.clone(), stop.clone());
    // In this order: the first time, the condition is not met yet.
    flag::register_conditional_shutdown(SIGINT, INTERRUPTED, again)
        .and_then(|_| flag::register(SIGINT, first))
        .map_err(|error| format!("signals cannot be handled: {error}"))?;
    Ok(stop)
}

/// What the players are called; those of the same name get the number of their seat, too.
fn names(record: &Record, seats: usize) -> Vec<String> {
    let players = &record.header.players;
    let named = |(seat, name): (usize, &String)| match players.iter().filter(|other| *other == name).count() {
        1 => name.clone(),
        _ => format!("{name} ({seat})"),
    };
    match players.len() {
        0 => (0..seats).map(|seat| format!("seat {seat}")).collect(),
        _ => players.iter().enumerate().map(named).collect(),
    }
}

/// The analysis as text.
struct Page<'a> {
    review: &'a Review<String>,
    game: &'a dyn AnyMatch,
    names: &'a [String],
    is_long: bool,
}

impl core::fmt::Display for Page<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let events = self.game.events();
        for item in &self.review.items {
            match item {
                Item::Decision(decision) if self.is_long || is_remarkable(decision.verdict) => {
                    self.decision(f, decision)?;
                }
                Item::Chance(run) => {
                    let most = run.luck.iter().map(|luck| luck.abs()).fold(0.0, f32::max);
                    if self.is_long || most >= 0.05 && most > 2.0 * run.error {
                        let outcomes = events[run.step..run.step + run.events].iter().map(Told::text);
                        let outcomes: Vec<&str> = outcomes.collect();
                        let lucks = self.names.iter().zip(&run.luck);
                        let lucks: Vec<String> =
                            lucks.map(|(name, luck)| format!("{name} {}", signed(*luck))).collect();
                        writeln!(
                            f,
                            "{:4}  luck        {}: {} (± {})",
                            run.step + 1,
                            short(&outcomes),
                            lucks.join(", "),
                            percent(run.error)
                        )?;
                    }
                }
                Item::Decision(_) => {}
            }
        }
        self.summary(f)
    }
}

impl Page<'_> {
    fn decision(&self, f: &mut core::fmt::Formatter<'_>, decision: &Decision<String>) -> core::fmt::Result {
        let name = &self.names[decision.seat.index()];
        let verdict = format!("{:?}", decision.verdict).to_lowercase();
        write!(f, "{:4}  {verdict:11} {name} plays {}", decision.step + 1, decision.made)?;
        if decision.loss > 0.0 {
            let better = &decision.moves[0].mv;
            let noise =
                if decision.is_exact { "exact".into() } else { format!("± {}", percent(decision.noise)) };
            write!(f, ": gives up {} ({noise}); better: {better}", percent(decision.loss))?;
            if let Some(points) = decision.points.as_ref().filter(|points| points.loss > 2.0 * points.noise) {
                write!(f, ", {:.1} points (± {:.1})", points.loss, points.noise)?;
            }
        }
        writeln!(f)
    }

    fn summary(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let review = self.review;
        writeln!(
            f,
            "\n{:16} {:>8} {:>10} {:>8} {:>8} {:>9} {:>8} {:>16}",
            "player", "accuracy", "lost/move", "start", "luck", "decisions", "result", "with equal luck"
        )?;
        for player in &review.players {
            let seat = player.seat.index();
            writeln!(
                f,
                "{:16} {:>8} {:>10} {:>8} {:>8} {:>9} {:>8} {:>16}",
                self.names[seat],
                player.accuracy.map_or("–".into(), percent),
                player.loss_per_choice.map_or("–".into(), percent),
                percent(review.start[seat]),
                signed(player.luck + player.hidden),
                signed(player.decisions),
                percent(review.result[seat]),
                percent(player.with_equal_luck),
            )?;
        }
        if let Some(points) = &review.points {
            self.points(f, points)?;
        }
        if let Some(point) = review.turning_point {
            let by = point.mover.map_or("chance".to_string(), |seat| self.names[seat.index()].clone());
            let name = &self.names[point.seat.index()];
            let (step, change) = (point.step + 1, signed(point.change));
            writeln!(f, "turning point: event {step} ({by}), {change} for {name}")?;
        }
        let error = review.players.iter().map(|player| player.luck_error).fold(0.0, f32::max);
        writeln!(
            f,
            "luck ± {}, start ± {}; {} passes, {} iterations",
            percent(error),
            percent(review.error),
            review.passes,
            review.iterations
        )?;
        match self.game.steps() {
            steps if review.events < steps => {
                writeln!(
                    f,
                    "stopped early: only the first {} of {steps} events were looked at",
                    review.events
                )
            }
            _ => Ok(()),
        }
    }
}

impl Page<'_> {
    fn points(&self, f: &mut core::fmt::Formatter<'_>, points: &PointsReview) -> core::fmt::Result {
        let title = if points.fewer_is_better { "points (fewer)" } else { "points" };
        writeln!(
            f,
            "\n{title:16} {:>8} {:>10} {:>8} {:>8} {:>9} {:>8}",
            "", "lost/move", "start", "luck", "decisions", "result"
        )?;
        for (seat, player) in points.players.iter().enumerate() {
            writeln!(
                f,
                "{:16} {:>8} {:>10} {:>8.1} {:>+8.1} {:>+9.1} {:>8.1}",
                self.names[seat],
                "",
                player.loss_per_choice.map_or("–".into(), |loss| format!("{loss:.1}")),
                points.start[seat],
                player.luck + player.hidden,
                player.decisions,
                points.result[seat],
            )?;
        }
        let error = points.players.iter().map(|player| player.luck_error).fold(0.0, f32::max);
        writeln!(f, "luck ± {error:.1} points, start ± {:.1}", points.error)
    }
}

fn is_remarkable(verdict: Verdict) -> bool {
    !matches!(verdict, Verdict::Forced | Verdict::Fine)
}

fn percent(share: f32) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn signed(share: f32) -> String {
    format!("{:+.1} %", 100.0 * share)
}

/// The events of a run; the middle of a long one is left out.
fn short(outcomes: &[&str]) -> String {
    match outcomes {
        [first, .., last] if outcomes.len() > 6 => format!("{first}, … {last}"),
        _ => outcomes.join(", "),
    }
}
