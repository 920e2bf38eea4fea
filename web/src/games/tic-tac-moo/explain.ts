// Clauses of crates/cowbell-tic-tac-moo/RULES.md.
import type { Explain } from "../../lib/touch";

export default (({ piece, place, area }) => {
  if (area.startsWith("barn")) return ["barn", "TTM-22"];
  if (area.startsWith("hand")) return ["hand", "TTM-20"];
  if (area.startsWith("start")) return ["start", "TTM-12"];
  if (area.startsWith("supply")) return ["supply", "TTM-60"];
  if (area.startsWith("taken") || area === "aim.collected") return ["taken", "TTM-52"];
  if (area === "aim.field") return ["field", "TTM-51"];
  if (piece) return ["tile", "TTM-30"];
  return place?.owner === undefined ? ["ring", "TTM-21"] : ["field", "TTM-51"];
}) satisfies Explain;
