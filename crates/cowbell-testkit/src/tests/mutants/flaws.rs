//! The flaws, one each, and the checks that must catch them.

use core::cell::Cell;

use super::*;

/// Defines mutants: a name, the checks that catch it with a part of what they say, and what it does otherwise.
macro_rules! flaws {
    ($($name:ident: $($check:ident $reason:literal),+ { $($item:item)+ })+) => {
        /// The checks that have caught something, each as often as it has.
        pub(super) const CAUGHT: &[&str] = &[$($(stringify!($check)),+),+];
        $(
            #[test]
            fn $name() {
                #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
                struct Flawed;
                impl Flaw for Flawed { $($item)+ }
                $(catches(stringify!($check), crate::check::$check::<Mutant<Flawed>>, $reason);)+
            }
        )+
    };
}

thread_local! {
    /// State where no state should be.
    static TIMES: Cell<u32> = const { Cell::new(0) };
}

/// How often this was asked, this time included.
fn times() -> u32 {
    TIMES.set(TIMES.get() + 1);
    TIMES.get()
}

fn hand(state: &HighCard, seat: usize) -> u8 {
    state.hands()[seat]
}

flaws! {
    misses_a_move:
        legal_moves_match_the_witness "only the witness finds: swap",
        legal_moves_are_what_check_accepts "only check accepts: swap",
        counts_are_as_recorded "by the witness",
        playthroughs_are_as_recorded "recorded: legal hold, swap",
        scenarios_hold "not legal, but should be: swap" {
        fn legal_moves(state: &HighCard, out: &mut Vec<Play>) {
            state.legal_moves(out);
            out.truncate(1);
        }
    }
    misses_a_move_everywhere: counts_are_as_recorded "; BLESS=1 rewrites it" {
        fn legal_moves(state: &HighCard, out: &mut Vec<Play>) {
            state.legal_moves(out);
            out.truncate(1);
        }
        fn witness(state: &HighCard) -> Vec<Play> {
            state.witness().into_iter().filter(|play| *play == Play::Hold).collect()
        }
    }
    lists_backwards: legal_moves_ascend "do not ascend" {
        fn legal_moves(state: &HighCard, out: &mut Vec<Play>) {
            state.legal_moves(out);
            out.reverse();
        }
    }
    keeps_what_was_in_the_buffer: legal_moves_ascend "does not clear" {
        fn legal_moves(state: &HighCard, out: &mut Vec<Play>) {
            let mut moves = Vec::new();
            state.legal_moves(&mut moves);
            out.extend(moves);
        }
    }
    has_more_moves_than_most: legal_moves_ascend "INFO.most_moves is 1" {
        const INFO: Info = Info { most_moves: 1, ..HighCard::INFO };
    }
    accepts_the_forbidden:
        legal_moves_are_what_check_accepts "only check accepts: swap",
        every_code_is_shown "refuses with MUST_HOLD" {
        fn check(state: &HighCard, seat: Seat, play: Play) -> Result<(), HighCardFault> {
            state.check(seat, play).or_else(|fault| if fault == HighCardFault::MustHold { Ok(()) } else { Err(fault) })
        }
    }
    accepts_out_of_turn: refusals_name_their_reason "though not to move" {
        fn check(state: &HighCard, seat: Seat, play: Play) -> Result<(), HighCardFault> {
            let due = if let Turn::Seat(due) = state.turn() { due } else { seat };
            state.check(due, play)
        }
    }
    does_not_notice_the_end: refusals_name_their_reason "expected GAME_OVER" {
        fn check(state: &HighCard, seat: Seat, play: Play) -> Result<(), HighCardFault> {
            state.check(seat, play).map_err(|fault| match fault {
                HighCardFault::GameOver => HighCardFault::NotYourTurn,
                fault => fault,
            })
        }
    }
    blames_the_wrong_clause: refusals_name_their_reason "which is not a clause", scenarios_hold "is not a clause" {
        const CLAUSES: &'static [&'static str] = &["HIGH-1", "HIGH-2", "HIGH-4", "HIGH-5"];
    }
    counts_refusals: refusals_change_nothing "and changed the match" {
        fn check(state: &HighCard, seat: Seat, play: Play) -> Result<(), HighCardFault> {
            state.check(seat, play).inspect_err(|_| TIMES.set(times()))
        }
        fn position(state: &HighCard) -> String {
            format!("{}\nrefused {}", state.position(), TIMES.get())
        }
    }
    numbers_everything_alike: move_numbers_are_dense "whose number is 0" {
        fn number(_: Play) -> usize {
            0
        }
    }
    numbers_backwards: move_numbers_are_dense "does not come after" {
        fn number(play: Play) -> usize {
            1 - HighCard::number(play)
        }
        fn numbered(number: usize) -> Play {
            HighCard::numbered(1 - number)
        }
    }
    has_another_set_than_list: move_numbers_are_dense "is not that of the list" {
        fn legal_set(_: &HighCard, out: &mut Numbers) -> bool {
            out.insert(0, 0b11);
            true
        }
    }
    has_a_set_and_denies_it: move_numbers_are_dense "no set, but 1 numbers" {
        fn legal_set(_: &HighCard, out: &mut Numbers) -> bool {
            out.insert(0, 1);
            false
        }
    }
    leaves_a_value_out: observations_are_whole "is NaN" {
        fn observe(state: &HighCard, seat: Seat, out: &mut [f32]) {
            let kept = out[0];
            state.observe(seat, out);
            out[0] = kept;
        }
    }
    observes_nothing: observations_are_whole "is the same" {
        fn observe(_: &HighCard, _: Seat, out: &mut [f32]) {
            out.fill(0.0);
        }
    }
    observes_beyond_one: observations_are_whole "expected -1 to 1" {
        fn observe(state: &HighCard, seat: Seat, out: &mut [f32]) {
            state.observe(seat, out);
            out[0] *= 9.0;
        }
    }
    observes_another_hand:
        resampling_keeps_what_is_known "the observation differs",
        logs_keep_secrets "can tell: the observation" {
        fn observe(state: &HighCard, seat: Seat, out: &mut [f32]) {
            state.observe(seat, out);
            out[1] = f32::from(hand(state, seat.next(state.seats()).index())) / 9.0;
        }
    }
    shows_another_hand: resampling_keeps_what_is_known "the view of", logs_keep_secrets "can tell: the view" {
        fn view(state: &HighCard, _: Viewer) -> HighCardView {
            state.view(Viewer::Seat(Seat(0)))
        }
    }
    hides_the_own_hand: secrets_are_seen_by_their_owner "is in no view" {
        fn view(state: &HighCard, _: Viewer) -> HighCardView {
            state.view(Viewer::Spectator)
        }
    }
    resamples_nothing: secrets_are_seen_by_their_owner "no resampled state differs" {
        fn resample(state: &HighCard, _: Seat, _: &mut dyn Dice) -> HighCard {
            state.clone()
        }
    }
    resamples_the_own_hand: resampling_keeps_what_is_known "the view of" {
        fn resample(state: &HighCard, seat: Seat, dice: &mut dyn Dice) -> HighCard {
            state.resample(seat.next(state.seats()), dice)
        }
    }
    resamples_without_secrets: resampling_keeps_what_is_known "no secrets, but" {
        const INFO: Info = Info { has_secrets: false, ..HighCard::INFO };
    }
    resamples_a_card_given_away: resampled_matches_play_on "an invariant is broken" {
        fn resample(state: &HighCard, seat: Seat, dice: &mut dyn Dice) -> HighCard {
            let mut other = state.resample(seat, dice);
            if let Turn::Seat(_) = other.turn() {
                other.apply(Play::Swap);
            }
            other
        }
    }
    resamples_unfairly: resampling_is_fair "on average" {
        fn resample(state: &HighCard, seat: Seat, dice: &mut dyn Dice) -> HighCard {
            let sum = |state: &HighCard| state.hands().iter().map(|card| u32::from(*card)).sum::<u32>();
            let (one, two) = (state.resample(seat, dice), state.resample(seat, dice));
            if sum(&one) < sum(&two) { one } else { two }
        }
    }
    keeps_no_secret: secrets_are_seen_by_their_owner "no random event is secret" {
        fn secret(_: &HighCard, _: Deal) -> Option<Secret> {
            None
        }
    }
    tells_others_the_card: logs_keep_secrets "others are told just that" {
        fn secret(state: &HighCard, deal: Deal) -> Option<Secret> {
            let cards = ["deal 1", "deal 2", "deal 3", "deal 4", "deal 5", "deal 6", "deal 7", "deal 8", "deal 9"];
            state.secret(deal).map(|secret| Secret { others: cards[usize::from(deal.0) - 1], ..secret })
        }
    }
    logs_what_the_first_seat_was_told: logs_keep_secrets "can tell: the log" {
        fn told(game: &Match<Mutant<Self>>, _: Viewer) -> Vec<Told> {
            game.recall(Viewer::Seat(Seat(0)))
        }
    }
    logs_too_little: logs_keep_secrets "lines of log" {
        fn told(game: &Match<Mutant<Self>>, viewer: Viewer) -> Vec<Told> {
            game.recall(viewer).into_iter().skip(1).collect()
        }
    }
    draws_high: draws_follow_the_weights "chi-square" {
        fn draw(state: &HighCard, dice: &mut dyn Dice) -> Deal {
            let deal = state.draw(dice);
            if dice.below(10) == 0 { deal.max(state.draw(dice)) } else { deal }
        }
    }
    draws_from_the_table: draws_follow_the_weights "drawn and not listed" {
        fn draw(state: &HighCard, dice: &mut dyn Dice) -> Deal {
            let deal = state.draw(dice);
            if dice.below(500) == 0 { Deal(hand(state, 0).max(1)) } else { deal }
        }
    }
    draws_with_dice_of_its_own: draws_follow_the_weights "equal dice draw" {
        fn draw(state: &HighCard, dice: &mut dyn Dice) -> Deal {
            let skipped = times() % 3;
            (0..skipped).map(|_| state.draw(dice)).last().unwrap_or_else(|| state.draw(dice))
        }
    }
    lists_outcomes_backwards: outcomes_ascend "do not ascend" {
        fn chances(state: &HighCard, out: &mut Vec<(Deal, u32)>) {
            state.chances(out);
            out.reverse();
        }
    }
    lists_outcomes_without_weight:
        outcomes_ascend "has no weight",
        one_acts_at_a_time "(false, false, false)" {
        fn chances(state: &HighCard, out: &mut Vec<(Deal, u32)>) {
            state.chances(out);
            out.iter_mut().for_each(|(_, weight)| *weight = 0);
        }
    }
    deals_at_any_time: one_acts_at_a_time "(true, true, false)" {
        fn chances(state: &HighCard, out: &mut Vec<(Deal, u32)>) {
            state.chances(out);
            if out.is_empty() {
                out.push((Deal(1), 1));
            }
        }
    }
    ranks_before_the_end: one_acts_at_a_time "(false, true, true)" {
        fn standing(_: &HighCard) -> Option<Standing> {
            Some(Standing::ranked([0, 0], &[0, 0]))
        }
    }
    has_no_winner: one_acts_at_a_time "are not a ranking" {
        fn standing(state: &HighCard) -> Option<Standing> {
            let mut standing = state.standing()?;
            standing.places.iter_mut().for_each(|place| *place += 1);
            Some(standing)
        }
    }
    forgets_the_turn_in_positions: positions_read_back "its own position is refused" {
        fn position(state: &HighCard) -> String {
            state.position().replace(&format!("done {}", state.seats()), "done 0")
        }
    }
    reads_positions_a_move_later: positions_read_back "reads back as a different state" {
        fn from_position(options: &HighCardOptions, text: &str) -> Result<HighCard, PositionError> {
            let mut state = HighCard::from_position(options, text)?;
            if let Turn::Seat(_) = state.turn() {
                state.apply(Play::Hold);
            }
            Ok(state)
        }
    }
    says_a_key_twice: positions_read_back "already given" {
        fn position(state: &HighCard) -> String {
            format!("{0}\n{0}", state.position())
        }
        fn from_position(options: &HighCardOptions, text: &str) -> Result<HighCard, PositionError> {
            HighCard::from_position(options, &text[..text.len() / 2])
        }
    }
    trusts_positions: hostile_positions_are_harmless "panicked: a number" {
        fn from_position(options: &HighCardOptions, text: &str) -> Result<HighCard, PositionError> {
            let done = text.lines().find_map(|line| line.strip_prefix("done "));
            done.map(|done| done.parse::<u8>().expect("a number"));
            HighCard::from_position(options, text)
        }
    }
    reads_small_letters_only: notation_reads_back r#""HOLD" is not read"# {
        fn read_move(state: &HighCard, text: &str) -> Option<Play> {
            if text == text.to_ascii_lowercase() { state.read_move(text) } else { None }
        }
    }
    trusts_text: hostile_text_is_harmless "not a char boundary" {
        fn read_move(state: &HighCard, text: &str) -> Option<Play> {
            if text.is_empty() { None } else { state.read_move(&text[..text.len().min(4)]) }
        }
    }
    reads_another_move: logs_replay "replayed from text", notation_reads_back "is not read as itself" {
        fn read_move(state: &HighCard, text: &str) -> Option<Play> {
            state.read_move(text).map(|_| Play::Hold)
        }
    }
    depends_on_the_weather: logs_replay "the match is a different one" {
        fn settle(state: &mut HighCard, deal: Deal) {
            let mut listed = Vec::new();
            state.chances(&mut listed);
            state.settle(listed.get(times() as usize % 5).map_or(deal, |(other, _)| *other));
        }
    }
    gives_the_highest_away: nothing_is_lost "an invariant is broken" {
        fn apply(state: &mut HighCard, play: Play) {
            let Turn::Seat(seat) = state.turn() else { return };
            state.apply(if hand(state, seat.index()) == state.options().cards { Play::Swap } else { play });
        }
    }
    deals_a_card_twice: nothing_is_lost "what is conserved has changed" {
        fn settle(state: &mut HighCard, deal: Deal) {
            state.settle(Deal(hand(state, 0).max(deal.0)));
        }
    }
    ends_without_a_name:
        nothing_is_lost "`swapped` is not an ending",
        ten_thousand_matches_end "`swapped` is not an ending" {
        const ENDINGS: &'static [&'static str] = &["held"];
    }
    goes_on_for_too_long: ten_thousand_matches_end "beyond its longest" {
        fn longest(state: &HighCard) -> usize {
            3 * state.seats() - 1
        }
    }
    forgets_its_options: options_are_listed "the options of a new match" {
        fn options(_: &HighCard) -> HighCardOptions {
            HighCardOptions::default()
        }
    }
    has_rules_that_its_options_do_not_know: every_version_of_the_rules_can_be_played "not the newest" {
        const INFO: Info = Info { rules: 2, ..HighCard::INFO };
    }
    is_never_played_by_three: tables_cover_the_options "no table has 3 seats" {
        fn tables() -> Vec<HighCardOptions> {
            vec![HighCardOptions::default()]
        }
    }
    sits_at_a_table_that_cannot_be:
        tables_cover_the_options "cannot be played",
        legal_moves_ascend "cannot be played",
        ten_thousand_matches_end "cannot be played" {
        fn tables() -> Vec<HighCardOptions> {
            let mut tables = HighCard::tables();
            tables.push(HighCardOptions { seats: 2, cards: 1 });
            tables
        }
    }
    sits_at_no_table: legal_moves_ascend "no table to test", ten_thousand_matches_end "no table to test" {
        fn tables() -> Vec<HighCardOptions> {
            Vec::new()
        }
    }
    is_called_otherwise: scenarios_hold "expected `game low-card`" {
        const INFO: Info = Info { slug: "low-card", ..HighCard::INFO };
    }
    has_no_rules:
        scenarios_hold "RULES.md: No such file",
        every_clause_is_shown "RULES.md: No such file",
        every_code_is_shown "RULES.md: No such file",
        counts_are_as_recorded "counts.txt: No such file" {
        const FOLDER: &'static str = "no/such/folder";
    }
    leaves_a_clause_out: every_clause_is_shown "shows HIGH-9" {
        const CLAUSES: &'static [&'static str] = &["HIGH-1", "HIGH-9"];
    }
    leaves_an_ending_out: every_ending_is_recorded "ends by flooded" {
        const ENDINGS: &'static [&'static str] = &["held", "swapped", "flooded"];
    }
    has_a_playthrough_without_a_file: playthroughs_are_as_recorded "lost.txt: No such file" {
        const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] =
            &[("held", "{}", 1), ("swapped", "{}", 2), ("three", r#"{"seats":3,"cards":9}"#, 3), ("lost", "{}", 4)];
    }
    has_a_file_without_a_playthrough: playthroughs_are_as_recorded "three.txt: PLAYTHROUGHS in src/tests.rs has no `three`" {
        const PLAYTHROUGHS: &'static [(&'static str, &'static str, u64)] =
            &[("held", "{}", 1), ("swapped", "{}", 2), ("few", r#"{"seats":3}"#, 4)];
    }
    has_a_witness_that_lies:
        legal_moves_match_the_witness "only the witness finds",
        counts_are_as_recorded "by the witness" {
        fn witness(_: &HighCard) -> Vec<Play> {
            vec![Play::Hold, Play::Swap]
        }
    }
}
