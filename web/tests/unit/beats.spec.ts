import { expect, test } from "@playwright/test";
import { latest } from "../../src/board/display";
import { timed } from "../../src/board/motion";
import { beforeClearing, beforeRolling, lastBoard, lengthOf, withLastBoard } from "../../src/lib/beats";
import type { Change, Entry, Live, Piece, Scene } from "../../src/lib/types";

const entry = (seat: number | undefined, ...changes: Change[]): Entry => ({ step: 1, seat, event: "", text: { id: "x" }, changes });

test("a move and dice take almost a second, what is only said less, points and a mismatch long enough to be seen", () => {
  const place: Change = { motion: "place", face: "H", to: "a1" };
  const roll: Change = { motion: "roll", face: "3", to: "dice.0" };
  const up: Change = { motion: "flip", face: "J", to: "a1" };
  const down: Change = { motion: "flip", face: "", to: "a1" };
  expect(lengthOf([entry(1, place)])).toBe(900);
  expect(lengthOf([entry(1)])).toBe(600);
  expect(lengthOf([entry(undefined, { ...place, motion: "draw" })])).toBe(600);
  expect(lengthOf([entry(1), entry(undefined, roll)])).toBe(900);
  expect(lengthOf([entry(1, up)])).toBe(1_000);
  expect(lengthOf([entry(1, place, { ...place, motion: "collect", from: "b1" })])).toBe(1_200);
  // Who only takes something has laid nothing that would show who it was.
  expect(lengthOf([entry(1, { ...place, motion: "collect", from: "b1" })])).toBe(2_400);
  expect(lengthOf([entry(1, place, { ...place, motion: "collect", from: "b1" }, { ...place, motion: "show" })])).toBe(1_800);
  expect(lengthOf([entry(1), entry(undefined, up, down, { ...down, to: "b1" })])).toBe(2_400);
});

test("a mark is seen before the next player's dice roll, and nothing can be chosen while it is", () => {
  const piece = (at: string, face: string): Piece => ({ id: at, kind: "x", face, at, label: { id: "x" } });
  const before = { turn: { seat: 1 }, pieces: [piece("dice.0", "3")] } as unknown as Scene;
  const scene = { turn: { seat: 0 }, choices: [{}], pieces: [piece("a1", "o"), piece("dice.0", "5")] } as unknown as Scene;
  const mark = entry(1, { motion: "place", face: "o", to: "a1" });
  const roll = entry(undefined, { motion: "roll", face: "5", to: "dice.0" });
  const beat = { state: { turn: { seat: 0 }, scene } as Live, entries: [mark, roll] };
  const [marked, rolled] = beforeRolling(before, beat, (seat) => seat === 0);
  expect(marked!.entries).toEqual([mark]);
  expect(marked!.state.scene.pieces.map(({ face }) => face)).toEqual(["o", "3"]);
  expect([marked!.state.scene.turn, marked!.state.scene.choices]).toEqual([{ seat: 1 }, []]);
  expect(rolled).toMatchObject({ entries: [roll], state: beat.state });
  // A reroll is one thing.
  expect(beforeRolling(before, { ...beat, entries: [entry(1), roll] }, () => false)).toHaveLength(1);
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
  expect(last.pieces.map((piece) => [piece.at, piece.count])).toEqual([["a1n", 1], ["stock", 1], ["b1n", 1]]);
  expect(last.sides[0]!.score).toBe(7);
  expect(last.choices).toEqual([]);
});

test("the last board of a round has no die twice, and a card that was fulfilled is with its owner", () => {
  const piece = (id: string, at = id): Piece => ({ id, kind: "x", face: "", at, label: { id: "x" } });
  const before = { pieces: [piece("pool.3"), piece("hand1.0"), piece("hand1.1")], sides: [], turn: { seat: 0 } } as unknown as Scene;
  const after = { pieces: [piece("hand1.0"), piece("done1.C04", "done1")], sides: [] } as unknown as Scene;
  const place: Change = { motion: "place", face: "R1", from: "pool.3", to: "c1" };
  const last = lastBoard(before, after, [entry(0, place, { motion: "collect", face: "C04", from: "hand1.0", to: "done1" })]);
  expect(last.pieces.map(({ at }) => at)).toEqual(["hand1.1", "c1", "done1"]);
  expect(last.turn).toBe("chance");
});

test("a herd that ended a round is gone from the last board, although nothing of it is left in the shed", () => {
  const piece = (id: string, at = id): Piece => ({ id, kind: "x", face: "", at, label: { id: "x" } });
  const before = { pieces: [piece("herd0.3"), piece("herd1.5"), piece("hand1"), piece("shed1")], sides: [] } as unknown as Scene;
  const take = (from: string): Change => ({ motion: "collect", face: "", from, to: "shed1" });
  const last = lastBoard(before, { pieces: [piece("shed1")], sides: [] } as unknown as Scene, [entry(1, take("herd0.3"), { motion: "remove", face: "", from: "herd1.5" }, take("hand1"))]);
  expect(last.pieces.map(({ at }) => at)).toEqual(["herd1.5", "shed1"]);
});

test("a herd that the last move of a match took stays in sight", () => {
  const piece = (at: string): Piece => ({ id: at, kind: "x", face: "", at, label: { id: "x" } });
  const herd = (label: string) => ({ id: "herd", label: { id: label }, places: ["h1", "h2", "h3"].map((id) => ({ id })) });
  const before = { areas: [herd("full")], pieces: [piece("h1"), piece("h3"), piece("hand")] } as unknown as Scene;
  const after = { areas: [herd("empty")], pieces: [piece("shed")] } as unknown as Scene;
  const shown = withLastBoard(before, after);
  expect(shown.pieces.map(({ at }) => at)).toEqual(["shed", "h1", "h3"]);
  expect(shown.areas[0]!.label.id).toBe("full");
  expect(withLastBoard(before, { ...after, pieces: [piece("h2")] } as Scene).pieces).toHaveLength(1);
});

test("what follows from a move starts after it; nothing waits long, however much happened", () => {
  const place: Change = { motion: "place", face: "R1", to: "a1" };
  const roll: Change = { motion: "roll", face: "3", to: "dice.0" };
  const delays = (...news: Entry[]) => timed(news).map(({ delay }) => delay);
  expect(delays(entry(1, place, place))).toEqual([0, 70]);
  expect(delays(entry(1), entry(undefined, roll, roll))).toEqual([0, 35]);
  expect(delays(entry(1, place), entry(undefined, roll, roll))).toEqual([0, 200, 235]);
  const many = delays(...Array<Entry>(40).fill(entry(1, place)));
  expect([many.length, many[0], many.at(-1)]).toEqual([24, 0, 600]);
  // What is taken is looked at before it goes, and it goes before the many cards from the hands.
  const take = (from: string): Change => ({ motion: "collect", face: "", from, to: "shed1" });
  const taken = timed([entry(1, take("herd0.3"), ...Array<Change>(40).fill(take("hand2")))]);
  expect([taken.length, taken[0]!.change.from, taken[0]!.delay, taken.at(-1)!.delay]).toEqual([24, "herd0.3", 700, 1_300]);
});

test("marks: moves on the board are numbered, what chance brings belongs to its move, the rest is not counted", () => {
  const places = new Set(["a1", "b1", "c1"]);
  const flip = (to: string): Change => ({ motion: "flip", face: "J", to });
  const draw: Change = { motion: "draw", face: "", to: "hand1" };
  expect([...latest([entry(1, flip("a1"), { ...flip("b1"), motion: "show" })], places)]).toEqual([["a1", 0]]);
  expect([...latest([entry(1, draw), entry(1), entry(undefined, flip("a1"))], places)]).toEqual([["a1", 0]]);
  expect([...latest([entry(1, draw), entry(1, flip("a1")), entry(undefined, flip("b1"), draw), entry(2, flip("c1"))], places)]).toEqual([["a1", 1], ["b1", 1], ["c1", 2]]);
  // Tiles that are turned face down again keep their numbers.
  const down = (id: string): Change => ({ ...flip(id), face: "" });
  expect([...latest([entry(1), entry(undefined, flip("a1")), entry(1), entry(undefined, flip("b1"), down("a1"), down("b1"))], places)]).toEqual([["a1", 1], ["b1", 2]]);
  expect(latest(Array<Entry>(30).fill(entry(1, flip("a1"))), places).get("a1")).toBe(8);
});
