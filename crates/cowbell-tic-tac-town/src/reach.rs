//! How far cards are from being fulfilled: what the dice that are not placed yet can still do.

use crate::board::{self, Die, Pool};
use crate::cards::{self, Cards};
use crate::state::TicTacTown;

/// A line of the board, with the dice that lie there.
type Line = [Option<Die>; 3];

impl TicTacTown {
    /// Which of these cards one die of the pool can fulfil, which need two, and which need three, all in one line. A card
    /// that no line can fulfil any more is in none of the sets.
    pub fn in_reach(&self, wanted: Cards) -> [Cards; 3] {
        let mut rest = wanted;
        [1, 2, 3].map(|gaps| {
            let reached = self.in_reach_of(gaps, rest);
            rest &= !reached;
            reached
        })
    }

    /// The cards that dice of the pool can fulfil by filling a line with this many gaps.
    fn in_reach_of(&self, gaps: usize, wanted: Cards) -> Cards {
        if wanted == 0 {
            return 0;
        }
        let lines = board::lines(self.side()).map(|line| line.cells.map(|cell| self.board[cell as usize]));
        let lines = lines.filter(|line| line.iter().filter(|die| die.is_none()).count() == gaps);
        let mut reached = 0;
        // Empty lines are all alike.
        for line in lines.take(if gaps == 3 { 1 } else { usize::MAX }) {
            if reached == wanted {
                break;
            }
            reached |= fulfillable(line, self.pool, wanted & !reached);
        }
        reached
    }
}

/// Which of these cards a line fulfils when its gaps are filled with dice of the pool.
fn fulfillable(mut line: Line, pool: Pool, mut wanted: Cards) -> Cards {
    let gap = line.iter().position(Option::is_none).expect("a die is missing");
    if let [None, Some(one), Some(two)] | [Some(one), None, Some(two)] | [Some(one), Some(two), None] = line {
        // Most cards are ruled out by two dice, whatever the pool has.
        wanted &= cards::completable(gap, [one, two]);
    }
    let mut reached = 0;
    for die in pool.each() {
        if reached == wanted {
            break;
        }
        line[gap] = Some(die);
        reached |= wanted
            & match line {
                [Some(one), Some(two), Some(three)] => cards::fulfilled([one, two, three]),
                _ => {
                    let mut rest = pool;
                    rest.take(die);
                    fulfillable(line, rest, wanted & !reached)
                }
            };
    }
    reached
}
