//! The puzzle of the day: it follows from the date, so it is the same on every server of the same version.

use cowbell_catalog::infos;

use super::shipped;

/// Puzzles of a game that take turns as the puzzle of the day. More puzzles in a later version then change no day.
const DAILY: usize = 100;

/// The game and the number of the puzzle of a day, counted in days since 1970. Games take turns.
pub fn of_day(day: u32) -> Option<(&'static str, usize)> {
    let with_puzzles = infos().iter().map(|info| (info.slug, shipped(info.slug).len()));
    chosen(&with_puzzles.filter(|(_, count)| *count > 0).collect::<Vec<_>>(), day as usize)
}

/// Which of these games, and which of its puzzles.
fn chosen(games: &[(&'static str, usize)], day: usize) -> Option<(&'static str, usize)> {
    let (game, count) = *games.get(day.checked_rem(games.len())?)?;
    let count = count.min(DAILY);
    // A step that shares no factor with the count visits every puzzle before one comes again.
    let step = (37..).find(|step| greatest_common_factor(*step, count) == 1)?;
    Some((game, day / games.len() * step % count))
}

fn greatest_common_factor(one: usize, other: usize) -> usize {
    if other == 0 { one } else { greatest_common_factor(other, one % other) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn games_take_turns_and_no_puzzle_comes_twice_before_all_have_come() {
        let games = [("one", 74), ("two", 10)];
        let days: Vec<_> = (20_000..20_148).map(|day| chosen(&games, day).unwrap()).collect();
        assert!(days.windows(2).all(|days| days[0].0 != days[1].0));
        let numbers =
            |game: &str| days.iter().filter(|day| day.0 == game).map(|day| day.1).collect::<BTreeSet<_>>();
        assert_eq!((numbers("one").len(), numbers("two").len()), (74, 10));
        assert_eq!(chosen(&[], 20_000), None);
    }

    #[test]
    fn more_puzzles_in_a_later_version_change_the_puzzle_of_no_day() {
        for day in 20_000..20_500 {
            assert_eq!(
                chosen(&[("one", 173), ("two", 100)], day),
                chosen(&[("one", 100), ("two", 250)], day)
            );
        }
    }

    /// Servers of later versions have to agree about days that are past.
    #[test]
    fn the_puzzle_of_a_day_stays_what_it_was() {
        let days: Vec<_> = (20_775..).map_while(of_day).take(infos().len()).collect();
        let expected: Vec<_> = infos().iter().map(|info| (info.slug, 35)).collect();
        assert_eq!(days, expected);
    }
}
