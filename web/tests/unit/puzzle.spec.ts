import { expect, test } from "@playwright/test";
import { answersOf, counted, nearest, peopleOf, rated } from "../../src/lib/puzzle";
import type { DayPuzzle } from "../../src/lib/types";

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

const MOVES = ["a", "b", "c", "d"].map((move, index) => ({ move, value: 0.9 - index / 10 }));

test("the best moves and one's own are listed with those who chose them, all others together", () => {
  const day = { answers: [["a", 5], ["d", 2], ["x", 3], ["y", 1]] as [string, number][], own: "x" };
  const { listed, others } = answersOf(MOVES, day);
  expect(listed.map(({ move, people, isOwn }) => [move, people, isOwn])).toEqual([["a", 5, false], ["b", 0, false], ["c", 0, false], ["x", 3, true]]);
  expect(listed.at(-1)!.value).toBeNull();
  expect(others).toBe(3);
  expect(answersOf(MOVES, { ...day, own: "d" }).listed.map(({ move, value }) => [move, value])).toEqual([["a", 0.9], ["b", 0.8], ["c", 0.7], ["d", MOVES[3]!.value]]);
  expect(answersOf(MOVES, null)).toMatchObject({ others: 0, listed: [{ move: "a" }, { move: "b" }, { move: "c" }] });
});

test("an answer is counted once", () => {
  const day: DayPuzzle = { date: "2026-11-16", today: true, game: "mow", number: 1, best: "a", answers: [["a", 1]], own: null };
  const first = counted(day, "b");
  expect(first).toMatchObject({ own: "b", answers: [["a", 1], ["b", 1]] });
  expect(counted(first, "a")).toBe(first);
  expect(peopleOf(counted(day, "a"))).toBe(2);
  expect(counted(day, "a").answers).toEqual([["a", 2]]);
});
