// Clauses of crates/cowbell-mow/RULES.md.
import type { Explain } from "../../lib/explain";
import { readCow } from "./cowCard";

const SPECIALS: Record<string, [string, string]> = {
  A: ["acrobat", "MOW-32"],
  B: ["blocker", "MOW-31"],
  SL: ["slowpoke", "MOW-33"],
  CF: ["calf", "MOW-71"],
  TH: ["thin", "MOW-72"],
  DA: ["dairy", "MOW-73"],
  MD: ["mad", "MOW-74"],
};

export default (({ piece }) => {
  const card = piece && readCow(piece.face, piece.label.args);
  return card ? (SPECIALS[card.kind] ?? ["cow", "MOW-22"]) : null;
}) satisfies Explain;
