import { expect, test } from "@playwright/test";
import { recordOf, type Result } from "../../src/lib/record";

const result = (table: string, game: string, against: string, won: boolean): Result => ({ table, game, against, won });

test("a record counts what was played and won, by game and opponent", () => {
  const list = [result("1", "mow", "easy", true), result("2", "mow", "people", false), result("3", "mow", "easy", false), result("4", "kuhlorado", "easy", true)];
  expect(recordOf(list, "mow")).toEqual([
    { against: "easy", played: 2, won: 1 },
    { against: "people", played: 1, won: 0 },
  ]);
  expect(recordOf(list, "other")).toEqual([]);
});
