// Clauses of crates/cowbell-te-kuiti/RULES.md.
import type { Explain } from "../../lib/touch";

const HEAPS: Record<string, [string, string]> = {
  stock: ["stock", "TEK-35"],
  taken: ["taken", "TEK-40"],
  removed: ["removed", "TEK-28"],
  "aim.round": ["round", "TEK-9"],
  "aim.enclosed": ["score", "TEK-40"],
  "aim.taken": ["taken", "TEK-40"],
  "aim.gone": ["gone", "TEK-50"],
  "aim.open": ["final", "TEK-29"],
};
const ALONE: Record<string, [string, string]> = { stock: ["stock-alone", "TEK-57"], removed: ["gone", "TEK-50"], taken: ["gone", "TEK-50"] };

export default (({ piece, place, area }, scene) => {
  const isAlone = scene.sides.length === 1;
  const heap = (isAlone && ALONE[area]) || HEAPS[area];
  if (heap) return heap;
  if (area === "edges") return piece ? ["fence", "TEK-14"] : ["edge", "TEK-12"];
  if (!piece) return ["gap", "TEK-17"];
  if (scene.groups?.some((group) => group.kind === "enclosed" && group.at.includes(place?.id ?? ""))) return ["enclosed", "TEK-16"];
  if (scene.groups?.some((group) => group.kind === "pair" && group.at.includes(place?.id ?? ""))) return ["pair", "TEK-31"];
  if (piece.face.startsWith("R")) return isAlone ? ["ram-alone", "TEK-56"] : ["ram", "TEK-23"];
  if (piece.face.startsWith("H")) return ["shepherd", isAlone ? "TEK-56" : "TEK-25"];
  if (piece.face) return isAlone ? ["sheep-alone", "TEK-55"] : ["sheep", "TEK-21"];
  return isAlone ? ["tile-alone", "TEK-52"] : ["tile", "TEK-20"];
}) satisfies Explain;
