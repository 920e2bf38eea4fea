//! Options: what is listed can be chosen, what is not is refused, and the tables try all of it.

use std::collections::BTreeSet;

use cowbell_rules::{Choice, Options, Values};
use serde_json::{Map, Value, json};

use crate::Subject;
use crate::walk::{Verdict, caught, ensure, same, tables};

/// The list names every option with its default and only values that can be chosen; options read back from JSON;
/// unknown keys and values are refused.
pub fn options_are_listed<S: Subject>() -> Verdict {
    listed::<S::Options>(S::INFO.seats.1)?;
    for options in tables::<S>()? {
        let read_back = read::<S::Options>(object(&options)?)?.with_rules(options.rules());
        same("options read back from JSON", &read_back, &options)?;
        same("the options of a new match", &S::new(&options).options(), &options)?;
    }
    Ok(())
}

/// New options are for the newest rules, and options can be had for every version; the version is no key in text.
pub fn every_version_of_the_rules_can_be_played<S: Subject>() -> Verdict {
    versions::<S::Options>(S::INFO.rules)
}

/// The same, with only the options.
pub(crate) fn versions<O: Options>(newest: u32) -> Verdict {
    same("the rules of new options are not the newest", &O::default().rules(), &newest)?;
    let text = object(&O::default())?;
    for version in 1..=newest {
        let options = caught(|| Ok(O::default().with_rules(version)))?;
        same("options for an older version of the rules have another", &options.rules(), &version)?;
        same("options for an older version of the rules read otherwise", &object(&options)?, &text)?;
    }
    Ok(())
}

/// The promises that need no game, only its options. `most` is how many seats a table can have.
pub(crate) fn listed<O: Options>(most: usize) -> Verdict {
    let default = object(&O::default())?;
    let keys: BTreeSet<&str> = default.keys().map(String::as_str).collect();
    let listed: BTreeSet<&str> = O::LIST.iter().map(|choice| choice.key).collect();
    same("Options::LIST and the serialised keys", &listed, &keys)?;
    same("a key is listed twice", &O::LIST.len(), &listed.len())?;
    same("an empty object is the default", &read::<O>(Map::new())?, &O::default())?;
    refused::<O>("no-such-option", json!(1))?;
    for Choice { key, values } in O::LIST {
        let (first, more, wrong) = samples(*values, most);
        same(&format!("the default of `{key}` is not the first that is listed"), &default[*key], &first)?;
        for value in more.into_iter().chain([first]) {
            let one = Map::from_iter([(key.to_string(), value.clone())]);
            read::<O>(one).map_err(|why| format!("`{key}` may be {value} by the list, but: {why}"))?;
        }
        for value in wrong.into_iter().chain([json!({}), json!("no such word"), json!(null)]) {
            refused::<O>(key, value)?;
        }
    }
    Ok(())
}

/// The tables hold the default, the fewest and the most seats, and every word and flag of the list.
pub fn tables_cover_the_options<S: Subject>() -> Verdict {
    let tables = tables::<S>()?;
    ensure!(
        tables.contains(&S::Options::default()),
        "the default is missing from Subject::tables in src/tests.rs"
    );
    let (fewest, most) = S::INFO.seats;
    for seats in [fewest, most] {
        ensure!(
            tables.iter().any(|options| options.seats() == seats),
            "no table has {seats} seats: add one to Subject::tables in src/tests.rs"
        );
    }
    for options in &tables {
        let seats = options.seats();
        ensure!((fewest..=most).contains(&seats), "a table has {seats} seats, INFO says {fewest} to {most}");
    }
    let tables: Vec<Map<String, Value>> = tables.iter().map(object).collect::<Result<_, _>>()?;
    for Choice { key, values } in S::Options::LIST {
        let wanted: Vec<Value> = match values {
            Values::Words(words) => words.iter().map(|word| json!(word)).collect(),
            Values::Flag(_) => vec![json!(false), json!(true)],
            _ => continue,
        };
        for value in wanted {
            ensure!(
                tables.iter().any(|table| table[*key] == value),
                "no table has `{key}` {value}: add one to Subject::tables in src/tests.rs"
            );
        }
    }
    Ok(())
}

/// The default, others that can be chosen, and some that cannot.
fn samples(values: Values, most_seats: usize) -> (Value, Vec<Value>, Vec<Value>) {
    match values {
        Values::Words(words) => {
            (json!(words[0]), words.iter().map(|word| json!(word)).collect(), vec![json!(7)])
        }
        Values::WordsOr(words, example) => (
            json!(words[0]),
            words.iter().chain([&example]).map(|word| json!(word)).collect(),
            vec![json!(7)],
        ),
        Values::Numbers(numbers) => {
            let beyond = numbers.iter().max().map_or(0, |most| most + 1);
            (json!(numbers[0]), numbers.iter().map(|number| json!(number)).collect(), vec![json!(beyond)])
        }
        Values::Whole { default, least, most } => {
            let beyond = [i64::from(least) - 1, i64::from(most) + 1];
            (json!(default), vec![json!(least), json!(most)], beyond.map(|number| json!(number)).to_vec())
        }
        Values::Flag(default) => (json!(default), vec![json!(true), json!(false)], vec![json!(1)]),
        Values::Seat => (json!("random"), vec![json!(0)], vec![json!(most_seats), json!(-1)]),
    }
}

fn object<O: Options>(options: &O) -> Result<Map<String, Value>, String> {
    match serde_json::to_value(options) {
        Ok(Value::Object(object)) => Ok(object),
        other => Err(format!("options serialise as {other:?}, expected an object")),
    }
}

fn read<O: Options>(object: Map<String, Value>) -> Result<O, String> {
    let options: O = serde_json::from_value(Value::Object(object)).map_err(|why| why.to_string())?;
    options.check()?;
    Ok(options)
}

fn refused<O: Options>(key: &str, value: Value) -> Verdict {
    match read::<O>(Map::from_iter([(key.to_string(), value.clone())])) {
        Ok(_) => Err(format!("`{key}` {value} is accepted")),
        Err(_) => Ok(()),
    }
}
