//! The puzzle of the day on a server: whose first answer counts, and how many chose which move. It is kept like the results of the
//! match of the day, and as anonymous.

use cowbell_bots::puzzles::{Puzzle, shipped};
use cowbell_protocol::{Code, DayPuzzle, Problem};
use cowbell_table::Key;
use cowbell_table::day::Day;

use super::Tables;
use super::daily::{PUZZLE, about, tried};
use crate::store::{NewNote, NoteKind, read_list};

impl Tables {
    /// The puzzle of a day: what everyone answered, and the first answer of a person.
    pub(crate) async fn day_puzzle(
        &self,
        date: Day,
        person: Option<Key>,
        today: Day,
    ) -> Result<DayPuzzle, Problem> {
        let (game, number, puzzle) = puzzle_of(date)?;
        Ok(DayPuzzle {
            date: date.to_string(),
            today: date == today,
            game: game.into(),
            number,
            best: puzzle.answer().into(),
            answers: read_list(&*self.store, NoteKind::Day, &about(date, PUZZLE, "results")).await?,
            own: match person {
                Some(person) => {
                    let found = self.store.note_of(NoteKind::Day, tried(date, PUZZLE, person)).await;
                    found.map_err(|_| Code::Storage)?
                }
                None => None,
            },
        })
    }

    /// Counts the first answer of a person; later ones change nothing.
    pub(crate) async fn answer_day(&self, date: Day, person: Key, mv: String) -> Result<(), Problem> {
        let (game, _, puzzle) = puzzle_of(date)?;
        let position = puzzle.open(game).map_err(|_| Code::NoSuchPage)?;
        if !position.legal().contains(&mv) {
            return Err(Code::BadRequest.because("This is not a legal move of this puzzle."));
        }
        let note = NewNote::new(NoteKind::Day, tried(date, PUZZLE, person), mv.clone());
        if self.store.write_note(note.first()).await.map_err(|_| Code::Storage)? {
            self.count(&about(date, PUZZLE, "results"), mv).await;
        }
        Ok(())
    }
}

/// The puzzle of a day, with its game and number.
fn puzzle_of(date: Day) -> Result<(&'static str, usize, &'static Puzzle), Code> {
    let (game, number) = date.puzzle().ok_or(Code::NoSuchPage)?;
    Ok((game, number, shipped(game).get(number).ok_or(Code::NoSuchPage)?))
}
