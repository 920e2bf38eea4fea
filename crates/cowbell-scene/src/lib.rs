//! A scene is everything a client shows or says about a match to one viewer.
//!
//! Clients know no rules. They draw areas, places and pieces, offer the choices, show the certain effects, and format
//! the texts. A scene is built only from what its viewer may know: two states that a viewer cannot tell apart give
//! equal scenes, byte for byte.
//!
//! **Choosing.** A player selects ids of pieces, places and buttons in any order. A [`Choice`] fits a selection if
//! every selected id can be assigned to a different step that lists it. When all steps are assigned, the choice is
//! complete. If no other choice fits, it can be played at once; otherwise the client asks ("only this, or one more?").
//!
//! ```
//! use cowbell_catalog::{Options, open};
//! use cowbell_rules::{Turn, Viewer, quick};
//! use cowbell_scene::{Language, Voice, scene_of};
//!
//! let mut game = open("tic-tac-moo", &Options::new()).unwrap();
//! game.roll_on(&mut quick(1));
//! let Turn::Seat(seat) = game.turn() else { panic!("someone begins") };
//!
//! // The seat to move may choose; a spectator sees the table without choices.
//! let scene = scene_of(game.as_ref(), Viewer::Seat(seat));
//! assert_eq!(scene.choices.len(), game.legal().len());
//! assert!(scene_of(game.as_ref(), Viewer::Spectator).choices.is_empty());
//!
//! // Every text is a message with arguments, said in any language.
//! let [english, german] = ["en", "de"].map(|code| Voice::new(Language::from_env(code)).say(&scene.ask));
//! assert_ne!(english, german);
//! ```

mod entry;
pub mod games;
mod label;
mod language;
pub mod packed;
mod reason;
mod recent;
mod scene;
mod scenic;
mod shelf;
mod text;
mod theme;
mod update;
pub mod wire;
mod word;

/// Visits games through [`Scenic`]. A game without an `impl Scenic` does not compile.
pub mod visitor {
    cowbell_catalog::visitor!(crate::Scenic);
}

pub use entry::{Change, Entry, Motion};
pub use label::Label;
pub use language::{Language, sources};
pub use packed::Packed;
pub use reason::{Reason, points_of, reasons_of};
pub use scene::{
    Area, Button, Choice, Effect, Group, Ids, Kind, Piece, Place, Places, Row, Scene, Side, Steps, Whose,
};
pub use scenic::{Scenic, Seen, Since, choices_of, history, news, news_of, scene_of, since, story_of};
pub use text::{Arg, Args, Text, Voice, Word};
pub use theme::theme_of;
pub use update::{AreaChange, Edit, Misfit, Never, NewSide, PieceChange, Update};

#[cfg(test)]
mod tests;
#[cfg(test)]
mod types;
