//! Flaws in what a seat may know: observations, views, resampling, the log.

use super::*;

flaws! {
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
}
