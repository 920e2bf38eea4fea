//! How each game looks: one file per game, from its view to its scene.

mod kuhlorado;
mod mow;
mod te_kuiti;
mod tic_tac_moo;
mod tic_tac_town;

#[cfg(test)]
mod tests;
