//! Running a scenario on the game it names.

use std::collections::{BTreeMap, BTreeSet};

use cowbell_rules::{Game, Match, Options, PositionError, Refusal, Seat, Turn, Viewer};
use serde_json::{Map, Value};

use super::{Block, Body, Does, Failure, How, Said, Step};

/// Runs a block on its game; empty if all is as the block says. After a step that leads nowhere the rest is left
/// out, because it would speak of another match.
pub fn run<G: Game>(block: &Block) -> Vec<Failure> {
    let mut failures = block.broken.clone();
    if block.game.as_deref() != Some(G::INFO.slug) {
        let said = block.game.as_deref().unwrap_or("nothing");
        failures.push(Failure::at(block.line, format!("expected `game {}`, found {said}", G::INFO.slug)));
    }
    if failures.is_empty() && block.steps.iter().all(|step| step.does.leads()) {
        failures.push(Failure::at(block.line, "this block asserts nothing, so it cannot fail"));
    }
    if !failures.is_empty() {
        return failures;
    }
    let mut table = ScenarioMatch::<G> { options: G::Options::default(), game: None };
    for step in &block.steps {
        if let Err(failure) = table.act(step) {
            failures.push(failure);
            if step.does.leads() {
                break;
            }
        }
    }
    failures
}

/// Where a scenario stands. The match begins with the first step that needs one.
struct ScenarioMatch<G: Game> {
    options: G::Options,
    game: Option<Match<G>>,
}

impl<G: Game> ScenarioMatch<G> {
    fn act(&mut self, step: &Step) -> Result<(), Failure> {
        match &step.does {
            Does::Position(body) => {
                let start = G::from_position(&self.options, &body.text);
                self.game = Some(Match::from_state(start.map_err(|why| place(step.line, body, why))?));
                Ok(())
            }
            does => self.plain(does).map_err(|reason| Failure::at(step.line, reason)),
        }
    }

    /// The steps whose failures have no place of their own.
    fn plain(&mut self, does: &Does) -> Result<(), String> {
        match does {
            Does::Position(_) => unreachable!("a position has a place of its own"),
            Does::Rules(_) | Does::Options(_) if self.game.is_some() => {
                Err("`rules` and `options` stand before `position` and before the first step".into())
            }
            Does::Rules(version) => {
                let newest = G::INFO.rules;
                if !(1..=newest).contains(version) {
                    return Err(format!(
                        "there is no version {version} of the rules; the newest is {newest}"
                    ));
                }
                self.options = self.options.clone().with_rules(*version);
                Ok(())
            }
            Does::Options(values) => {
                self.options = options::<G>(values)?.with_rules(self.options.rules());
                Ok(())
            }
            Does::Play(said) => {
                let game = self.game();
                let seat =
                    seat(game, said).ok_or_else(|| format!("no seat is to move: turn {}", turn(game)))?;
                let refused = |why: Refusal| format!("`{}` by seat {seat} was refused: {why}", said.mv);
                game.play_text(seat, &said.mv).map_err(refused)
            }
            Does::Chance(outcome) => {
                let game = self.game();
                let listed = chances(game);
                game.settle_text(outcome).map_err(|why| format!("{why} Found: {}", weighted(&listed)))
            }
            Does::ChanceAny => any(self.game()),
            Does::Legal(how, list) => legal(self.game(), *how, list),
            Does::LegalCount(n) => same("legal moves", n, &moves(self.game()).len()),
            Does::Chances(list) => outcomes(self.game(), list),
            Does::ChancesCount(n) => same("outcomes", n, &chances(self.game()).len()),
            Does::Refuse { said, code, clause } => refuse(self.game(), said, code, clause.as_deref()),
            Does::RefuseChance(outcome) => unchanged(self.game(), |game| game.settle_text(outcome))
                .map(drop)
                .map_err(|found| match found {
                    None => format!("`{outcome}` was accepted, expected NOT_A_CHANCE"),
                    Some(changed) => changed,
                }),
            Does::RefuseOptions(values) => match options::<G>(values) {
                Ok(options) => Err(format!("these options were accepted: {options:?}")),
                Err(_) => Ok(()),
            },
            Does::RefusePosition(body) => match G::from_position(&self.options, &body.text) {
                Ok(state) => Err(format!("this position was accepted, as\n{}", state.position())),
                Err(_) => Ok(()),
            },
            Does::Turn(wanted) => same("the turn", &turn_name(*wanted), &turn(self.game())),
            Does::Scores(wanted) => {
                let standing = self.game().state().standing().ok_or("the match is not over")?;
                same("the scores", &wanted.as_slice(), &standing.scores.as_slice())
            }
            Does::Places(wanted) => {
                let standing = self.game().state().standing().ok_or("the match is not over")?;
                same("the places", &wanted.as_slice(), &standing.places.as_slice())
            }
            Does::Has(body) => lines(self.game(), body, true),
            Does::Lacks(body) => lines(self.game(), body, false),
            Does::View(viewer, how, text) => view(self.game(), *viewer, *how, text),
            Does::Told(viewer, text) => {
                let told = G::told(known(self.game(), *viewer)?, *viewer);
                let last = told.last().ok_or("nothing has happened yet")?;
                same("what is told", &text.as_str(), &last.text())
            }
        }
    }

    fn game(&mut self) -> &mut Match<G> {
        self.game.get_or_insert_with(|| Match::new(&self.options))
    }
}

/// A position's failure, in the lines and columns of the file.
fn place(step: usize, body: &Body, why: PositionError) -> Failure {
    Failure { line: step + why.line, column: Some(body.indent + why.column), reason: why.reason }
}

fn options<G: Game>(values: &Map<String, Value>) -> Result<G::Options, String> {
    let options: G::Options =
        serde_json::from_value(Value::Object(values.clone())).map_err(|why| why.to_string())?;
    options.check()?;
    Ok(options)
}

fn same<T: PartialEq + core::fmt::Debug>(what: &str, wanted: &T, found: &T) -> Result<(), String> {
    if wanted == found { Ok(()) } else { Err(format!("{what}: expected {wanted:?}, found {found:?}")) }
}

/// Who makes the move: the seat named, or the seat to move.
fn seat<G: Game>(game: &Match<G>, said: &Said) -> Option<Seat> {
    match (said.seat, game.state().turn()) {
        (Some(seat), _) | (None, Turn::Seat(seat)) => Some(seat),
        _ => None,
    }
}

fn turn<G: Game>(game: &Match<G>) -> String {
    turn_name(game.state().turn())
}

fn turn_name(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => seat.to_string(),
        Turn::Chance => "chance".into(),
        Turn::Over => "over".into(),
    }
}

fn moves<G: Game>(game: &Match<G>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    game.state().legal_moves(&mut moves);
    moves
}

fn chances<G: Game>(game: &Match<G>) -> Vec<(G::Chance, u32)> {
    let mut chances = Vec::new();
    game.state().chances(&mut chances);
    chances
}

fn listed<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() { "-".into() } else { items.join(", ") }
}

fn weighted<C: core::fmt::Display>(chances: &[(C, u32)]) -> String {
    listed(chances.iter().map(|(outcome, weight)| format!("{outcome} {weight}")))
}

/// Settles whatever is pending, the first outcome each.
fn any<G: Game>(game: &mut Match<G>) -> Result<(), String> {
    for _ in 0..=game.state().longest() {
        if game.state().turn() != Turn::Chance {
            return Ok(());
        }
        let (first, _) = *chances(game).first().ok_or("chance is to act, but no outcome is listed")?;
        game.settle(first).map_err(|why| why.to_string())?;
    }
    Err("random events go on and on".into())
}

fn legal<G: Game>(game: &Match<G>, how: How, list: &str) -> Result<(), String> {
    let state = game.state();
    let read =
        |text: &str| state.read_move(text).ok_or_else(|| format!("`{text}` is not a move of this game"));
    // A single move may have blanks in it and needs no comma then.
    let wanted: BTreeSet<G::Move> = match (list, read(list)) {
        ("-", _) => BTreeSet::new(),
        (_, Ok(one)) => BTreeSet::from([one]),
        _ if list.contains(',') => list
            .split(',')
            .map(str::trim)
            .filter(|item| !item.is_empty())
            .map(read)
            .collect::<Result<_, _>>()?,
        _ => list.split_whitespace().map(read).collect::<Result<_, _>>()?,
    };
    let found: BTreeSet<G::Move> = moves(game).into_iter().collect();
    let missing = wanted.difference(&found);
    let trouble = match how {
        How::Lacks => format!("legal, but should not be: {}", listed(wanted.intersection(&found))),
        How::Has => format!("not legal, but should be: {}", listed(missing)),
        How::Exactly => format!(
            "not legal, but should be: {}; legal, but not listed: {}",
            listed(missing),
            listed(found.difference(&wanted))
        ),
    };
    let holds = match how {
        How::Exactly => wanted == found,
        How::Has => wanted.is_subset(&found),
        How::Lacks => wanted.is_disjoint(&found),
    };
    if holds { Ok(()) } else { Err(format!("{trouble} (turn {}, legal: {})", turn(game), listed(found))) }
}

/// Compares outcomes and weights, the weights up to a common factor.
fn outcomes<G: Game>(game: &Match<G>, list: &[(String, u32)]) -> Result<(), String> {
    let mut wanted = BTreeMap::new();
    for (text, weight) in list {
        let outcome: G::Chance =
            text.parse().map_err(|_| format!("`{text}` is not a random event of this game"))?;
        if wanted.insert(outcome, *weight).is_some() {
            return Err(format!("`{text}` is listed twice"));
        }
    }
    let listed = chances(game);
    let found: BTreeMap<G::Chance, u32> = listed.iter().copied().collect();
    let reduced = |weights: &BTreeMap<G::Chance, u32>| -> Vec<(G::Chance, u32)> {
        let factor = weights.values().fold(0, |a, b| gcd(a, *b)).max(1);
        weights.iter().map(|(outcome, weight)| (*outcome, weight / factor)).collect()
    };
    if reduced(&wanted) == reduced(&found) {
        return Ok(());
    }
    let wanted: Vec<_> = wanted.into_iter().collect();
    Err(format!("outcomes: expected {}; found {}", weighted(&wanted), weighted(&listed)))
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn refuse<G: Game>(game: &mut Match<G>, said: &Said, code: &str, clause: Option<&str>) -> Result<(), String> {
    // While no seat is to move, every seat is refused alike.
    let seat = seat(game, said).unwrap_or(Seat(0));
    let refusal = unchanged(game, |game| game.play_text(seat, &said.mv)).map_err(|found| match found {
        None => format!("`{}` by seat {seat} was accepted, expected {code}", said.mv),
        Some(changed) => changed,
    })?;
    let is_other_clause = clause.is_some() && clause != refusal.clause;
    if refusal.code != code || is_other_clause {
        let wanted = [Some(code), clause].into_iter().flatten().collect::<Vec<_>>().join(" ");
        return Err(format!("`{}` by seat {seat}: expected {wanted}, found: {refusal}", said.mv));
    }
    Ok(())
}

/// The refusal of what `attempt` tries. An error is `None` if it was accepted, and says what changed otherwise.
fn unchanged<G: Game>(
    game: &mut Match<G>,
    attempt: impl FnOnce(&mut Match<G>) -> Result<(), Refusal>,
) -> Result<Refusal, Option<String>> {
    let before = game.clone();
    match attempt(game) {
        Ok(()) => {
            *game = before;
            Err(None)
        }
        Err(refusal) if *game == before => Ok(refusal),
        Err(refusal) => Err(Some(format!("refused ({refusal}), but the match was changed by it"))),
    }
}

fn lines<G: Game>(game: &Match<G>, body: &Body, has: bool) -> Result<(), String> {
    let plain = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let position = game.state().position();
    let printed: BTreeSet<String> = position.lines().map(plain).collect();
    let wanted = body.text.lines().map(plain).filter(|line| !line.is_empty() && !line.starts_with('#'));
    let wrong: Vec<String> = wanted.filter(|line| printed.contains(line) != has).collect();
    if wrong.is_empty() {
        return Ok(());
    }
    let what = if has { "not in the position" } else { "in the position, but should not be" };
    Err(format!("{what}: {}\nthe position:\n{position}", wrong.join(" | ")))
}

/// The match, if `viewer` sits at its table.
fn known<G: Game>(game: &Match<G>, viewer: Viewer) -> Result<&Match<G>, String> {
    let seats = game.state().seats();
    if Viewer::all(seats).any(|known| known == viewer) {
        Ok(game)
    } else {
        Err(format!("there is no such seat: the seats are 0 to {}", seats - 1))
    }
}

fn view<G: Game>(game: &Match<G>, viewer: Viewer, how: How, text: &str) -> Result<(), String> {
    let view = known(game, viewer)?.state().view(viewer);
    let json = serde_json::to_string(&view).map_err(|why| why.to_string())?;
    if json.contains(text) == (how == How::Has) {
        return Ok(());
    }
    let what = if how == How::Has { "lacks" } else { "has" };
    Err(format!("the view {what} `{text}`: {json}"))
}
