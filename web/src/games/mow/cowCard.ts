// What is printed on MOW's cow cards. Most of it is in their notation: `7.2`, `A7`, `B16y`, `SL`; a number or flies missing
// there are in the name of the card.

import type { Text } from "../../generated/scene";

export type CowCard = { kind: string; number: string; flies: number; packet: "green" | "yellow" };

/** Parses a card; null if it is face down. */
export function readCow(face: string, name: Text["args"] = {}): CowCard | null {
  const plain = /^(\d+)\.(\d)$/.exec(face);
  if (plain) return { kind: "", number: plain[1]!, flies: Number(plain[2]), packet: "green" };
  const special = /^(SL|CF|TH|DA|MD|[AB])(\d*)(y?)/.exec(face);
  if (!special) return null;
  const [, kind = "", number = "", yellow] = special;
  const packet = yellow || ["CF", "TH", "DA", "MD"].includes(kind) ? "yellow" : "green";
  // A slowpoke or a calf has no number until it is in a herd.
  const printed = kind === "SL" || kind === "CF" ? "" : String(name.number ?? "");
  return { kind, number: number || printed, flies: Number(name.flies ?? 0), packet };
}
