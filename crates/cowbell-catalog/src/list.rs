//! The one list of games, and the one way from a name to a type. A game is added here and nowhere else.

use core::fmt;

use cowbell_rules::{Encode, Game, Info, Match, Options as _};

use crate::any_match::AnyMatch;

/// Options as they cross a boundary: a JSON object.
pub type Options = serde_json::Map<String, serde_json::Value>;

/// Calls a macro with every game type, in the order in which people are shown the games.
#[macro_export]
macro_rules! games {
    ($with:ident) => {
        $crate::games! { @ [$with] [] }
    };
    (@ [$($with:tt)*] [$($first:tt)*]) => {
        $($with)*! {
            $($first)*
            $crate::games::TicTacMoo,
            $crate::games::Kuhlorado,
            $crate::games::TeKuiti,
            $crate::games::TicTacTown,
            $crate::games::Mow,
        }
    };
}

/// Defines `Visitor`, `visit`, `visit_all` and `visit_match` for the games seen through a trait of the calling crate. This is
/// the one way from a game's name to its type: a layer that has something of its own for each game calls it once, and a
/// game that lacks it does not compile.
///
/// ```
/// trait Named: cowbell_rules::Game {
///     fn name() -> &'static str {
///         Self::INFO.name
///     }
/// }
/// impl<G: cowbell_rules::Game> Named for G {}
/// cowbell_catalog::visitor!(Named);
///
/// struct Name;
/// impl Visitor for Name {
///     type Out = &'static str;
///     fn visit<G: Named>(&mut self) -> &'static str {
///         G::name()
///     }
/// }
/// assert_eq!(visit("mow", &mut Name), Some("MOW"));
/// assert_eq!(visit_all(&mut Name).len(), cowbell_catalog::infos().len());
/// # let game = cowbell_catalog::open("mow", &Default::default()).unwrap();
/// # assert_eq!(visit_match(game.as_ref(), &mut Name), "MOW");
/// ```
#[macro_export]
macro_rules! visitor {
    ($bound:path) => {
        $crate::games! { @ [$crate::dispatch] [$bound;] }
    };
}

/// What [`visitor!`](crate::visitor!) expands to.
#[doc(hidden)]
#[macro_export]
macro_rules! dispatch {
    ($bound:path; $($game:ty,)*) => {
        /// Something to be done with a game whose type is known only by name.
        pub trait Visitor {
            /// What comes of it.
            type Out;
            /// Does it.
            fn visit<G: $bound>(&mut self) -> Self::Out;
        }

        /// Lets the visitor see the game of this name; `None` if there is none.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$game as ::cowbell_rules::Game>::INFO.slug {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Lets the visitor see every game, in order.
        pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
            vec![$(visitor.visit::<$game>(),)*]
        }

        /// Lets the visitor see the game of a match.
        pub fn visit_match<V: Visitor>(game: &dyn $crate::AnyMatch, visitor: &mut V) -> V::Out {
            visit(game.info().slug, visitor).expect("a match is of a game of the catalog")
        }
    };
}

visitor!(Encode);

/// The game types, for [`games!`](crate::games!).
pub mod games {
    pub use cowbell_kuhlorado::Kuhlorado;
    pub use cowbell_mow::Mow;
    pub use cowbell_te_kuiti::TeKuiti;
    pub use cowbell_tic_tac_moo::TicTacMoo;
    pub use cowbell_tic_tac_town::TicTacTown;
}

macro_rules! list_infos {
    ($($game:ty,)*) => {
        /// What every game is, in order.
        pub fn infos() -> &'static [Info] {
            const INFOS: &[Info] = &[$(<$game as Game>::INFO,)*];
            INFOS
        }
    };
}
games!(list_infos);

/// Why a match could not be opened.
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
///
/// # Errors
///
/// What is wrong with them.
pub fn options_of<G: Game>(options: &Options) -> Result<G::Options, OpenError> {
    let read: G::Options = serde_json::from_value(options.clone().into())
        .map_err(|error| OpenError::BadOptions(error.to_string()))?;
    read.check().map_err(OpenError::BadOptions)?;
    Ok(read)
}

/// Opens a new match by name.
///
/// # Errors
///
/// If there is no such game, or it cannot be played with these options.
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
