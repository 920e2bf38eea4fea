//! Flaws in what may be played, why it is refused, and how moves are numbered.

use super::*;

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
    has_a_witness_that_lies:
        legal_moves_match_the_witness "only the witness finds",
        counts_are_as_recorded "by the witness" {
        fn witness(_: &HighCard) -> Vec<Play> {
            vec![Play::Hold, Play::Swap]
        }
    }
}
