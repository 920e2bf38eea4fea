//! A scene: what any screen shows and any voice says of a match, for one viewer.
//!
//! No client knows a rule. It draws areas, places and pieces, offers the choices, shows the effects that are certain,
//! and speaks the texts. A scene is made from what its viewer may know: two states that a viewer cannot tell apart give
//! equal scenes, byte for byte.
//!
//! **Choosing.** A player selects ids of pieces, places and buttons in any order. A [`Choice`] fits a selection if each
//! selected id is among the ids of a step of its own. When all its steps are selected the choice is complete; if no other
//! choice fits any more it can be played at once, else the client asks ("only this, or one more?").

mod entry;
pub mod games;
mod language;
mod scene;
mod scenic;
mod text;

/// The games as those that can be shown: a game without an `impl Scenic` does not compile.
pub mod visitor {
    cowbell_catalog::visitor!(crate::Scenic);
}

pub use entry::{Change, Entry, Motion};
pub use language::{Language, sources};
pub use scene::{Area, Button, Choice, Effect, Group, Kind, Piece, Place, Row, Scene, Side, Whose};
pub use scenic::{Scenic, history, news, news_of, scene_of, story_of};
pub use text::{Arg, Text, Voice, Word};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod types;
