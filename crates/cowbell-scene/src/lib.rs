//! A scene is everything a client shows or says about a match to one viewer.
//!
//! Clients know no rules. They draw areas, places and pieces, offer the choices, show the certain effects, and format
//! the texts. A scene is built only from what its viewer may know: two states that a viewer cannot tell apart give
//! equal scenes, byte for byte.
//!
//! **Choosing.** A player selects ids of pieces, places and buttons in any order. A [`Choice`] fits a selection if
//! every selected id can be assigned to a different step that lists it. When all steps are assigned, the choice is
//! complete. If no other choice fits, it can be played at once; otherwise the client asks ("only this, or one more?").

mod entry;
mod form;
pub mod games;
mod language;
mod packed;
mod reason;
mod scene;
mod scenic;
mod shelf;
mod text;
mod update;

/// Visits games through [`Scenic`]. A game without an `impl Scenic` does not compile.
pub mod visitor {
    cowbell_catalog::visitor!(crate::Scenic);
}

pub use entry::{Change, Entry, Motion};
pub use form::{Filled, Form, Leaf};
pub use language::{Language, sources};
pub use packed::{Packed, PackedChoice, Pattern};
pub use reason::{Reason, reasons_of};
pub use scene::{Area, Button, Choice, Effect, Group, Kind, Piece, Place, Places, Row, Scene, Side, Whose};
pub use scenic::{Scenic, Since, choices_of, history, news, news_of, scene_of, since, story_of};
pub use text::{Arg, Args, Text, Voice, Word};
pub use update::{AreaChange, Edit, Misfit, Never, NewSide, PieceChange, Update};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod types;
