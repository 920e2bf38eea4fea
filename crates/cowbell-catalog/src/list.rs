//! The list. A game is added here and nowhere else; whatever is generic over games follows.

use core::fmt;

use cowbell_rules::{Encode, Game, Info, Match, Options as _};

use crate::any::AnyMatch;

/// Options as they cross a boundary: a JSON object.
pub type Options = serde_json::Map<String, serde_json::Value>;

/// Calls a macro with every game type, in the order in which people are shown the games. For crates that must
/// bring something of their own for each game: what is missing does not compile.
#[macro_export]
macro_rules! games {
    ($with:ident) => {
        $with! {
            $crate::games::TicTacMoo,
            $crate::games::Kuhlorado,
            $crate::games::TeKuiti,
            $crate::games::TicTacTown,
            $crate::games::Mow,
        }
    };
}

/// The game types, for [`games!`](crate::games!).
pub mod games {
    pub use cowbell_kuhlorado::Kuhlorado;
    pub use cowbell_mow::Mow;
    pub use cowbell_te_kuiti::TeKuiti;
    pub use cowbell_tic_tac_moo::TicTacMoo;
    pub use cowbell_tic_tac_town::TicTacTown;
}

/// Something to be done with a game whose type is known only by name.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Encode>(&mut self) -> Self::Out;
}

macro_rules! dispatch {
    ($($game:ty,)*) => {
        /// Lets the visitor see the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$game as Game>::INFO.slug {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Lets the visitor see every game, in order.
        pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
            vec![$(visitor.visit::<$game>(),)*]
        }

        /// What every game is, in order.
        pub fn infos() -> &'static [Info] {
            const INFOS: &[Info] = &[$(<$game as Game>::INFO,)*];
            INFOS
        }
    };
}
games!(dispatch);

/// Why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this name.
    NoSuchGame(String),
    /// The options are not this game's.
    BadOptions(String),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::NoSuchGame(slug) => {
                let slugs: Vec<&str> = infos().iter().map(|info| info.slug).collect();
                write!(f, "there is no game `{slug}`; the games are {}", slugs.join(", "))
            }
            OpenError::BadOptions(reason) => write!(f, "these options cannot be played: {reason}"),
        }
    }
}

impl core::error::Error for OpenError {}

/// Reads and checks a game's options.
pub fn options_of<G: Game>(options: &Options) -> Result<G::Options, OpenError> {
    let read: G::Options = serde_json::from_value(options.clone().into())
        .map_err(|error| OpenError::BadOptions(error.to_string()))?;
    read.check().map_err(OpenError::BadOptions)?;
    Ok(read)
}

/// Opens a new match by name.
pub fn open(slug: &str, options: &Options) -> Result<Box<dyn AnyMatch>, OpenError> {
    struct Open<'a>(&'a Options);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyMatch>, OpenError>;
        fn visit<G: Encode>(&mut self) -> Self::Out {
            Ok(Box::new(Match::<G>::new(&options_of::<G>(self.0)?)))
        }
    }
    visit(slug, &mut Open(options)).unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}
