import { expect, test } from "@playwright/test";
import { stepAt, stopAfter, stopBefore, stopsOf } from "../../src/lib/steps";
import type { Entry } from "../../src/lib/types";

/** A match as its events: a digit is the seat that decides, a dot is chance. */
const events = (all: string): Entry[] => [...all].map((one, index) => ({ step: index + 1, seat: one === "." ? undefined : Number(one), event: "", text: { id: "x" }, changes: [] }));

test("a step is a decision with what chance brings after it; the deal belongs to the start", () => {
  const stops = stopsOf(events("...0.1..01"), 10);
  expect(stops).toEqual([3, 5, 8, 9, 10]);
  // Every moment belongs to one step, also those that only a link leads to.
  expect([0, 3, 4, 5, 6, 8, 10].map((moment) => stepAt(stops, moment))).toEqual([0, 0, 1, 1, 2, 2, 4]);
});

test("from any moment the next and the previous step are one press away, and there is nothing beyond the ends", () => {
  const stops = stopsOf(events(".0.1"), 4);
  expect([0, 1, 2, 3, 4].map((moment) => stopAfter(stops, moment))).toEqual([1, 3, 3, 4, 4]);
  expect([0, 1, 2, 3, 4].map((moment) => stopBefore(stops, moment))).toEqual([1, 1, 1, 1, 3]);
});

test("a match in which nobody decided anything has a start that is its end", () => {
  expect(stopsOf(events(".."), 2)).toEqual([2]);
});
