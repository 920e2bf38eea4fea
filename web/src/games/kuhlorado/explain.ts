// Clauses of crates/cowbell-kuhlorado/RULES.md.
import type { Explain } from "../../lib/explain";

export default (({ piece, place, area }) => {
  if (area === "dice") return ["die", "KUH-12"];
  if (place?.ground === "trough") return ["trough", "KUH-29"];
  if (piece) return ["mark", "KUH-15"];
  return place?.ground === "border" ? ["border", "KUH-28"] : ["cell", "KUH-16"];
}) satisfies Explain;
