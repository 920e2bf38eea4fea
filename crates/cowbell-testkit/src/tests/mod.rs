//! The kit under test: the toys pass, every mutant is caught, scenarios fail where they should.

mod mutants;
mod options;
mod scenarios;
mod toys;
