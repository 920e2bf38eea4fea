//! MOW.
