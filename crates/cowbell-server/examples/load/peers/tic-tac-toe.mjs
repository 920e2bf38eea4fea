// Two-player tic-tac-toe that begins again when it is over. A cell is 0 while it is free, then 1 or 2.

export const CELLS = 9;

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/** Whether a move was legal. If it was, it is made, and a board that is won or full is cleared. */
export function place(cells, cell, seat) {
  if (cells[cell] !== 0) return false;
  cells[cell] = seat + 1;
  const isWon = LINES.some((line) => line.every((at) => cells[at] === seat + 1));
  if (isWon || cells.every((mark) => mark !== 0)) {
    for (let at = 0; at < CELLS; at++) cells[at] = 0;
  }
  return true;
}

/** Some legal move. */
export function anyMove(cells) {
  let cell = Math.floor(Math.random() * CELLS);
  while (cells[cell] !== 0) cell = (cell + 1) % CELLS;
  return cell;
}
