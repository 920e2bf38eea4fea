//! What is sent about a step of a match, in few bytes: the new entries of the log, what has changed in the scene, and what
//! can be done now.
//!
//! A text is a list: the number of its form and its arguments, each in the place that the form gives it. The forms are the
//! game's own messages (see [`Forms`]), sent once with the table. `[3, 0, 5, "cow"]` is `{"id": "mow-card", "args": {"flies":
//! 0, "number": 5, "sort": "cow"}}` if form 3 is `["mow-card", "flies", "number", "sort"]`. An argument that is a text is a list
//! again, and one called `seat` is the number of a seat. Arguments that the form does not name follow as an object. A text
//! without arguments is `["id"]`, and a text that fits no form is an object as in a whole scene.
//!
//! Things are lists, too; fields at the end that say nothing are left out, and several tags, places or ids are one string with
//! spaces:
//!
//! | thing | list |
//! |---|---|
//! | entries of the log | the step of the first, then the entries; a number says how often the one before it comes again |
//! | entry | the seat, unless it was chance, event, text, then what moved |
//! | what moved | the number of its [motion](crate::Motion), to, then face and from of each thing that moved there in this way; a number says how often the one before it moved again |
//! | piece | id, kind, face, label, tags, at (empty: its id), owner, count |
//! | area | id, kind, label, places, owner, tags |
//! | place | id, column, ground, label, print, owner, row |
//! | group | id, kind, at, counts, points, label, owner, goal |
//! | row | label, value, goal |
//! | button | id, label |
//!
//! What has changed is the list of ask, pieces, areas, sides, groups, phase and turn. A part that is null or missing is as it was,
//! but for `turn`: then the same seat acts as the message says elsewhere. A list of areas, pieces, groups or rows is changed
//! from its beginning: a positive number keeps items, a negative number drops them, a list is a new item, a string has the new
//! tags of the next item, an object all its new fields (`f` face, `at`, `n` count, `l` label, `t` tags, `p` places), and 0 means that
//! the next item changes as the one before it. With a new count the argument `count` of the label changes, too, unless there is a new
//! label. What remains is kept. A side has the new `values` of all its rows where nothing else has changed of them. The
//! choices are described in [`crate::packed`].

mod forms;
mod read;
mod write;
mod write_choices;
mod write_log;

pub use forms::{Forms, forms_of};
pub use read::{read_choices, read_entries, read_update};
pub use write::{write_choices, write_entries, write_update};

#[cfg(test)]
pub(crate) mod tests;
