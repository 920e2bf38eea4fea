//! Flaws in how a match runs: draws, turns, positions and notation, replaying, the end.

use super::*;

flaws! {
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
}
