import { expect, test } from "@playwright/test";
import { moveOf, type End } from "../../src/lib/lastMove";
import moo from "../../src/games/tic-tac-moo/ending";
import type { Entry, Scene, Text } from "../../src/lib/types";

const end: End = { says: "ends", alone: ["scored", "marked"] };
const scored = (results: Text): Text => ({ id: "scored", args: { cells: "h4", results } });
const [plus, minus, over]: Text[] = [{ id: "plus" }, { id: "minus" }, { id: "ends" }];
const then = (first: Text, next: Text): Text => ({ id: "then", args: { first, next } });

test("the last move does not say again that the match ends", () => {
  expect(moveOf(scored(then(then(plus!, minus!), over!)), end)).toEqual(scored(then(plus!, minus!)));
  expect(moveOf(scored(then(plus!, over!)), end)).toEqual(scored(plus!));
  expect(moveOf(scored(over!), end).id).toBe("marked");
  expect(moveOf(scored(plus!), end)).toEqual(scored(plus!));
});

test("of several sentences the first is the move", () => {
  expect(moveOf(then(scored(then(plus!, over!)), { id: "round" }), end)).toEqual(scored(plus!));
  expect(moveOf({ id: "placed" })).toEqual({ id: "placed" });
});

test("of the two tiles of a turn, the one that decided is named", () => {
  const laid = (id: string, cell: string) => ({ step: 1, seat: 0, event: cell, motions: [], text: { id, args: { cell } } }) as unknown as Entry;
  const field = { label: { id: "ttm-row-field", args: { cell: "e2", cows: 2, pigs: 2, sheep: 2, hens: 3 } }, value: 9, goal: 9 };
  // A field of nine without two of each does not win.
  const other = { label: { id: "ttm-row-field", args: { cell: "f5", cows: 3, pigs: 3, sheep: 3, hens: 0 } }, value: 9, goal: 9 };
  const scene = (ask: string) => ({ ask: { id: ask }, sides: [{ rows: [field, other] }] }) as unknown as Scene;
  const [first, second] = [laid("ttm-log-collected", "g4"), laid("ttm-log-laid", "h5")];
  const decided = (ask: string) => [first!, second!].map((move) => moo.decides(move, scene(ask)));
  expect(decided("ttm-over-collected")).toEqual([true, false]);
  expect(decided("ttm-over-field")).toEqual([true, false]);
  expect(decided("ttm-over-stuck")).toEqual([true, true]);
});
