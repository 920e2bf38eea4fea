import { createHash, createHmac } from "node:crypto";
import { expect, test } from "@playwright/test";
import { CHANCES } from "../../src/generated/chances";
import { areByTheRules } from "../../src/lib/chances";
import { afterNews, afterTable, type Drawn } from "../../src/lib/drawn";
import { check, type Played, type Witness } from "../../src/lib/proof";
import type { Proof } from "../../src/lib/types";

type List = [string, number][];

const sha = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const SEED = Buffer.alloc(32, 7);
const SALTS = ["ada-salt", "bo-salt"];
const ROLLS = CHANCES["kuhlorado"]!.find(({ list }) => list.length === 36)!.list.map(([text, weight]): [string, number] => [`roll ${text}`, weight]);

/** What the dice give, in another way than in the client. */
function derive(list: List, step: number): string {
  const seats = SALTS.map((salt) => `${sha(salt)}:${salt}`);
  const key = createHmac("sha256", SEED).update(["cowbell fair dice 2", ...seats].join("\n")).digest();
  const total = list.reduce((sum, [, weight]) => sum + weight, 0);
  const words = [...createHmac("sha256", key).update(`${step}:0`).digest().toString("hex").matchAll(/.{8}/g)].map(([word]) => parseInt(word, 16));
  let rest = words.find((word) => word < Math.floor(2 ** 32 / total) * total)! % total;
  return list.find(([, weight]) => (rest -= weight) < 0)![0];
}

const draw = (step: number, outcomes: List = ROLLS) => ({ step, outcomes, outcome: derive(outcomes, step) });

/** A match: the dice are thrown before every even move. */
function fair(lists: List[] = [ROLLS, ROLLS, ROLLS]): { proof: Proof; seen: Witness; played: Played } {
  const draws = lists.map((list, at) => draw(2 * at, list));
  const promises = SALTS.map(sha);
  const entries = draws.flatMap(({ step, outcome }) => [{ step: step + 1, event: outcome }, { step: step + 2, seat: 0, event: "pass" }]);
  return {
    proof: { fair: true, dice: 2, commitment: sha(SEED), seed: SEED.toString("hex"), promises, salts: SALTS, withheld: [], draws },
    seen: { table: "t", seat: 0, commitment: sha(SEED), salt: SALTS[0]!, promises },
    played: { game: "kuhlorado", seats: 2, entries, drawn: Object.fromEntries(draws.map(({ step, outcome }) => [step + 1, outcome])) },
  };
}

/** What is found when the server alters its answer. */
async function found(alter: (proof: Proof, played: Played, seen: Witness) => void, match = fair()) {
  const { proof, seen, played } = structuredClone(match);
  alter(proof, played, seen);
  return check(proof, seen, played);
}
const blind = (played: Played) => (played.drawn = {});

test("an honest proof holds", async () => {
  expect(await found(() => {})).toEqual({ draws: 3, watched: 3, wrong: null, isWitness: true, isWhole: true, withheld: [] });
  expect(await found((_, played) => blind(played))).toMatchObject({ watched: 0, wrong: null });
});

test("draws that are left out are missed", async () => {
  expect((await found((proof) => (proof.draws = []))).wrong).toBe("seen");
  expect((await found((proof) => proof.draws.shift())).wrong).toBe("seen");
  expect((await found((proof) => proof.draws.pop())).wrong).toBe("match");
  expect((await found((proof) => proof.draws.splice(1, 1))).wrong).toBe("match");
  // A browser that saw none of them cannot know that the match does not go on from another one, but it knows that something is missing.
  expect(await found((proof, played) => [blind(played), (proof.draws = [])])).toMatchObject({ wrong: null, isWhole: false });
  expect(await found((proof, played) => [blind(played), proof.draws.shift()])).toMatchObject({ wrong: null, isWhole: false });
});

test("a server that says what it wants to have been drawn is not believed", async () => {
  const wanted: List = [["roll cc", 1]];
  // It even shows a match to go with it.
  const lie = (outcomes: List) => (proof: Proof, played: Played) => {
    proof.draws[1] = draw(2, outcomes);
    played.entries.find(({ step }) => step === 3)!.event = proof.draws[1]!.outcome;
    blind(played);
  };
  expect((await found(lie(wanted))).wrong).toBe("outcomes");
  expect((await found(lie(ROLLS.toReversed()))).wrong).toBe("outcomes");
  expect((await found(lie(ROLLS.slice(1)))).wrong).toBe("outcomes");
  expect((await found(lie(ROLLS.map(([text, weight], at) => [text, at ? weight : 1000])))).wrong).toBe("outcomes");
  expect((await found(lie([["roll 11", 0.5], ["roll 12", 0.5]]))).wrong).toBe("draws");
  // What was seen stays seen.
  expect((await found((proof, played) => {
    const { drawn } = played;
    lie(wanted)(proof, played);
    played.drawn = drawn;
  })).wrong).toBe("seen");
});

test("draws in another order, or of another match, are noticed", async () => {
  expect((await found((proof) => proof.draws.reverse())).wrong).toBe("match");
  expect((await found((proof) => ([proof.draws[0]!.outcome, proof.draws[1]!.outcome] = ["roll 11", "roll 12"]))).wrong).toBe("draws");
  expect((await found((proof) => (proof.draws[1] = draw(3)))).wrong).toBe("match");
  expect((await found((_, played) => (played.entries[0]!.event = "roll cc"))).wrong).toBe("match");
  expect((await found((_, played) => (played.drawn[3] = "roll cc"))).wrong).toBe("seen");
});

test("dice without the salt of this browser prove nothing to it", async () => {
  expect((await found((_proof, _played, seen) => (seen.promises = null))).wrong).toBe("not-asked");
  expect((await found((_proof, _played, seen) => (seen.salt = "other"))).wrong).toBe("my-salt");
  expect((await found((proof) => (proof.salts = ["", SALTS[1]!]))).wrong).toBe("my-salt");
  expect((await found((proof) => (proof.salts = [SALTS[0]!]))).wrong).toBe("salts");
  expect((await found((proof) => (proof.dice = 1))).wrong).toBe("promises-changed");
  expect((await found((proof) => (proof.promises = [sha(SALTS[0]!), ""])))).toMatchObject({ wrong: "salts" });
  expect((await found((proof) => (proof.commitment = sha("other")))).wrong).toBe("seal");
  expect((await found((_proof, _played, seen) => (seen.commitment = sha("other")))).wrong).toBe("seal-changed");
});

test("someone who only watched is told what that is worth", async () => {
  const { proof, played } = fair();
  expect(await check(proof, undefined, played)).toMatchObject({ wrong: null, isWitness: false });
});

test("what is hidden from a seat is no other outcome", async () => {
  const cards = CHANCES["mow"]!.find(({ taken }) => taken)!.list.map(([text, weight]): [string, number] => [`deal ${text}`, weight]);
  const match = fair([cards]);
  match.played.game = "mow";
  const told = (text: string) => found((_, played) => [(played.entries[0]!.event = text), (played.drawn[1] = text)], match);
  expect(await told("deal ?")).toMatchObject({ wrong: null, watched: 0 });
  expect((await told("draw ?")).wrong).toBe("match");
  // A pile has a number, and so has a seat.
  const pile = CHANCES["tic-tac-town"]!.find(({ verbs }) => verbs.includes("card"))!.list.map(([text, weight]): [string, number] => [`card ${text}`, weight]);
  const town = fair([pile]);
  town.played.game = "tic-tac-town";
  town.played.entries[0]!.event = town.played.drawn[1] = "card 1";
  expect(await found(() => {}, town)).toMatchObject({ wrong: null, watched: 0 });
});

test("what has been drawn is gone", () => {
  const draws = (...lists: [List, string][]) => lists.map(([outcomes, outcome], step) => ({ step, outcomes, outcome }));
  const tiles = (c: number, p: number, s: number, h: number): List => (["C", "P", "S", "H"] as const).map((kind, at): [string, number] => [`draw ${kind}`, [c, p, s, h][at]!]);
  // Each side has a supply of its own.
  const start = draws([tiles(6, 6, 6, 6), "draw C"], [tiles(5, 6, 6, 6), "draw H"], [tiles(6, 6, 6, 6), "draw P"], [tiles(5, 6, 6, 5), "draw S"], [tiles(6, 5, 6, 6), "draw C"]);
  expect(areByTheRules("tic-tac-moo", start)).toBe(true);
  expect(areByTheRules("tic-tac-moo", [...start, ...draws([tiles(5, 6, 6, 6), "draw C"])])).toBe(false);
  // A tile is exchanged for one of those that fit, and some other tile comes back.
  const fits: List = [["redraw P", 6], ["redraw H", 5]];
  expect(areByTheRules("tic-tac-moo", [...start, ...draws([fits, "redraw H"], [tiles(6, 6, 5, 4), "draw C"])])).toBe(true);
  expect(areByTheRules("tic-tac-moo", [...start, ...draws([fits, "redraw H"], [tiles(5, 6, 5, 4), "draw C"])])).toBe(false);
  expect(areByTheRules("tic-tac-moo", [...start, ...draws([[["redraw H", 4]], "redraw H"])])).toBe(false);
  // A tile with a daisy can lie in four directions.
  const bag = CHANCES["te-kuiti"]!.find(({ list }) => list.length === 25)!.list;
  const left = (taken: Record<string, number>) => bag.map(([text, weight]): [string, number] => [`tile ${text}`, weight - (taken[text] ?? 0)]);
  const field = draws([left({}), "tile Je"], [left({ Jn: 1, Je: 1, Js: 1, Jw: 1 }), "tile R"], [left({ Jn: 1, Je: 1, Js: 1, Jw: 1, R: 4 }), "tile R"]);
  expect(areByTheRules("te-kuiti", field)).toBe(true);
  expect(areByTheRules("te-kuiti", draws([left({}), "tile Je"], [left({ Je: 4 }), "tile R"]))).toBe(false);
  // What cannot be drawn was not drawn.
  expect(areByTheRules("te-kuiti", draws([left({}), "tile Rn"]))).toBe(false);
});

test("what is seen being drawn is kept until it is taken back, and after a gap it counts no more", () => {
  const nothing: Drawn = { table: "t", version: 3, events: {} };
  const chance = (step: number, event: string) => ({ step, event });
  const one = afterNews(nothing, { version: 4, steps: 2, entries: [chance(1, "roll 11"), { step: 2, seat: 1, event: "pass" }] });
  expect(one).toEqual({ table: "t", version: 4, events: { 1: "roll 11" } });
  const two = afterNews(afterNews(one, { version: 5, entries: [] }), { version: 6, steps: 4, entries: [{ step: 3, seat: 0, event: "a1" }, chance(4, "roll 12")] });
  expect(two.events).toEqual({ 1: "roll 11", 4: "roll 12" });
  expect(afterNews(two, { version: 7, steps: 2, entries: [] }).events).toEqual({ 1: "roll 11" });
  expect(afterNews(two, { version: 6, steps: 4, entries: [chance(4, "roll 55")] })).toBe(two);
  expect(afterNews(two, { version: 9, steps: 6, entries: [chance(6, "roll 13")] }).events).toEqual({ 6: "roll 13" });
  expect(afterTable(two, 6)).toBe(two);
  expect(afterTable(two, 8)).toEqual({ table: "t", version: 8, events: {} });
});
