// Clauses of crates/cowbell-tic-tac-town/RULES.md.
import type { Explain } from "../../lib/explain";

const CARDS: Record<string, [string, string]> = { colours: ["colours", "TTT-30"], sum: ["sum", "TTT-31"], equation: ["equation", "TTT-32"] };

export default (({ piece, area }) => {
  if (area === "board") return piece ? ["placed", "TTT-18"] : ["cell", "TTT-16"];
  if (area.startsWith("pile")) return ["pile", "TTT-24"];
  return CARDS[piece?.tags?.find((tag) => tag in CARDS) ?? ""] ?? ["die", "TTT-16"];
}) satisfies Explain;
