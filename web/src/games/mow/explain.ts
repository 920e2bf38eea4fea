// Clauses of crates/cowbell-mow/RULES.md.
import type { Explain } from "../../lib/touch";
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

const OTHERS: Record<string, [string, string]> = { deck: ["deck", "MOW-23"], "aim.take": ["take", "MOW-40"], "aim.end": ["end", "MOW-54"] };

export default (({ piece, area }, scene) => {
  const isHerd = scene.areas.some((one) => one.id === area && one.kind === "track");
  if (area === "arrow") return scene.sides.length > 2 ? ["arrow", "MOW-24"] : ["arrow-herds", "MOW-61"];
  if (area.startsWith("shed")) return ["shed", "MOW-53"];
  const card = piece && readCow(piece.face, piece.label.args);
  if (card) return SPECIALS[card.kind] ?? [isHerd ? "joined" : "cow", "MOW-22"];
  if (isHerd) return ["stand", "MOW-22"];
  return area.startsWith("hand") ? ["hand", "MOW-53"] : (OTHERS[area] ?? null);
}) satisfies Explain;
