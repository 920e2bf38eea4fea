//! Kuhlorado.
