//! Bytes nobody can guess: for seeds, tokens and table ids. The only random source of the server.

/// Bytes nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a random source");
    bytes
}
