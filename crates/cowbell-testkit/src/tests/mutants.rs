//! Mutants: high card with one promise broken each. A check that catches none of them cannot fail, so each must.

mod flaws;

use core::fmt::Debug;
use core::hash::Hash;
use core::marker::PhantomData;
use std::collections::BTreeSet;

use cowbell_rules::{
    Dice, Encode, Game, Info, Match, Numbers, PositionError, Seat, Secret, Standing, Told, Turn, Viewer,
};

use crate::toys::high_card::{Deal, HighCard, HighCardFault, HighCardOptions, HighCardView, Play};
use crate::walk::caught;
use crate::{Subject, Verdict};

/// What a mutant does otherwise than the game it was made from. Each breaks one of these.
trait Flaw: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    const INFO: Info = HighCard::INFO;
    const FOLDER: &'static str = HighCard::FOLDER;
    const CLAUSES: &'static [&'static str] = HighCard::CLAUSES;
    const ENDINGS: &'static [&'static str] = HighCard::ENDINGS;
    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = HighCard::PLAYTHROUGHS;

    fn tables() -> Vec<HighCardOptions> {
        HighCard::tables()
    }
    fn options(state: &HighCard) -> HighCardOptions {
        state.options()
    }
    fn legal_moves(state: &HighCard, out: &mut Vec<Play>) {
        state.legal_moves(out);
    }
    fn witness(state: &HighCard) -> Vec<Play> {
        state.witness()
    }
    fn check(state: &HighCard, seat: Seat, play: Play) -> Result<(), HighCardFault> {
        state.check(seat, play)
    }
    fn apply(state: &mut HighCard, play: Play) {
        state.apply(play);
    }
    fn chances(state: &HighCard, out: &mut Vec<(Deal, u32)>) {
        state.chances(out);
    }
    fn draw(state: &HighCard, dice: &mut dyn Dice) -> Deal {
        state.draw(dice)
    }
    fn settle(state: &mut HighCard, deal: Deal) {
        state.settle(deal);
    }
    fn secret(state: &HighCard, deal: Deal) -> Option<Secret> {
        state.secret(deal)
    }
    fn standing(state: &HighCard) -> Option<Standing> {
        state.standing()
    }
    fn view(state: &HighCard, viewer: Viewer) -> HighCardView {
        state.view(viewer)
    }
    fn resample(state: &HighCard, seat: Seat, dice: &mut dyn Dice) -> HighCard {
        state.resample(seat, dice)
    }
    fn longest(state: &HighCard) -> usize {
        state.longest()
    }
    fn position(state: &HighCard) -> String {
        state.position()
    }
    fn from_position(options: &HighCardOptions, text: &str) -> Result<HighCard, PositionError> {
        HighCard::from_position(options, text)
    }
    fn read_move(state: &HighCard, text: &str) -> Option<Play> {
        state.read_move(text)
    }
    fn told(game: &Match<Mutant<Self>>, viewer: Viewer) -> Vec<Told> {
        game.recall(viewer)
    }
    fn number(play: Play) -> usize {
        HighCard::number(play)
    }
    fn numbered(number: usize) -> Play {
        HighCard::numbered(number)
    }
    fn legal_set(state: &HighCard, out: &mut Numbers) -> bool {
        state.legal_set(out)
    }
    fn observe(state: &HighCard, seat: Seat, out: &mut [f32]) {
        state.observe(seat, out);
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Mutant<F>(HighCard, PhantomData<F>);

impl<F: Flaw> Game for Mutant<F> {
    const INFO: Info = F::INFO;

    type Options = HighCardOptions;
    type Move = Play;
    type Chance = Deal;
    type Fault = HighCardFault;
    type View = HighCardView;

    fn new(options: &HighCardOptions) -> Self {
        Mutant(HighCard::new(options), PhantomData)
    }
    fn options(&self) -> HighCardOptions {
        F::options(&self.0)
    }
    fn seats(&self) -> usize {
        self.0.seats()
    }
    fn turn(&self) -> Turn {
        self.0.turn()
    }
    fn legal_moves(&self, out: &mut Vec<Play>) {
        F::legal_moves(&self.0, out);
    }
    fn check(&self, seat: Seat, play: Play) -> Result<(), HighCardFault> {
        F::check(&self.0, seat, play)
    }
    fn apply(&mut self, play: Play) {
        F::apply(&mut self.0, play);
    }
    fn chances(&self, out: &mut Vec<(Deal, u32)>) {
        F::chances(&self.0, out);
    }
    fn draw<D: Dice + ?Sized>(&self, mut dice: &mut D) -> Deal {
        F::draw(&self.0, &mut dice)
    }
    fn settle(&mut self, deal: Deal) {
        F::settle(&mut self.0, deal);
    }
    fn secret(&self, deal: Deal) -> Option<Secret> {
        F::secret(&self.0, deal)
    }
    fn standing(&self) -> Option<Standing> {
        F::standing(&self.0)
    }
    fn view(&self, viewer: Viewer) -> HighCardView {
        F::view(&self.0, viewer)
    }
    fn resample<D: Dice + ?Sized>(&self, seat: Seat, mut dice: &mut D) -> Self {
        Mutant(F::resample(&self.0, seat, &mut dice), PhantomData)
    }
    fn longest(&self) -> usize {
        F::longest(&self.0)
    }
    fn position(&self) -> String {
        F::position(&self.0)
    }
    fn from_position(options: &HighCardOptions, text: &str) -> Result<Self, PositionError> {
        F::from_position(options, text).map(|state| Mutant(state, PhantomData))
    }
    fn read_move(&self, text: &str) -> Option<Play> {
        F::read_move(&self.0, text)
    }
    fn told(game: &Match<Self>, viewer: Viewer) -> Vec<Told> {
        F::told(game, viewer)
    }
}

impl<F: Flaw> Encode for Mutant<F> {
    const MOVES: usize = HighCard::MOVES;
    const FEATURES: usize = HighCard::FEATURES;

    fn number(play: Play) -> usize {
        F::number(play)
    }
    fn numbered(number: usize) -> Play {
        F::numbered(number)
    }
    fn legal_set(&self, out: &mut Numbers) -> bool {
        F::legal_set(&self.0, out)
    }
    fn observe(&self, seat: Seat, out: &mut [f32]) {
        F::observe(&self.0, seat, out);
    }
}

impl<F: Flaw> Subject for Mutant<F> {
    const FOLDER: &'static str = F::FOLDER;
    const CLAUSES: &'static [&'static str] = F::CLAUSES;
    const ENDINGS: &'static [&'static str] = F::ENDINGS;
    const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] = F::PLAYTHROUGHS;

    fn tables() -> Vec<HighCardOptions> {
        F::tables()
    }
    fn ending(&self) -> &'static str {
        self.0.ending()
    }
    fn conserved(&self) -> Vec<u32> {
        self.0.conserved()
    }
    fn invariants(&self) -> Result<(), String> {
        self.0.invariants()
    }
    fn witness(&self) -> Vec<Play> {
        F::witness(&self.0)
    }
}

/// The check finds something wrong, and for the right reason: an accident on the way proves nothing.
fn catches(name: &str, check: fn() -> Verdict, reason: &str) {
    // A blessed run writes golden files instead of comparing them: a mutant must not get near.
    if std::env::var_os("BLESS").is_none() {
        let Err(why) = caught(check) else { panic!("{name} lets the mutant pass") };
        assert!(why.contains(reason), "{name} should say `{reason}`, but says: {why}");
    }
}

/// A new check needs a mutant that it catches.
#[test]
fn every_check_catches_a_mutant() {
    let checks: BTreeSet<&str> = crate::conformance!(@each names HighCard).into_iter().collect();
    assert_eq!(flaws::catching(), checks);
}

/// The wrapper itself breaks nothing.
#[test]
fn a_mutant_without_a_flaw_passes() {
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    struct None;
    impl Flaw for None {}
    for check in [
        crate::check::refusals_change_nothing::<Mutant<None>>,
        crate::check::positions_read_back::<Mutant<None>>,
        crate::check::logs_keep_secrets::<Mutant<None>>,
        crate::check::draws_follow_the_weights::<Mutant<None>>,
    ] {
        check().expect("no flaw, nothing to catch");
    }
}
