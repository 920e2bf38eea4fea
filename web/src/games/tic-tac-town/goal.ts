// What is printed on Tic Tac Town's goal cards, parsed from name and pattern: `C04 R-B-G`, `S04 14, R`, `E05 a(R) + b = c(G)`.

import type { Colour } from "../../art/colour";
import type { Scene } from "../../generated/scene";

export type Goal =
  | { kind: "colours"; colours: Colour[] }
  | { kind: "sum"; sum: number; colour: Colour }
  | { kind: "equation"; op: string; colours: (Colour | null)[] };

/** The names that the texts give to the operations. */
const OPERATIONS: Record<string, string> = { "+": "plus", "-": "minus", "−": "minus", "*": "times", x: "times", "×": "times", "/": "over", ":": "over" };

/** Parses a card; null if it is face down. */
export function readGoal(face: string): Goal | null {
  const pattern = face.replace(/^\S+\s+/, "");
  if (/^[RBGY](-[RBGY]){2}$/.test(pattern)) return { kind: "colours", colours: pattern.split("-") as Colour[] };
  const sum = /^(\d+),\s*([RBGY])$/.exec(pattern);
  if (sum) return { kind: "sum", sum: Number(sum[1]), colour: sum[2] as Colour };
  const terms = /^a(?:\((.)\))?\s*(\S+)\s*b(?:\((.)\))?\s*=\s*c(?:\((.)\))?$/.exec(pattern);
  if (!terms) return null;
  const colours = [terms[1], terms[3], terms[4]].map((colour) => (colour ? (colour as Colour) : null));
  return { kind: "equation", op: OPERATIONS[terms[2]!] ?? "", colours };
}

/** Which round it is, of how many, and how many are left after it: every prompt says so. */
export function roundOf({ ask }: Scene): { round: number; rounds: number; left: number } {
  const number = (key: string) => (typeof ask.args?.[key] === "number" ? ask.args[key] : 0);
  return { round: number("round"), rounds: number("rounds"), left: number("left") };
}
