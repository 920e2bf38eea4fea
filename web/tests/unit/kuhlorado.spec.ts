import { expect, test } from "@playwright/test";
import { leap } from "../../src/games/kuhlorado/jump";
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
