//! Scenes leak no secrets, cover every legal move, use consistent ids, and have texts in every language.

use std::collections::BTreeSet;

use cowbell_rules::{
    Choice, Dice, Event, Fault, Game, Match, Options, Turn, Values, Viewer, quick, step, tell,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::language::{Language, sources};
use crate::scene::Scene;
use crate::scenic::{Scenic, Seen, history, legal, news};
use crate::text::{Arg, Text, Voice};
use moments::moments;

mod chances;
mod languages;
mod moments;
mod reasons;

/// Scenes are large, so only one in this many events of a match is checked.
const STEP: usize = 7;

macro_rules! tests {
    ($($game:ty,)*) => {
        #[test]
        fn scenes_are_whole_and_can_be_said() {
            $(walk::<$game>();)*
        }

        #[test]
        fn every_game_has_its_texts() {
            let missing: Vec<String> = [$(missing_texts::<$game>(),)*].concat();
            assert!(missing.is_empty(), "{}", missing.join("\n"));
        }

        #[test]
        fn every_game_gives_reasons_that_leak_nothing() {
            $(reasons::leak_nothing::<$game>();)*
        }

        #[test]
        fn every_game_leaks_nothing() {
            $(leaks::<$game>();)*
        }
    };
}
cowbell_catalog::games!(tests);

/// The default table twice, plus tables with other values, one option at a time.
fn tables<G: Game>() -> Vec<G::Options> {
    let others =
        others::<G>().into_iter().map(|(key, value)| table::<G>(&[(key, value)]).expect("it is listed"));
    [G::Options::default(), G::Options::default()].into_iter().chain(others).collect()
}

/// Tables with other values, two options at a time, as far as they can be played.
fn pairs<G: Game>() -> Vec<G::Options> {
    let others = others::<G>();
    let pairs = others.iter().flat_map(|one| others.iter().map(move |two| [one.clone(), two.clone()]));
    let pairs = pairs.filter_map(|pair| table::<G>(&pair));
    [G::Options::default()].into_iter().chain(pairs).collect()
}

fn table<G: Game>(values: &[(&str, Value)]) -> Option<G::Options> {
    let object: serde_json::Map<_, _> =
        values.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
    let options: G::Options = serde_json::from_value(object.into()).ok()?;
    options.check().is_ok().then_some(options)
}

/// Other values of every option; for the seats, all of them.
fn others<G: Game>() -> Vec<(&'static str, Value)> {
    let mut others = Vec::new();
    for Choice { key, values } in G::Options::LIST {
        let values: Vec<Value> = match *values {
            Values::Words(words) => words[1..].iter().map(|word| json!(word)).collect(),
            Values::WordsOr(_, example) => vec![json!(example)],
            Values::Numbers(numbers) => vec![json!(numbers.last())],
            Values::Flag(default) => vec![json!(!default)],
            Values::Seat => vec![json!(1)],
            Values::Whole { least, most, .. } if *key == "seats" => {
                (least..=most).map(|seats| json!(seats)).collect()
            }
            Values::Whole { least, .. } => vec![json!(least)],
        };
        others.extend(values.into_iter().map(|value| (*key, value)));
    }
    others
}

/// Plays random matches and looks at every `STEP`th event. After a rare moment, the first events are all looked at.
pub(crate) fn matches<G: Scenic>(mut look: impl FnMut(&Match<G>)) {
    let mut moves = Vec::new();
    let whole = tables::<G>().into_iter().map(|options| (G::new(&options), 0));
    let moments = moments(G::INFO.slug);
    let rare = moments.iter().cycle().take(4 * moments.len()).map(|(options, text)| {
        let options = serde_json::from_str(options).expect("options");
        (G::from_position(&options, text).expect("a position"), 3 * STEP)
    });
    for (seed, (start, first)) in whole.chain(rare).enumerate() {
        let mut dice = quick(seed as u64);
        let mut game = Match::from_state(start);
        let mut next = 0;
        loop {
            if game.log().len() >= next || game.state().turn() == Turn::Over {
                look(&game);
                next = game.log().len() + if game.log().len() < first { 1 } else { STEP };
            }
            match game.state().turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.state().draw(&mut dice);
                    game.settle(chance).expect("a drawn outcome can happen");
                }
                Turn::Seat(seat) => {
                    game.state().legal_moves(&mut moves);
                    let mv = moves[dice.below(moves.len() as u32) as usize];
                    game.play(seat, mv).expect("a listed move is legal");
                }
            }
        }
    }
}

fn walk<G: Scenic>() {
    let voices = Language::ALL.map(Voice::new);
    let (mut said, mut ids) = (BTreeSet::new(), BTreeSet::new());
    let mut speak = |text: &Text| {
        // Most texts repeat, so each is checked only once.
        if said.insert(format!("{text:?}")) {
            for (voice, language) in voices.iter().zip(Language::ALL) {
                voice.try_say(text).unwrap_or_else(|why| panic!("{} {language}: {why}", G::INFO.slug));
            }
            collect_ids(text, &mut ids);
        }
    };
    let mut before = Vec::new();
    matches::<G>(|game| {
        crate::wire::tests::arrives(game, &mut before);
        for viewer in Viewer::all(game.state().seats()) {
            let scene = game.state().scene(viewer);
            ids_fit(&scene);
            assert_eq!(sent(&scene), scene, "a scene arrives as it was sent");
            texts(&scene).into_iter().for_each(&mut speak);
            choices_are_the_legal_moves(game.state(), viewer, &scene);
            let choices = scene.choices.clone();
            let plain = Scene { choices: Vec::new(), ..scene };
            let seen = Seen::new(game.state().clone(), viewer);
            assert_eq!(G::drawn(&seen, &seen.moves()), plain, "only the choices are left out");
            let packed = G::packed(&seen, &seen.moves(), plain.buttons.clone()).unwrap_or_default();
            assert_eq!(packed.unpack(), Ok((plain.buttons.clone(), choices)), "choices arrive as they are");
            if !G::INFO.has_secrets {
                let common = Scene { me: Scene::seat_of(viewer), ..game.state().scene(Viewer::Spectator) };
                let is_mover = matches!(game.state().turn(), Turn::Seat(seat) if viewer.is(seat));
                let buttons = if is_mover { plain.buttons.clone() } else { Vec::new() };
                assert_eq!(Scene { buttons, ..common }, plain, "without secrets all see the same");
            }
        }
        if let Turn::Seat(seat) = game.state().turn() {
            let reasons = legal(game.state()).into_iter().flat_map(|mv| game.state().reasons(seat, mv));
            reasons.for_each(|reason| speak(&reason.text));
        }
        if game.state().turn() == Turn::Over {
            for entry in Viewer::all(game.state().seats()).flat_map(|viewer| news(game, 0, viewer)) {
                speak(&entry.text);
                assert_eq!(sent(&entry), entry, "an entry arrives as it was sent");
            }
            history(game, Viewer::Spectator).iter().for_each(|entry| speak(&entry.text));
        }
    });
    // Together with the rare moments, every message must have been used, except those that clients request by name.
    let slug = G::INFO.slug;
    let (_, source) = sources(Language::ENGLISH)
        .iter()
        .find(|(file, _)| *file == slug)
        .unwrap_or_else(|| panic!("locales/en/{slug}.ftl is missing"));
    let is_asked = |id: &str| BY_NAME.iter().any(|family| id.starts_with(&format!("{slug}-{family}")));
    let idle: Vec<&str> = messages(source).filter(|id| !is_asked(id) && !ids.contains(*id)).collect();
    assert!(idle.is_empty(), "locales/en/{slug}.ftl: unused messages {idle:?}");
}

/// Prefixes of a game's messages that clients request by name, independent of any scene.
const BY_NAME: [&str; 21] = [
    "about", "aim", "blurb", "option-", "value-", "help-", "preset-", "refuse-", "lesson-", "what-", "why-",
    "round-", "break-", "theme-", "day", "first-", "item-", "end-note", "next-", "note-", "way-",
];

/// What a client reads after the server has serialized a value.
fn sent<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("plain data");
    serde_json::from_str(&text).expect("serialized data can be read back")
}

/// Collects the ids of all messages in a text.
fn collect_ids(text: &Text, ids: &mut BTreeSet<String>) {
    ids.insert(text.id.to_string());
    for (_, arg) in text.args.iter() {
        if let Arg::Text(inner) = arg {
            collect_ids(inner, ids);
        }
    }
}

/// The ids of the messages in a Fluent file.
fn messages(source: &str) -> impl Iterator<Item = &str> {
    let lines = source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    lines.filter_map(|line| line.split_once(" =")).map(|(id, _)| id)
}

fn ids_fit(scene: &Scene) {
    let mut places = BTreeSet::new();
    for area in &scene.areas {
        assert!(places.insert(area.id.as_str()), "two areas are called {}", area.id);
        for place in area.places.iter() {
            assert!(places.insert(place.id.as_str()), "two places are called {}", place.id);
        }
    }
    let mut all = places.clone();
    let mut pieces = BTreeSet::new();
    for piece in &scene.pieces {
        assert!(places.contains(piece.at.as_str()), "{} is on {}, which is not a place", piece.id, piece.at);
        assert!(pieces.insert(piece.id.as_str()), "two pieces are called {}", piece.id);
        all.insert(&piece.id);
        assert!(!piece.id.contains(' '), "ids are sent in one text, separated by spaces");
    }
    let mut groups = BTreeSet::new();
    for group in &scene.groups {
        assert!(groups.insert(group.id.as_str()), "two groups are called {}", group.id);
        let lost = group.at.iter().find(|at| !places.contains(at.as_str()));
        assert!(lost.is_none(), "{} has {lost:?}, which is not a place", group.id);
    }
    all.extend(scene.buttons.iter().map(|button| button.id.as_str()));
    let mut steps = BTreeSet::new();
    for choice in &scene.choices {
        assert!(!choice.steps.is_empty(), "{} cannot be selected", choice.mv);
        assert!(steps.insert(&choice.steps), "{} has the same steps as another move", choice.mv);
        for id in choice.steps.iter().flatten().chain(choice.effects.iter().flat_map(|effect| &effect.at)) {
            assert!(all.contains(id.as_str()), "{} needs {id}, which does not exist", choice.mv);
        }
    }
}

fn choices_are_the_legal_moves<G: Scenic>(state: &G, viewer: Viewer, scene: &Scene) {
    let mut moves = Vec::new();
    if matches!(state.turn(), Turn::Seat(seat) if viewer.is(seat)) {
        state.legal_moves(&mut moves);
    }
    let listed: Vec<String> = moves.iter().map(G::Move::to_string).collect();
    let offered: Vec<String> = scene.choices.iter().map(|choice| choice.mv.to_string()).collect();
    assert_eq!(offered, listed);
}

/// All texts of a scene.
fn texts(scene: &Scene) -> Vec<&Text> {
    let mut texts = vec![&scene.ask];
    texts.extend(scene.areas.iter().map(|area| &*area.label));
    texts.extend(scene.areas.iter().flat_map(|area| area.places.iter()).map(|place| &place.label));
    texts.extend(scene.pieces.iter().map(|piece| &*piece.label));
    texts.extend(scene.groups.iter().map(|group| &group.label));
    texts.extend(scene.buttons.iter().map(|button| &button.label));
    texts.extend(scene.choices.iter().map(|choice| &choice.label));
    texts.extend(scene.choices.iter().flat_map(|choice| &choice.effects).map(|effect| &effect.label));
    texts.extend(scene.sides.iter().map(|side| &*side.role));
    texts.extend(scene.sides.iter().flat_map(|side| &side.rows).map(|row| &*row.label));
    texts
}

/// Texts that clients request by name but that a language lacks, each with the file it belongs in.
fn missing_texts<G: Game>() -> Vec<String> {
    let slug = G::INFO.slug;
    let mut keys = vec!["about".to_string(), "blurb".to_string()];
    for Choice { key, values } in G::Options::LIST {
        keys.push(format!("option-{key}"));
        if let Values::Words(words) = values {
            keys.extend(words.iter().map(|word| format!("value-{key}-{word}")));
        }
    }
    keys.extend(G::Fault::CODES.iter().map(|code| format!("refuse-{code}")));
    let mut missing = Vec::new();
    for language in Language::ALL {
        let voice = Voice::new(language);
        let lacks = keys.iter().filter(|key| voice.of_game(slug, key).is_none());
        missing.extend(
            lacks.map(|key| {
                format!("crates/cowbell-scene/locales/{language}/{slug}.ftl lacks `{slug}-{key}`")
            }),
        );
    }
    missing
}

/// A viewer gets the same scene in all worlds that it cannot tell apart.
fn leaks<G: Scenic>() {
    let mut dice = quick(17);
    matches::<G>(|game| {
        let state = game.state();
        for seat in cowbell_rules::Seat::all(state.seats()) {
            let world = state.resample(seat, &mut dice);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                assert_eq!(state.scene(viewer), world.scene(viewer), "{} shows a secret", G::INFO.slug);
            }
        }
        if state.turn() == Turn::Over {
            secrets_stay(game);
        }
    });
}

/// The wording of a secret event, as other viewers are told it, does not depend on the secret.
fn secrets_stay<G: Scenic>(game: &Match<G>) {
    let mut state = game.start().clone();
    let mut chances = Vec::new();
    for event in game.log() {
        state.chances(&mut chances);
        for viewer in Viewer::all(state.seats()) {
            let told = tell(&state, *event, viewer);
            let say = |chance: G::Chance| {
                let mut after = state.clone();
                after.settle(chance);
                G::entry(
                    &Seen::new(state.clone(), viewer),
                    Event::Chance(chance),
                    &Seen::new(after.clone(), viewer),
                    told.text(),
                )
            };
            let alike =
                |(chance, _): &&(G::Chance, u32)| tell(&state, Event::Chance(*chance), viewer) == told;
            let said: Vec<_> = chances.iter().filter(alike).map(|(chance, _)| say(*chance)).collect();
            assert!(said.windows(2).all(|two| two[0] == two[1]), "{} reveals {}", G::INFO.slug, told.text());
        }
        step(&mut state, *event);
    }
}

/// Te Kuiti is a memory game: a tile that lies face down again appears in the news of that moment and nowhere else.
#[test]
fn history_does_not_remember_for_you() {
    use cowbell_catalog::games::TeKuiti;
    let options = serde_json::from_value(json!({"first-shepherd": 0})).expect("an option");
    let play = |[one, two]: [&str; 2]| {
        let mut game = Match::<TeKuiti>::new(&options);
        let turns = ["fence a1s", "fence a1w", "flip b5", one, "flip c5", two];
        let again = ["fence b1s", "fence c1s", "flip b5", "flip c4", "tile A"];
        for event in turns.into_iter().chain(again) {
            match game.state().turn() {
                Turn::Seat(seat) => game.play_text(seat, event),
                _ => game.settle_text(event),
            }
            .expect("an event that can happen");
        }
        game
    };
    let (one, two) = (play(["tile S", "tile T"]), play(["tile T", "tile S"]));
    let viewer = Viewer::Spectator;
    assert_ne!(news(&one, 8, viewer), news(&two, 8, viewer), "the player who flips b5 again sees it");
    assert_eq!(history(&one, viewer), history(&two, viewer));
    assert_eq!(one.state().scene(viewer), two.state().scene(viewer));
}
