import { expect, test } from "@playwright/test";
import { areaOf, attempt, begin, fits, fitting, open, preview, tap } from "../../src/lib/choose";
import type { Choice, Scene } from "../../src/lib/types";

const text = { id: "x" };
const choice = (move: string, ...steps: string[][]): Choice => ({ move, steps, label: text, effects: [], ends: true });
const place = (id: string, column = 0) => ({ id, column, ground: "", label: text });

function scene(choices: Choice[], buttons: string[] = []): Scene {
  return {
    game: "toy",
    me: 0,
    turn: { seat: 0 },
    phase: "",
    ask: text,
    areas: [
      { id: "board", kind: { grid: { columns: 3, rows: 1 } }, label: text, places: [place("a1"), place("b1", 1), place("c1", 2)] },
      { id: "hand0", kind: "row", label: text, places: [place("hand0.0"), place("hand0.1", 1)] },
      { id: "heap", kind: "heap", label: text, places: [] },
    ],
    pieces: [
      { id: "hand0.0", kind: "tile", face: "H", at: "hand0.0", label: text },
      { id: "hand0.1", kind: "tile", face: "P", at: "hand0.1", label: text },
      { id: "heap.H", kind: "tile", face: "H", at: "heap", label: text },
    ],
    buttons: buttons.map((id) => ({ id, label: text })),
    choices,
    sides: [],
  };
}

const H_A = choice("Ha1", ["hand0.0"], ["a1"]);
const H_B = choice("Hb1", ["hand0.0"], ["b1"]);
const P_B = choice("Pb1", ["hand0.1"], ["b1"]);

test("a choice fits if every id has a step of its own", () => {
  expect(fits(H_A, [])).toBe(true);
  expect(fits(H_A, ["a1"])).toBe(true);
  expect(fits(H_A, ["a1", "hand0.0"])).toBe(true);
  expect(fits(H_A, ["a1", "b1"])).toBe(false);
  // One id cannot count for two steps, but two equal steps can offer the same ids.
  const two = choice("two", ["a1", "b1"], ["a1", "c1"]);
  expect(fits(two, ["a1", "b1"])).toBe(true);
  expect(fits(two, ["c1", "a1"])).toBe(true);
  expect(fits(two, ["b1", "b1"])).toBe(false);
});

test("what may be selected next follows from what is selected", () => {
  const toy = scene([H_A, H_B, P_B]);
  expect([...open(toy, [])].sort()).toEqual(["a1", "b1", "hand0.0", "hand0.1"]);
  expect([...open(toy, ["hand0.1"])]).toEqual(["b1"]);
  expect(fitting(toy, ["b1"]).map((one) => one.move)).toEqual(["Hb1", "Pb1"]);
});

test("the last tap of an unambiguous choice is ready, in any order", () => {
  const toy = scene([H_A, H_B, P_B]);
  expect(tap(toy, [], "hand0.0")).toMatchObject({ kind: "more", ids: ["hand0.0"] });
  expect(tap(toy, ["hand0.0"], "a1")).toMatchObject({ kind: "ready", choice: H_A });
  expect(tap(toy, ["b1"], "hand0.1")).toMatchObject({ kind: "ready", choice: P_B });
});

test("a complete choice asks while a longer one still fits", () => {
  const one = choice("a1", ["a1"]);
  const both = choice("a1+b1", ["a1"], ["b1"]);
  expect(tap(scene([one, both]), [], "a1")).toMatchObject({ kind: "ask", choice: one, ids: ["a1"] });
  expect(tap(scene([one, both]), ["a1"], "b1")).toMatchObject({ kind: "ready", choice: both });
});

test("a second tap takes the first back", () => {
  expect(tap(scene([H_A, H_B]), ["hand0.0"], "hand0.0")).toEqual({ kind: "more", ids: [] });
});

test("another thing of the same area takes the place of the first", () => {
  expect(tap(scene([H_A, P_B]), ["hand0.0"], "hand0.1")).toMatchObject({ kind: "more", ids: ["hand0.1"] });
});

test("what asks why a selection is wrong is never a move that would be made", () => {
  const cows = ["a1", "b1"].map((cell) => choice(`${cell}+c1`, [cell], ["c1"]));
  const toy = scene([choice("a1+b1", ["a1"], ["b1"]), ...cows]);
  toy.areas[0]!.places.push(place("a2", 3));
  // The first cow is chosen, and then a space without one.
  for (const first of ["a1", "b1", "c1"]) {
    const asked = tap(toy, [first], "a2");
    // Instead of the first cow another one would have been possible, but a2 is not.
    expect(asked).toMatchObject({ kind: "no", ids: [first] });
    const move = (asked as { attempt: string }).attempt;
    expect(move.split("+").sort()).toEqual([first, "a2"].sort());
  }
});

test("where one thing is a whole move, a tap that fits nothing gives up what was aimed at before", () => {
  const toy = scene(["a1", "b1"].map((cell) => choice(`fence ${cell}`, [cell])));
  expect(tap(toy, ["a1"], "c1")).toEqual({ kind: "no", ids: [], attempt: "fence c1" });
});

test("a button is pressed whatever is selected", () => {
  const pass = choice("pass", ["pass"]);
  expect(tap(scene([H_A, H_B, pass], ["pass"]), ["hand0.0"], "pass")).toMatchObject({ kind: "ready", choice: pass });
});

test("a tap that fits nothing is refused, with the move it would have been", () => {
  const toy = scene([H_A, P_B]);
  expect(tap(toy, ["hand0.1"], "a1")).toEqual({ kind: "no", ids: ["hand0.1"], attempt: "Pa1" });
  expect(tap(toy, ["hand0.0"], "heap.H")).toMatchObject({ kind: "no", attempt: null });
  // Touched before a tile is chosen: the reason is the same with any of them.
  expect(attempt(toy, ["c1"])).toBe("Hc1");
  expect(attempt(toy, ["heap.H"])).toBe(null);
  expect(attempt(scene([choice("Ha1", ["hand0.0"], ["a1"]), choice("Hb1", ["b1"])]), ["b1"])).toBe(null);
});

test("a card that cannot be played is tried, so that the rules say why", () => {
  const pieces: Scene["pieces"] = ["7.2", "9.0"].map((face, at) => ({ id: `hand0.${face}`, kind: "cow", face, at: `hand0.${at}`, label: text }));
  const cows = { ...scene([choice("9.0", ["hand0.9.0"])]), pieces };
  expect(attempt(cows, ["hand0.7.2"])).toBe("7.2");
  expect(attempt({ ...cows, choices: [choice("take", ["take"])] }, ["hand0.7.2"])).toBe("7.2");
  // What is written on a goal card is not a move.
  const goals = { ...cows, pieces: [{ ...pieces[0]!, kind: "card", face: "C04 R-B-G" }] };
  expect(attempt(goals, ["hand0.7.2"])).toBe(null);
});

test("what every choice shares is selected to begin with, but never a whole move and never a button", () => {
  expect(begin(scene([H_A, H_B]))).toEqual(["hand0.0"]);
  expect(begin(scene([H_A, P_B]))).toEqual([]);
  expect(begin(scene([H_A]))).toEqual(["hand0.0"]);
  expect(begin(scene([choice("a1", ["a1"])]))).toEqual([]);
  expect(begin(scene([choice("x", ["go"], ["a1"])], ["go"]))).toEqual(["a1"]);
  expect(begin(scene([]))).toEqual([]);
});

test("the preview is the one move that selection and pointer make", () => {
  const toy = scene([H_A, H_B, P_B]);
  expect(preview(toy, [], null)).toBe(null);
  expect(preview(toy, ["hand0.0"], null)).toBe(null);
  expect(preview(toy, ["hand0.0"], "b1")).toBe(H_B);
  expect(preview(toy, [], "a1")).toBe(H_A);
  expect(preview(toy, ["hand0.1"], "c1")).toBe(null);
});

test("things belong to the area they lie in", () => {
  const toy = scene([]);
  expect(areaOf(toy, "hand0.1")).toBe("hand0");
  expect(areaOf(toy, "heap.H")).toBe("heap");
  expect(areaOf(toy, "b1")).toBe("board");
  expect(areaOf(toy, "nowhere")).toBe(null);
});
