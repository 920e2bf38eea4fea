import { expect, test } from "@playwright/test";
import { beforeClearing, lastBoard, lengthOf } from "../../src/lib/beats";
import type { Change, Entry, Piece, Scene } from "../../src/lib/types";

const entry = (seat: number | undefined, ...changes: Change[]): Entry => ({ step: 1, seat, event: "", text: { id: "x" }, changes });

test("a move takes half a second or so, dice a little less, a mismatch long enough to be seen", () => {
  const place: Change = { motion: "place", face: "H", to: "a1" };
  const roll: Change = { motion: "roll", face: "3", to: "dice.0" };
  const up: Change = { motion: "flip", face: "J", to: "a1" };
  const down: Change = { motion: "flip", face: "", to: "a1" };
  expect(lengthOf([entry(1, place)])).toBe(600);
  expect(lengthOf([entry(undefined, { ...place, motion: "draw" })])).toBe(400);
  expect(lengthOf([entry(1), entry(undefined, roll)])).toBe(500);
  expect(lengthOf([entry(1, up)])).toBe(600);
  expect(lengthOf([entry(1), entry(undefined, up, down, { ...down, to: "b1" })])).toBe(1_200);
});

test("a board that the last move cleared is shown once more, with that move", () => {
  const die = (at: string): Piece => ({ id: at, kind: "die", face: "R1", at, label: { id: "x" } });
  const scene = { pieces: [die("a1"), die("b1"), die("pool.0"), die("pool.1")] } as Scene;
  const place: Change = { motion: "place", face: "R1", from: "pool.0", to: "c1" };
  const remove = (from: string): Change => ({ motion: "remove", face: "R1", from });
  const cleared = beforeClearing(scene, [entry(0, place, remove("a1"), remove("b1"), remove("c1"))]);
  expect(cleared?.pieces.map((piece) => piece.at)).toEqual(["a1", "b1", "c1"]);
  expect(beforeClearing(scene, [entry(0, place)])).toBeNull();
});

test("the last board of a round has its last move and the new scores", () => {
  const fence = (at: string, count = 1): Piece => ({ id: at, kind: "fence", face: "", at, count, label: { id: "x" } });
  const side = (score: number) => ({ seat: 0, role: { id: "x" }, score, rows: [] });
  const before = { pieces: [fence("a1n"), fence("stock", 2)], sides: [side(0)] } as unknown as Scene;
  const after = { pieces: [fence("stock", 30)], sides: [side(7)] } as unknown as Scene;
  const last = lastBoard(before, after, [entry(0, { motion: "place", face: "", from: "stock", to: "b1n" })]);
  expect(last.pieces.map((piece) => piece.at)).toEqual(["a1n", "stock", "b1n"]);
  expect(last.sides[0]!.score).toBe(7);
  expect(last.choices).toEqual([]);
});
