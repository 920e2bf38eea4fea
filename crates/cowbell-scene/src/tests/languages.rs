//! Languages: found by their folders, complete, and each with the same messages.

use cowbell_rules::Seat;

use super::*;

#[test]
fn every_language_says_the_same_things() {
    let ids = |language: Language, file: &str| -> Option<BTreeSet<&str>> {
        sources(language).iter().find(|(name, _)| *name == file).map(|(_, text)| messages(text).collect())
    };
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let files = [Language::ENGLISH, language].into_iter().flat_map(sources).map(|(name, _)| *name);
        for file in files.collect::<BTreeSet<_>>() {
            let path = format!("crates/cowbell-scene/locales/{language}/{file}.ftl");
            match (ids(Language::ENGLISH, file), ids(language, file)) {
                (Some(english), Some(theirs)) => {
                    wrong.extend(english.difference(&theirs).map(|id| format!("{path} lacks `{id}`")));
                    wrong.extend(theirs.difference(&english).map(|id| format!("{path}: no English `{id}`")));
                }
                (Some(_), None) => wrong.push(format!("{path} is missing")),
                _ => wrong.push(format!("{path}: there is no English file of this name")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_language_is_known_by_its_folder() {
    assert_eq!(Language::ALL[0], Language::ENGLISH);
    assert_eq!("en".parse(), Ok(Language::ENGLISH));
    assert_eq!(Language::from_env("de_DE.UTF-8").code(), "de");
    assert_eq!(Language::from_env("C.UTF-8"), Language::ENGLISH);
    let refused = "xx".parse::<Language>().unwrap_err();
    assert!(refused.contains("en, de"), "{refused}");
}

#[test]
fn a_seat_is_you_or_a_name() {
    use cowbell_rules::Seat;
    let text =
        Text::new("ttm-log-draw").seat(Seat(1)).text("tile", Text::new("ttm-a-tile").word("species", "C"));
    let names = vec!["Ada".to_string(), "Bo".to_string()];
    let voice = Voice::new(Language::ENGLISH).to(Some(Seat(1)), names.clone());
    assert_eq!(voice.say(&text), "You draw a cow.");
    assert_eq!(
        Voice::new("de".parse().expect("a folder of locales/")).to(Some(Seat(0)), names).say(&text),
        "Bo zieht eine Kuh."
    );
    assert_eq!(text.args.get("seat"), Some(&Arg::Seat(Seat(1))));
}

#[test]
fn those_who_share_a_victory_are_named() {
    let names = ["Ada", "Bo", "Cy"].map(String::from).to_vec();
    let voice = Voice::new(Language::ENGLISH).to(Some(Seat(0)), names);
    let say =
        |seats: &[Seat]| voice.say(&Text::new("ttt-over-shared").seats("names", seats).number("points", 6));
    assert_eq!("A shared victory for Bo and Cy, with 6 points each.", say(&[Seat(1), Seat(2)]));
    assert_eq!("A shared victory for you, Bo and Cy, with 6 points each.", say(&[Seat(0), Seat(1), Seat(2)]));
}
