import { expect, test } from "@playwright/test";
import type { Player } from "../../src/generated/review";
import { adviceOf, curveOf, isBlurred, isByHidden, itemAt, markOf, momentOf, sharesOf, shortOf, turningOf, type Item, type Moment, type Review } from "../../src/lib/review";

const chance = (step: number, luck: number, error = 0.01): Item => ({ kind: "chance", step, events: 2, values: [0.5, 0.5], luck: [luck, -luck], error, points: null, outcomes: 4, is_listed: true, is_exact: false });
const decision = (step: number, verdict: "fine" | "blunder", change: number): Item => ({
  kind: "decision", step, seat: 0, made: "a1", verdict, loss: -change, noise: 0.01, moves: [{ move: "b2", value: 0.7, error: 0.01, points: null, is_close: true }],
  values: [0.5, 0.5], change: [change, -change], hidden: [0.05, -0.05], error: 0.02, points: null, is_exact: false,
});
const review = { start: [0.5, 0.5], items: [chance(0, 0.1), decision(2, "blunder", -0.2), decision(3, "fine", 0)] } as Review;

test("the curve adds luck, hidden cards and decisions up", () => {
  const points = curveOf(review, 0);
  expect(points.map((point) => point.step)).toEqual([0, 2, 3, 4]);
  expect(points.map((point) => Math.round(100 * point.value))).toEqual([50, 60, 45, 50]);
});

test("luck within its error has no mark; what is luck for one is bad luck for the other", () => {
  expect(markOf(chance(0, 0.1), 0)).toBe("lucky");
  expect(markOf(chance(0, 0.1), 1)).toBe("unlucky");
  expect(markOf(chance(0, 0.1, 0.06), 0)).toBeNull();
  expect(markOf(review.items[1]!, 0)).toBe("blunder");
  expect(markOf(review.items[2]!, 0)).toBeNull();
});

test("what turned a match changed more than the analysis may be off by", () => {
  const turned = (item: Item, change: number) => turningOf({ ...review, items: [item], turning_point: { step: item.step, mover: null, seat: 0, change } } as Review);
  expect(turned(chance(0, 0.1, 0.05), 0.1)).toMatchObject({ seat: 0, change: 0.1, item: { step: 0 } });
  expect(turned(chance(0, 0.1, 0.12), 0.1)).toBeNull();
  expect(turned(decision(2, "blunder", -0.2), 0.005)).toBeNull();
  expect(turningOf({ ...review, turning_point: null } as Review)).toBeNull();
});

test("a sound move is judged by what its player could see; an error is its own", () => {
  expect(isByHidden(review.items[2]!, 0)).toBe(true);
  expect(isByHidden(review.items[1]!, 0)).toBe(false);
  expect(isByHidden(review.items[0]!, 0)).toBe(false);
});

test("an event belongs to the item that contains it", () => {
  expect(itemAt(review, 1)).toBe(review.items[0]);
  expect(itemAt(review, 2)).toBe(review.items[1]);
  expect(itemAt(review, 9)).toBeUndefined();
});

test("a decision is looked at before it is made, chance when all of it has come", () => {
  expect(review.items.map(momentOf)).toEqual([2, 2, 3]);
});

test("luck and moves are told apart only beyond what the analysis may be off by", () => {
  const blurred = (luck: number, hidden: number, decisions: number, luck_error: number) => isBlurred({ luck, hidden, decisions, luck_error } as Player);
  expect(blurred(-0.4, -0.09, 0.66, 0.69)).toBe(true);
  expect(blurred(0.02, 0, 0.49, 0.05)).toBe(false);
  expect(blurred(-0.1, 0.1, 0, 0)).toBe(false);
});

test("what the seats can expect becomes parts of a whole, also with many seats or one", () => {
  expect(sharesOf([0.6, 0.4])).toEqual([0.6, 0.4]);
  expect(sharesOf([0.9, 0.6, 0.3, 0.2])).toEqual([0.45, 0.3, 0.15, 0.1]);
  expect(sharesOf([0.25])).toEqual([0.25, 0.75]);
  expect(sharesOf([0, 0])).toEqual([0.5, 0.5]);
});

/** A decision of a seat: what was made, what it gave up, and the values of the moves, best first. */
const choice = (step: number, seat: number, verdict: Moment["verdict"], made: string, loss: number, values: [string, number][], error = 0.005): Item => ({
  ...(decision(step, "fine", 0) as Moment), seat, verdict, made, loss, moves: values.map(([move, value]) => ({ move, value, error, points: null, is_close: true })),
});

test("in short: everyone’s costliest error, the best decision that is sure, the closest one", () => {
  const items = [
    choice(0, 0, "fine", "a1", 0, [["a1", 0.6], ["b1", 0.57]]),
    choice(1, 1, "mistake", "c1", 0.08, [["d1", 0.5], ["c1", 0.42]]),
    choice(2, 0, "fine", "a2", 0, [["a2", 0.7], ["b2", 0.6]], 0.06),
    choice(3, 1, "blunder", "c2", 0.2, [["d2", 0.5], ["c2", 0.3]]),
    choice(4, 0, "fine", "a3", 0.012, [["b3", 0.6], ["a3", 0.588]]),
    choice(5, 0, "fine", "a4", 0.002, [["b4", 0.6], ["a4", 0.598]]),
  ];
  const steps = (seat: number) => Object.fromEntries(Object.entries(shortOf({ ...review, items } as Review, seat)).map(([key, item]) => [key, item?.step ?? null]));
  // A lead within its error is no best decision; a difference that is hardly one was not close, but equal.
  expect(steps(0)).toEqual({ own: null, other: 3, best: 0, close: 4 });
  expect(steps(1)).toEqual({ own: 3, other: null, best: null, close: null });
});

test("the board shows a better move, one that only looks better, and the best move where it was made", () => {
  const shown = (verdict: Moment["verdict"], loss: number, values: [string, number][], error?: number) => adviceOf(choice(0, 0, verdict, "a1", loss, values, error) as Moment);
  expect(shown("mistake", 0.08, [["b1", 0.5], ["a1", 0.42]])).toEqual({ move: "b1", words: "coach-better" });
  expect(shown("fine", 0.012, [["b1", 0.5], ["a1", 0.488]])).toEqual({ move: "b1", words: "review-closer" });
  expect(shown("good", 0, [["a1", 0.6], ["b1", 0.4]])).toEqual({ move: "a1", words: "review-best-move" });
  expect(shown("fine", 0, [["a1", 0.6], ["b1", 0.57]])).toEqual({ move: "a1", words: "review-best-move" });
  // Moves that are as good as each other, and the only one, are no advice.
  expect(shown("fine", 0.002, [["b1", 0.5], ["a1", 0.498]])).toBeNull();
  expect(shown("fine", 0, [["a1", 0.6], ["b1", 0.57]], 0.06)).toBeNull();
  expect(shown("forced", 0, [["a1", 0.6]])).toBeNull();
});
