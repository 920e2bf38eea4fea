// What is printed on MOW's cow cards, read from their notation: `7.2`, `A7`, `B16y`, `SL`.

export type CowCard = { kind: string; number: string; flies: number; packet: "green" | "yellow" };

// The thin and the dairy cow stand by a number of their own; the mad cow takes the place of an eight.
const printed: Record<string, string> = { TH: "4", DA: "12", MD: "8" };

/** Reads a card; null for one that lies face down. */
export function readCow(face: string): CowCard | null {
  const plain = /^(\d+)\.(\d)$/.exec(face);
  if (plain) return { kind: "", number: plain[1]!, flies: Number(plain[2]), packet: "green" };
  const special = /^(SL|CF|TH|DA|MD|[AB])(\d*)(y?)/.exec(face);
  if (!special) return null;
  const [, kind = "", number = "", yellow] = special;
  const packet = yellow || ["CF", "TH", "DA", "MD"].includes(kind) ? "yellow" : "green";
  return { kind, number: number || (printed[kind] ?? ""), flies: 5, packet };
}
