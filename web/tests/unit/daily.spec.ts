import { expect, test } from "@playwright/test";
import { betterThan, middleOf, parOf, playersOf, rowsOf } from "../../src/lib/daily";

const against = { opponent: "hard", results: [[-6, 1], [0, 2], [1, 1], [7, 3]] as [number, number][], bots: [{ level: "easy", results: [-11, -5] }, { level: "hard", results: [5, 5, 12] }] };

test("every result is in one row, the rows go from the best to the worst, and a draw has its own", () => {
  const rows = rowsOf(against, 7);
  expect(rows.map(({ from, to }) => [from, to])).toEqual([[11, 15], [6, 10], [1, 5], [0, 0], [-5, -1], [-10, -6], [-15, -11]]);
  expect(rows.map((row) => row.players)).toEqual([0, 3, 1, 2, 0, 1, 0]);
  expect(rows.map((row) => row.bots)).toEqual([1, 0, 2, 0, 1, 0, 1]);
  expect(rows.filter((row) => row.isOwn)).toEqual([rows[1]]);
  expect(rows.reduce((sum, row) => sum + row.players, 0)).toBe(playersOf(against));
  expect(rowsOf({ results: [], bots: [] }, null)).toEqual([]);
});

test("who plays alone is compared with par, the middle of the strongest bot's results", () => {
  const alone = { opponent: null, results: [[3, 1], [25, 1]] as [number, number][], bots: [{ level: "easy", results: [2, 4, 9] }, { level: "hard", results: [12, 17, 21] }] };
  expect(rowsOf(alone, 3).map(({ from, to }) => [from, to])).toEqual([[21, 25], [16, 20], [11, 15], [6, 10], [1, 5]]);
  expect([parOf(alone), parOf(against), parOf({ opponent: null, bots: [] })]).toEqual([17, null, null]);
  expect([middleOf([1, 2, 9]), middleOf([])]).toEqual([2, null]);
});

test("one is better than those with a worse result, not than oneself", () => {
  expect(betterThan(against, 7)).toBeCloseTo(4 / 6);
  expect(betterThan(against, -6)).toBe(0);
  expect(betterThan({ results: [[4, 1]] }, 4)).toBeNull();
});
