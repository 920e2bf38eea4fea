import { expect, test } from "@playwright/test";
import { GAMES } from "../../src/generated/games";
import { nearest, ofDay, rated } from "../../src/lib/puzzle";

const DAY = 86_400_000;

test("a hard puzzle solved raises a rating more than an easy one", () => {
  expect(rated(1000, 1000, true)).toBe(1024);
  expect(rated(1000, 1000, false)).toBe(976);
  expect(rated(1000, 1600, true)).toBeGreaterThan(rated(1000, 600, true));
});

test("the next puzzle is the nearest one that was not seen", () => {
  const ratings = [600, 900, 1100, 1700];
  expect(nearest(ratings, 1000, () => false)).toBe(1);
  expect(nearest(ratings, 1000, (number) => number === 1)).toBe(2);
  expect(nearest(ratings, 1000, () => true)).toBeNull();
});

test("the puzzle of the day depends on the date alone, and none comes twice before all have come", () => {
  const lists = [{ game: "mow", ratings: Array<number>(74).fill(1000) }, { game: "tic-tac-moo", ratings: Array<number>(10).fill(1000) }, { game: "none", ratings: [] }];
  const noon = 20_000 * DAY + DAY / 2;
  expect(ofDay(lists, noon)).toEqual(ofDay(lists.toReversed(), noon + DAY / 3));
  expect(ofDay(lists, noon)).not.toEqual(ofDay(lists, noon + DAY));
  const days = Array.from({ length: 148 }, (_, day) => ofDay(lists, noon + day * DAY)!);
  expect(new Set(days.filter((one) => one.game === "mow").map((one) => one.number)).size).toBe(74);
  expect(ofDay([], noon)).toBeNull();
});

test("more puzzles in a later version change the puzzle of no day", () => {
  const all = (count: number) => GAMES.map(({ slug: game }) => ({ game, ratings: Array<number>(count).fill(1000) }));
  for (let day = 20_000; day < 20_500; day++) expect(ofDay(all(173), day * DAY)).toEqual(ofDay(all(100), day * DAY));
});
