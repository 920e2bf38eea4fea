//! The list of all games, and the only way from a name to a type. New games are added here and nowhere else.

use core::fmt;

use cowbell_rules::{Encode, Game, Info, Match, Options as _};

use crate::any_match::AnyMatch;

/// Options in their untyped form: a JSON object.
pub type Options = serde_json::Map<String, serde_json::Value>;

/// Calls a macro with every game type, in the order in which games are listed for users.
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

/// Defines `Visitor`, `visit`, `visit_all` and `visit_match` for the games, bounded by a trait of the calling crate.
/// This is the only way from a game's name to its type: a layer with code of its own for every game calls it once, and
/// a game without that code does not compile.
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
        /// An operation on a game whose type is known only by name.
        pub trait Visitor {
            /// The result of the operation.
            type Out;
            /// Performs the operation for one game.
            fn visit<G: $bound>(&mut self) -> Self::Out;
        }

        /// Visits the game with this name; `None` if there is none.
        pub fn visit<V: Visitor>(slug: &str, visitor: &mut V) -> Option<V::Out> {
            $(if slug == <$game as ::cowbell_rules::Game>::INFO.slug {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Visits all games, in order.
        pub fn visit_all<V: Visitor>(visitor: &mut V) -> Vec<V::Out> {
            vec![$(visitor.visit::<$game>(),)*]
        }

        /// Visits the game of a match.
        pub fn visit_match<V: Visitor>(game: &dyn $crate::AnyMatch, visitor: &mut V) -> V::Out {
            visit(game.info().slug, visitor).expect("the game of a match is in the catalog")
        }
    };
}

visitor!(Encode);

/// Each game's type, for [`games!`](crate::games!), and its crate under the name of its module: no other crate has to
/// depend on a game.
pub mod games {
    pub use cowbell_kuhlorado::{self as kuhlorado, Kuhlorado};
    pub use cowbell_mow::{self as mow, Mow};
    pub use cowbell_te_kuiti::{self as te_kuiti, TeKuiti};
    pub use cowbell_tic_tac_moo::{self as tic_tac_moo, TicTacMoo};
    pub use cowbell_tic_tac_town::{self as tic_tac_town, TicTacTown};
}

macro_rules! list_infos {
    ($($game:ty,)*) => {
        /// The infos of all games, in order.
        pub fn infos() -> &'static [Info] {
            const INFOS: &[Info] = &[$(<$game as Game>::INFO,)*];
            INFOS
        }
    };
}
games!(list_infos);

/// The options of a game's match of this day, counted from 1970 ([`Game::of_day`]); none if the game has no such match.
pub fn of_day(slug: &str, day: u32) -> Option<Options> {
    struct OfDay(u32);
    impl Visitor for OfDay {
        type Out = Option<Options>;
        fn visit<G: Encode>(&mut self) -> Option<Options> {
            G::of_day(self.0).map(|options| Match::<G>::new(&options).options())
        }
    }
    visit(slug, &mut OfDay(day)).flatten()
}

/// Why a match could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this name.
    NoSuchGame(String),
    /// The game does not accept these options.
    BadOptions(String),
    /// The game has no such version of its rules, or not yet in this program.
    UnknownRules(UnknownRules),
}

/// A version of a game's rules that this program does not know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownRules {
    /// The name of the game.
    pub game: &'static str,
    /// The version asked for.
    pub rules: u32,
    /// The newest version that this program knows.
    pub newest: u32,
}

impl fmt::Display for UnknownRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownRules { game, rules, newest } = self;
        let known = if *newest == 1 { "version 1".into() } else { format!("versions 1 to {newest}") };
        write!(
            f,
            "this match is played by version {rules} of the rules of {game}, but this program knows only {known}"
        )?;
        if rules > newest { write!(f, "; a newer Cowbell can open it") } else { Ok(()) }
    }
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::NoSuchGame(slug) => {
                let slugs: Vec<&str> = infos().iter().map(|info| info.slug).collect();
                write!(f, "there is no game `{slug}`; the games are {}", slugs.join(", "))
            }
            OpenError::BadOptions(reason) => write!(f, "these options cannot be played: {reason}"),
            OpenError::UnknownRules(unknown) => write!(f, "{unknown}"),
        }
    }
}

impl core::error::Error for OpenError {}

/// Reads and checks a game's options.
///
/// # Errors
///
/// Why the game does not accept them.
pub fn options_of<G: Game>(options: &Options) -> Result<G::Options, OpenError> {
    let read: G::Options = serde_json::from_value(options.clone().into())
        .map_err(|error| OpenError::BadOptions(error.to_string()))?;
    read.check().map_err(OpenError::BadOptions)?;
    Ok(read)
}

/// Opens a new match by name, by the newest rules.
///
/// # Errors
///
/// If there is no such game, or it does not accept these options.
pub fn open(slug: &str, options: &Options) -> Result<Box<dyn AnyMatch>, OpenError> {
    opened(slug, options, None)
}

/// Opens a match by the version of the rules that a record or a journal names.
///
/// # Errors
///
/// As [`open`], and if this program does not know the version.
pub fn open_by(slug: &str, rules: u32, options: &Options) -> Result<Box<dyn AnyMatch>, OpenError> {
    opened(slug, options, Some(rules))
}

fn opened(slug: &str, options: &Options, rules: Option<u32>) -> Result<Box<dyn AnyMatch>, OpenError> {
    struct Open<'a>(&'a Options, Option<u32>);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn AnyMatch>, OpenError>;
        fn visit<G: Encode>(&mut self) -> Self::Out {
            let rules = self.1.unwrap_or(G::INFO.rules);
            // Options of rules that nobody here knows cannot be judged, so this comes first.
            if !(1..=G::INFO.rules).contains(&rules) {
                let (game, newest) = (G::INFO.name, G::INFO.rules);
                return Err(OpenError::UnknownRules(UnknownRules { game, rules, newest }));
            }
            Ok(Box::new(Match::<G>::new(&options_of::<G>(self.0)?.with_rules(rules))))
        }
    }
    visit(slug, &mut Open(options, rules)).unwrap_or_else(|| Err(OpenError::NoSuchGame(slug.to_string())))
}
