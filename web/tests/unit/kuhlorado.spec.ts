import { expect, test } from "@playwright/test";
import { read } from "../../src/board/display";
import { leap } from "../../src/games/kuhlorado/jump";
import { labelOf } from "../../src/games/kuhlorado/label";
import next from "../../src/games/kuhlorado/next";
import { jumps } from "../../src/games/kuhlorado/pairs";
import type { Choice, Scene } from "../../src/lib/types";

const text = { id: "x" };
const mark = (...ids: string[]): Choice => ({ move: ids.join("+"), steps: ids.map((id) => [id]), label: text, effects: [], ends: true });

function scene(choices: Choice[]): Scene {
  const prints: Record<string, string> = { a1: "c", c1: "3", c3: "3", e1: "c" };
  const places = Object.entries(prints).map(([id, print]) => ({ id, column: 0, ground: "inner", print, label: text }));
  return { game: "kuhlorado", me: 0, turn: { seat: 0 }, phase: "mark", ask: text, areas: [{ id: "sheet", kind: { grid: { columns: 8, rows: 8 } }, label: text, places }], pieces: [], buttons: [], choices, sides: [] };
}

const MIXED = scene([mark("a1"), mark("c1"), mark("c3"), mark("e1"), mark("a1", "c1"), mark("a1", "c3"), mark("c1", "e1")]);

test("after a cow comes a number that goes with it, or nothing", () => {
  expect(next(MIXED, ["a1"])).toEqual({ ask: { id: "kuhlorado-next-pair", args: { cell: "a1", count: 2, face: "3" } }, alone: { id: "kuhlorado-next-alone", args: { cell: "a1" } } });
  expect(next(MIXED, ["c1"])).toMatchObject({ ask: { args: { count: 2, face: "c" } } });
  expect(next(MIXED, [])).toBeNull();
  expect(next(MIXED, ["a1", "c1"])).toBeNull();
});

test("after one of two cows comes any other, and it cannot stay alone", () => {
  const cows = scene([mark("a1", "e1")]);
  expect(next(cows, ["a1"])).toEqual({ ask: { id: "kuhlorado-next-cow", args: { cell: "a1" } } });
  expect(jumps(cows, ["a1"])).toEqual([]);
});

test("to a cow that a hint shows alone, nothing can be added", () => {
  const opened = (whole: boolean) => [...read({ scene: MIXED, selection: ["a1"], preview: MIXED.choices[0]!, whole, news: [], trail: [], say: () => "", compact: false, still: false }).open].sort();
  expect(opened(false)).toEqual(["c1", "c3"]);
  expect(opened(true)).toEqual([]);
});

test("the label of an area and the badge of a move do not lie on each other", () => {
  const area = (points: number, count: number, goal: number) => ({ id: "area.c6", kind: "area", at: ["c6"], owner: 1, counts: [count], points, goal, label: text });
  const top = (group: ReturnType<typeof area>, x: number, ...badges: string[]) => labelOf(group, { x, y: 2 }, new Set(badges)).top - 2;
  expect(labelOf(area(5, 10, 15), { x: 2, y: 2 }, new Set()).words).toBe("+5 10/15");
  expect(top(area(5, 10, 15), 2)).toBeCloseTo(0.02);
  expect(top(area(5, 10, 15), 2, "c6")).toBeCloseTo(0.64);
  // A short one ends before it, and badges elsewhere are no matter.
  expect(top(area(0, 3, 5), 2, "c6", "b6")).toBeCloseTo(0.02);
  expect(top(area(5, 10, 15), 2, "b6", "c7", "c5")).toBeCloseTo(0.02);
  // At the eastern edge it begins in the cell before.
  expect(top(area(5, 10, 15), 7, "g6")).toBeCloseTo(0.64);
});

test("dice that are rolled again are no spaces", () => {
  const roll = (...ids: string[]): Choice => ({ ...mark(...ids, "roll"), move: "reroll" });
  expect(next(scene([mark("keep"), roll("dice.0"), roll("dice.1")]), ["dice.0"])).toBeNull();
});

test("an arrow runs from the first cell to the second, in a curve beside the cell between", () => {
  const numbers = [...leap("a1", "c1", true).matchAll(/-?\d+\.\d+/g)].map(Number);
  const [x, y, bendX, bendY, endX, endY] = numbers as [number, number, number, number, number, number];
  expect([x > 0.5 && x < 1, endX > 2 && endX < 2.5, bendX]).toEqual([true, true, 1.5]);
  expect([y, endY].map((one) => Math.abs(one - 7.5) < 0.4)).toEqual([true, true]);
  expect(bendY).not.toBeCloseTo(7.5, 1);
  expect(leap("a1", "c1", false).length).toBeLessThan(leap("a1", "c1", true).length);
});
