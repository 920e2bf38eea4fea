// Clauses of crates/cowbell-kuhlorado/RULES.md.
import type { Explain } from "../../lib/touch";

const FACTS: Record<string, [string, string]> = {
  "aim.left": ["left", "KUH-24"],
  "aim.areas": ["area", "KUH-31"],
  "aim.doubles": ["doubles", "KUH-33"],
  "aim.meadows": ["border", "KUH-28"],
  "aim.troughs": ["trough", "KUH-29"],
  "aim.interim": ["doubles", "KUH-33"],
  "aim.cows": ["doubles", "KUH-33"],
};

export default (({ piece, place, group, area }) => {
  if (area in FACTS) return FACTS[area]!;
  if (area === "dice") return ["die", "KUH-12"];
  if (group) return group.kind === "trough" ? ["trough", "KUH-29"] : group.kind === "meadow" ? ["border", "KUH-28"] : ["area", "KUH-31"];
  if (place?.ground === "trough") return ["trough", "KUH-29"];
  if (piece) return ["mark", "KUH-15"];
  return place?.ground === "border" ? ["border", "KUH-28"] : ["cell", "KUH-16"];
}) satisfies Explain;
