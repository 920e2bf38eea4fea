import { expect, test } from "@playwright/test";
import type { Piece, Scene } from "../../src/generated/scene";
import { updated } from "../../src/lib/update";

const text = (id: string) => ({ id });
const piece = (id: string, face: string): Piece => ({ id, kind: "tile", face, at: id, label: text("a-tile") });
const scene: Scene = {
  game: "tic-tac-moo",
  me: 0,
  turn: { seat: 0 },
  phase: "first",
  ask: text("ask"),
  areas: [{ id: "meadow", kind: { grid: { columns: 2, rows: 1 } }, label: text("meadow"), places: [{ id: "a1", column: 0, ground: "ring", label: text("place") }] }],
  pieces: [piece("a1", "C"), piece("b1", "P"), piece("c1", "S")],
  buttons: [],
  choices: [],
  sides: [{ seat: 0, role: text("red"), score: 1, rows: [{ label: text("row"), value: 1 }] }],
};

test("what is not named stays the same object", () => {
  const next = updated(scene, {});
  expect(next).toEqual(scene);
  expect(next.pieces).toBe(scene.pieces);
  expect(next.areas[0]!.places).toBe(scene.areas[0]!.places);
});

test("a list keeps, drops and puts in", () => {
  const next = updated(scene, { pieces: [1, piece("a2", "H"), -1] });
  expect(next.pieces.map((piece) => piece.id)).toEqual(["a1", "a2", "c1"]);
  expect(next.pieces[0]).toBe(scene.pieces[0]);
});

test("a piece that stays changes field by field", () => {
  const next = updated(scene, { pieces: [1, { tags: ["new"], count: 2 }] });
  expect(next.pieces[1]).toEqual({ ...scene.pieces[1], tags: ["new"], count: 2 });
  expect(updated(next, { pieces: [1, { tags: [], count: 1 }] })).toEqual(scene);
});

test("a new label does not repeat the places", () => {
  const next = updated(scene, { areas: [{ label: text("new") }] });
  expect(next.areas).toEqual([{ ...scene.areas[0], label: text("new") }]);
});

test("a side changes field by field, and a match that is not over any more has no places", () => {
  const over = updated(scene, { sides: [{ seat: 0, place: 1, score: 5, rows: [{ label: text("row"), value: 5 }, -1] }] });
  expect(over.sides).toEqual([{ seat: 0, role: text("red"), score: 5, place: 1, rows: [{ label: text("row"), value: 5 }] }]);
  expect(updated(over, { sides: [{ seat: 0, place: 0 }] }).sides[0]).not.toHaveProperty("place");
});

test("choices share the forms of their labels and their effects", () => {
  const forms = [{ id: "move", args: { cell: null, tile: { id: "tile", args: { species: null } } } }, { id: "win" }];
  const next = updated(scene, {}, { forms, effects: [["win", "", 1, [1]]], patterns: [["H~", ["hand0.0 hand0.1", "~"], [0, "~", "H"], 1]], list: [[0, "c3", 0]] });
  const label = { id: "move", args: { cell: "c3", tile: { id: "tile", args: { species: "H" } } } };
  expect(next.choices).toEqual([{ move: "Hc3", steps: [["hand0.0", "hand0.1"], ["c3"]], label, effects: [{ kind: "win", at: [], amount: 1, label: { id: "win" } }], ends: true }]);
});

test("a word of a label can stand for a part of the last thing to select", () => {
  const forms = [{ id: "fence", args: { edge: { id: "edge", args: { cell: null, side: null } } } }];
  const next = updated(scene, {}, { forms, patterns: [["fence ~", ["~"], [0, "<", ">"], 0]], list: [[0, "a1s"], [0, "b2n"]] });
  const fence = (edge: string, cell: string, side: string) => ({
    move: `fence ${edge}`,
    steps: [[edge]],
    label: { id: "fence", args: { edge: { id: "edge", args: { cell, side } } } },
    effects: [],
    ends: false,
  });
  expect(next.choices).toEqual([fence("a1s", "a1", "s"), fence("b2n", "b2", "n")]);
});
