// What happens between moves, in words: somebody asks to take back a move or to end the match, runs out of time, or is away.
import type { Table, What } from "./types";
import { t } from "./voice.svelte";

/** Tells what was asked or answered; empty for everything else that happens at a table. */
export function requestText(what: What, names: readonly string[], you: number | null): string {
  const say = (key: string, seat: number) => t(key, { name: names[seat] ?? "", who: seat === you ? "you" : "other" });
  switch (what.type) {
    case "asked":
      return say("asks-takeback", what.seat);
    case "allowed":
      return say("allowed", what.seat);
    case "declined":
      return say(`declined-${what.what}`, what.seat);
    case "took-back":
      return say("took-back", what.seat);
    case "offered":
      return what.seat === you ? "" : t("offered", { count: 1, names: names[what.seat] ?? "" });
    case "handed":
      return what.by === undefined ? "" : say("replaced", what.seat);
    case "left":
      return say("left", what.seat);
    case "out-of-time":
      return say("time-up", what.seat);
    default:
      return "";
  }
}

/** Whether this seat can ask to take back a move of its own: one at a time is asked about. */
export function canAskTakeback(table: Table, hasMoved: boolean): boolean {
  return table.you !== null && table.phase === "playing" && !table.seats[table.you]?.stand_in && !table.takeback && hasMoved;
}
