import { expect, test } from "@playwright/test";
import type { Piece, Scene } from "../../src/generated/scene";
import { updated as updatedBy } from "../../src/lib/update";
import { entriesOf, type Forms, type Packed, type Update } from "../../src/lib/wire";

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

const forms: Forms = [["edge", "cell", "side"], ["fence", "edge"], ["lays", "seat"], ["move", "cell", "tile"], ["tile", "species"]];
const updated = (scene: Scene, update: Update, packed?: Packed): Scene => updatedBy(scene, forms, { seat: 0 }, update, packed);

test("what is not named stays the same object", () => {
  const next = updated(scene, []);
  expect(next).toEqual(scene);
  expect(next.pieces).toBe(scene.pieces);
  expect(next.areas[0]!.places).toBe(scene.areas[0]!.places);
});

test("a list keeps, drops and puts in", () => {
  const next = updated(scene, [null, [1, ["a2", "tile", "H", ["a-tile"]], -1]]);
  expect(next.pieces.map((piece) => piece.id)).toEqual(["a1", "a2", "c1"]);
  expect(next.pieces[0]).toBe(scene.pieces[0]);
});

test("a piece that stays changes field by field", () => {
  const next = updated(scene, [null, [1, { t: "new", n: 2 }]]);
  expect(next.pieces[1]).toEqual({ ...scene.pieces[1], tags: ["new"], count: 2 });
  expect(updated(next, [null, [1, { t: "", n: 1 }]])).toEqual(scene);
});

test("a string changes only the tags, and 0 repeats the change before it", () => {
  const next = updated(scene, [null, ["playable", 0, { at: "d1", t: "new" }]]);
  expect(next.pieces.map((piece) => piece.tags)).toEqual([["playable"], ["playable"], ["new"]]);
  expect(updated(next, [null, ["", 0, { at: "c1", t: "" }]])).toEqual(scene);
});

test("a new label does not repeat the places", () => {
  const next = updated(scene, [null, null, [{ l: ["new"] }]]);
  expect(next.areas).toEqual([{ ...scene.areas[0], label: text("new") }]);
});

test("a side changes field by field, and a match that is not over any more has no places", () => {
  const over = updated(scene, [null, null, null, [{ seat: 0, place: 1, score: 5, values: [5] }]]);
  expect(over.sides).toEqual([{ seat: 0, role: text("red"), score: 5, place: 1, rows: [{ label: text("row"), value: 5 }] }]);
  expect(updated(over, [null, null, null, [{ seat: 0, place: 0 }]]).sides[0]).not.toHaveProperty("place");
});

test("a text is the number of its form and its arguments, with more of them in an object", () => {
  expect(updated(scene, [[2, 1, { count: 3 }]]).ask).toEqual({ id: "lays", args: { seat: { seat: 1 }, count: 3 } });
  expect(updated(scene, [{ id: "other", args: { count: 3 } }]).ask).toEqual({ id: "other", args: { count: 3 } });
});

test("a label that names the count follows it", () => {
  const many: Scene = { ...scene, pieces: [{ ...piece("deck", ""), count: 3, label: { id: "cards", args: { count: 3 } } }] };
  expect(updated(many, [null, [{ n: 2 }]]).pieces[0]).toEqual({ ...many.pieces[0], count: 2, label: { id: "cards", args: { count: 2 } } });
});

test("entries count their steps, and what happens again", () => {
  const dealt = { event: "deal ?", text: { id: "lays", args: { seat: { seat: 1 } } }, changes: [{ motion: "draw", face: "", from: "deck", to: "hand1" }] };
  const taken = { seat: 0, event: "take", text: { id: "taken" }, changes: ["a1", "b1", "b1"].map((from) => ({ motion: "collect", face: "C", from, to: "shed" })) };
  expect(entriesOf(forms, [7, ["deal ?", [2, 1], [4, "hand1", "", "deck"]], 1, [0, "take", ["taken"], [3, "shed", "C", "a1", "C", "b1", 1]]])).toEqual([
    { step: 7, ...dealt },
    { step: 8, ...dealt },
    { step: 9, ...taken },
  ]);
});

test("who acts is said once, unless the scene differs", () => {
  expect(updatedBy(scene, forms, { seat: 1 }, []).turn).toEqual({ seat: 1 });
  expect(updatedBy(scene, forms, "over", [null, null, null, null, null, null, { seat: 1 }]).turn).toEqual({ seat: 1 });
});

test("choices share patterns and effects", () => {
  const next = updated(scene, [], { effects: [["win", "", 1, ["win"]]], patterns: [["H~", ["hand0.0 hand0.1", "~"], [3, "~", [4, "H"]], 1]], list: [[0, "c3", 0]] });
  const label = { id: "move", args: { cell: "c3", tile: { id: "tile", args: { species: "H" } } } };
  expect(next.choices).toEqual([{ move: "Hc3", steps: [["hand0.0", "hand0.1"], ["c3"]], label, effects: [{ kind: "win", at: [], amount: 1, label: { id: "win" } }], ends: true }]);
});

test("a word of a label can stand for a part of the last thing to select", () => {
  const next = updated(scene, [], { patterns: [["fence ~", ["~"], [1, [0, "<", ">"]], 0]], list: [[0, "a1s"], [0, "b2n"]] });
  const fence = (edge: string, cell: string, side: string) => ({
    move: `fence ${edge}`,
    steps: [[edge]],
    label: { id: "fence", args: { edge: { id: "edge", args: { cell, side } } } },
    effects: [],
    ends: false,
  });
  expect(next.choices).toEqual([fence("a1s", "a1", "s"), fence("b2n", "b2", "n")]);
});
