//! Places that many scenes share: a board of sixty places is made once and not with every move. What a shelf gives out
//! depends on its key alone.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use crate::scene::{Place, Places};

/// A shelf that has grown to this many keys is emptied. Only boards that differ from match to match come near it.
const MOST: usize = 1000;

/// Places by what they depend on.
pub(crate) struct Shelf<K>(RwLock<BTreeMap<K, Places>>);

impl<K: Ord> Shelf<K> {
    /// An empty shelf.
    pub(crate) const fn new() -> Shelf<K> {
        Shelf(RwLock::new(BTreeMap::new()))
    }

    /// The places for a key, made now if nobody has needed them before.
    pub(crate) fn places<I: IntoIterator<Item = Place>>(&self, key: K, make: impl FnOnce(&K) -> I) -> Places {
        if let Some(places) = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return places.clone();
        }
        let places: Places = make(&key).into_iter().collect();
        let mut shelf = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if shelf.len() == MOST {
            shelf.clear();
        }
        shelf.entry(key).or_insert(places).clone()
    }
}
