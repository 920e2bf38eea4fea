import { expect, test } from "@playwright/test";
import type { Live, Reason } from "../../src/lib/types";
import { endOf } from "../../src/lib/verdict";

test("the end of a replay says how the match ended, by its rules or before; a record that stops says nothing", () => {
  const end = (turn: Live["scene"]["turn"], reason?: Reason) => endOf({ over: reason && { reason, standing: null, seed: null }, scene: { turn, ask: { id: "ask" } } as Live["scene"] }, (text) => text.id);
  expect(end("over", "rules")).toBe("ask");
  expect(end("over", "imported")).toBe("ask");
  expect(end({ seat: 0 }, { resigned: 1 })).toBe("web-over-resigned");
  expect(end({ seat: 0 }, "imported")).toBe("");
  expect(end({ seat: 0 })).toBe("");
});
