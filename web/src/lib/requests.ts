// What happens between moves, in words: someone asks to take back a move or to end the match, runs out of time, or is away.
import type { Table, What } from "./types";
import { listed, t } from "./voice.svelte";

/** Tells what was asked or answered; empty for everything else that happens at a table. */
export function requestText(what: What, table: Table, names: readonly string[]): string {
  const { you } = table;
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
      return what.seat === you ? ownOffer(table, names) : t("offered", { count: 1, names: names[what.seat] ?? "" });
    case "handed":
      if (what.late) return say("time-up", what.seat);
      return what.by === undefined ? "" : say("replaced", what.seat);
    case "left":
      return say("left", what.seat);
    case "out-of-time":
      return say("time-up", what.seat);
    default:
      return "";
  }
}

/** Whether this seat can ask for anything now: one takeback at a time is asked about. */
export function canAskTakeback(table: Table): boolean {
  return table.you !== null && table.phase === "playing" && !table.seats[table.you]?.stand_in && !table.takeback;
}

/** That this seat has offered to end the match, and who has not answered yet. */
export function ownOffer(table: Table, names: readonly string[]): string {
  const isAsked = (seat: number) => !table.offers.includes(seat) && isPlayed(table, seat);
  return t("offered-own", { names: listed(names.filter((_, seat) => seat !== table.you && isAsked(seat))) });
}

/** Whether a person plays this seat now. */
const isPlayed = (table: Table, seat: number): boolean => {
  const info = table.seats[seat];
  return !!info?.player && "human" in info.player && !info.stand_in;
};
