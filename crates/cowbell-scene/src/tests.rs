//! Scenes leak nothing, cover every legal move, have ids that fit together, and can be said in every language.

use std::collections::BTreeSet;

use cowbell_rules::{Dice, Fault, Game, Match, Turn, Viewer, quick};

use crate::list::{Scenic, history, news};
use crate::scene::Scene;
use crate::text::{Arg, Language, Text, Voice};

/// How many events of a match are looked at; scenes are large.
const STEP: usize = 7;

macro_rules! tests {
    ($($game:ty,)*) => {
        #[test]
        fn scenes_are_whole_and_can_be_said() {
            $(walk::<$game>();)*
        }

        #[test]
        fn refusals_can_be_said() {
            $(refusals::<$game>();)*
        }

        #[test]
        fn every_game_leaks_nothing() {
            $(leaks::<$game>();)*
        }
    };
}
tests! { cowbell_catalog::games::TicTacMoo, cowbell_catalog::games::Kuhlorado, cowbell_catalog::games::TeKuiti, }

/// Random matches of the default table, state by state.
fn matches<G: Scenic>(seeds: core::ops::Range<u64>, mut look: impl FnMut(&Match<G>)) {
    let mut moves = Vec::new();
    for seed in seeds {
        let mut dice = quick(seed);
        let mut game = Match::<G>::new(&G::Options::default());
        let mut next = 0;
        loop {
            if game.log().len() >= next || game.state().turn() == Turn::Over {
                look(&game);
                next = game.log().len() + STEP;
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
    let speak = |text: &Text| {
        for (voice, language) in voices.iter().zip(Language::ALL) {
            voice.try_say(text).unwrap_or_else(|why| panic!("{} {language}: {why}", G::INFO.slug));
        }
    };
    matches::<G>(0..3, |game| {
        for viewer in Viewer::all(game.state().seats()) {
            let scene = game.state().scene(viewer);
            ids_fit(&scene);
            texts(&scene).into_iter().for_each(speak);
            choices_are_the_legal_moves(game.state(), viewer, &scene);
        }
        if game.state().turn() == Turn::Over {
            for entry in news(game, 0, Viewer::Spectator).iter().chain(&history(game, Viewer::Spectator)) {
                speak(&entry.text);
            }
        }
    });
}

fn ids_fit(scene: &Scene) {
    let mut places = BTreeSet::new();
    for area in &scene.areas {
        assert!(places.insert(area.id.as_str()), "two areas are called {}", area.id);
        for place in &area.places {
            assert!(places.insert(place.id.as_str()), "two places are called {}", place.id);
        }
    }
    let mut all = places.clone();
    let mut pieces = BTreeSet::new();
    for piece in &scene.pieces {
        assert!(places.contains(piece.at.as_str()), "{} lies on {}, which is no place", piece.id, piece.at);
        assert!(pieces.insert(piece.id.as_str()), "two pieces are called {}", piece.id);
        all.insert(&piece.id);
    }
    let mut groups = BTreeSet::new();
    for group in &scene.groups {
        assert!(groups.insert(group.id.as_str()), "two groups are called {}", group.id);
        let lost = group.at.iter().find(|at| !places.contains(at.as_str()));
        assert!(lost.is_none(), "{} has {lost:?}, which is no place", group.id);
    }
    all.extend(scene.buttons.iter().map(|button| button.id.as_str()));
    let mut steps = BTreeSet::new();
    for choice in &scene.choices {
        assert!(!choice.steps.is_empty(), "{} cannot be selected", choice.mv);
        assert!(steps.insert(&choice.steps), "{} is selected like another move", choice.mv);
        for id in choice.steps.iter().flatten().chain(choice.effects.iter().flat_map(|effect| &effect.at)) {
            assert!(all.contains(id.as_str()), "{} needs {id}, which is not there", choice.mv);
        }
    }
}

fn choices_are_the_legal_moves<G: Scenic>(state: &G, viewer: Viewer, scene: &Scene) {
    let mut moves = Vec::new();
    if matches!(state.turn(), Turn::Seat(seat) if viewer.is(seat)) {
        state.legal_moves(&mut moves);
    }
    let listed: Vec<String> = moves.iter().map(G::Move::to_string).collect();
    let offered: Vec<String> = scene.choices.iter().map(|choice| choice.mv.clone()).collect();
    assert_eq!(offered, listed);
}

/// Every text of a scene.
fn texts(scene: &Scene) -> Vec<&Text> {
    let mut texts = vec![&scene.ask];
    texts.extend(scene.areas.iter().map(|area| &area.label));
    texts.extend(scene.areas.iter().flat_map(|area| &area.places).map(|place| &place.label));
    texts.extend(scene.pieces.iter().map(|piece| &piece.label));
    texts.extend(scene.groups.iter().map(|group| &group.label));
    texts.extend(scene.buttons.iter().map(|button| &button.label));
    texts.extend(scene.choices.iter().map(|choice| &choice.label));
    texts.extend(scene.choices.iter().flat_map(|choice| &choice.effects).map(|effect| &effect.label));
    texts.extend(scene.sides.iter().map(|side| &side.role));
    texts.extend(scene.sides.iter().flat_map(|side| &side.rows).map(|row| &row.label));
    texts
}

fn refusals<G: Game>() {
    for language in Language::ALL {
        let voice = Voice::new(language);
        for code in G::Fault::CODES {
            let id = format!("{}-refuse-{code}", prefix(G::INFO.slug));
            assert!(voice.knows(&id), "{language} has no {id}");
        }
    }
}

/// The prefix of a game's messages.
fn prefix(slug: &str) -> &'static str {
    match slug {
        "tic-tac-moo" => "ttm",
        "kuhlorado" => "kuh",
        "te-kuiti" => "tek",
        "tic-tac-town" => "ttt",
        "mow" => "mow",
        _ => panic!("{slug} has no prefix"),
    }
}

/// What a viewer sees and reads is the same in every world it cannot tell apart.
fn leaks<G: Scenic>() {
    let mut dice = quick(17);
    matches::<G>(0..3, |game| {
        let state = game.state();
        for seat in cowbell_rules::Seat::all(state.seats()) {
            let world = state.resample(seat, &mut dice);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                assert_eq!(state.scene(viewer), world.scene(viewer), "{} shows a secret", G::INFO.slug);
            }
        }
        // A secret event is told to others in words that do not depend on it.
        for viewer in Viewer::all(state.seats()) {
            for (entry, told) in news(game, 0, viewer).iter().zip(game.recall(viewer)) {
                assert_eq!(entry.event, told.text());
            }
        }
    });
}

#[test]
fn every_language_says_the_same_things() {
    let ids = |language: Language| -> BTreeSet<String> {
        let files = crate::text::sources(language);
        let lines = files.iter().flat_map(|(_, text)| text.lines());
        lines
            .filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()))
            .filter_map(|line| line.split_once(" ="))
            .map(|(id, _)| id.to_string())
            .collect()
    };
    let english = ids(Language::En);
    assert!(english.len() > 40);
    for language in Language::ALL {
        let (ours, theirs) = (&english, ids(language));
        let missing: Vec<_> = ours.symmetric_difference(&theirs).collect();
        assert!(missing.is_empty(), "{language} differs from English in {missing:?}");
    }
}

#[test]
fn a_seat_is_you_or_a_name() {
    use cowbell_rules::Seat;
    let text =
        Text::new("ttm-log-draw").seat(Seat(1)).text("tile", Text::new("ttm-a-tile").word("species", "C"));
    let names = vec!["Ada".to_string(), "Bo".to_string()];
    let voice = Voice::new(Language::En).to(Some(Seat(1)), names.clone());
    assert_eq!(voice.say(&text), "You draw a cow.");
    assert_eq!(Voice::new(Language::De).to(Some(Seat(0)), names).say(&text), "Bo zieht eine Kuh.");
    assert!(matches!(text.args["seat"], Arg::Seat(Seat(1))));
}
