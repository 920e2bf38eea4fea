import { expect, test } from "@playwright/test";
import { lengthOf } from "../../src/lib/beats";
import type { Change, Entry } from "../../src/lib/types";

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
