//! What people read, in every language: the same rules, no message unused or missing, nothing outside the Fluent files, one
//! word for one thing, texts that fit where space is short. Whether a text sounds right only a reader can say: the first
//! test here writes `target/tmp/messages.md`, every message in all languages with the place that shows it.

mod glossary;
mod lengths;
mod pages;
mod rules;
mod sources;
mod spaces;
mod texts;
mod uses;
