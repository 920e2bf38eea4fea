// Clauses of crates/cowbell-te-kuiti/RULES.md.
import type { Explain } from "../../lib/explain";

export default (({ piece, place, area }, scene) => {
  if (area === "edges") return piece ? ["fence", "TEK-14"] : ["edge", "TEK-12"];
  if (!piece) return ["gap", "TEK-17"];
  if (scene.groups?.some((group) => group.kind === "enclosed" && group.at.includes(place?.id ?? ""))) return ["enclosed", "TEK-16"];
  if (piece.face.startsWith("R")) return ["ram", "TEK-23"];
  if (piece.face.startsWith("H")) return ["shepherd", "TEK-25"];
  return piece.face ? ["sheep", "TEK-21"] : ["tile", "TEK-20"];
}) satisfies Explain;
