import { expect, test } from "@playwright/test";
import ending from "../../src/games/mow/ending";
import { follow } from "../../src/games/mow/around";
import { tally } from "../../src/lib/tally";
import type { Text } from "../../src/lib/types";

test("the arrow leads round the table in both directions", () => {
  expect([0, 1, 2, 3].map((seat) => follow(seat, 4, true))).toEqual([1, 2, 3, 0]);
  expect([0, 1, 2, 3].map((seat) => follow(seat, 4, false))).toEqual([3, 0, 1, 2]);
});

test("the end of a round is a table between two sentences", () => {
  const scored = (seat: number, flies: number, hand: number, total: number): Text => ({ id: "mow-log-scored", args: { seat: { seat }, flies, hand, total } });
  const [taken, over, next]: Text[] = [{ id: "mow-log-take" }, { id: "mow-log-round" }, { id: "mow-log-next" }];
  const told = [over!, scored(0, 29, 1, 41), scored(1, 8, 0, 8), next!].reduce((first, then): Text => ({ id: "mow-then", args: { first, then } }), taken!);
  expect(tally([told], ending.tally)).toEqual({ before: [taken, over], rows: [{ seat: 0, cells: [12, 28, 1, 41] }, { seat: 1, cells: [0, 8, 0, 8] }], after: [next] });
  expect(tally([taken!], ending.tally), "without points there is no table").toEqual({ before: [taken], rows: [], after: [] });
});
