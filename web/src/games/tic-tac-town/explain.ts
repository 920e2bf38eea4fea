// Clauses of crates/cowbell-tic-tac-town/RULES.md.
import type { Explain } from "../../lib/touch";

const CARDS: Record<string, [string, string]> = { colours: ["colours", "TTT-30"], sum: ["sum", "TTT-31"], equation: ["equation", "TTT-32"] };

export default (({ piece, area }, scene) => {
  if (area === "board") return piece ? ["placed", "TTT-18"] : ["cell", "TTT-16"];
  if (area.startsWith("pile")) return ["pile", "TTT-24"];
  if (area.startsWith("done")) return ["done", "TTT-20"];
  if (area === "aim.points") return ["points", "TTT-37"];
  if (area.startsWith("hand") && area !== `hand${scene.me}`) return ["backs", "TTT-9"];
  const card = CARDS[piece?.tags?.find((tag) => tag in CARDS) ?? ""];
  const lacks = piece?.tags?.find((tag) => tag.startsWith("lacks"));
  if (card) return lacks ? [...card, { key: "aim-lacks", count: Number(lacks.slice(5)) }] : card;
  return area.startsWith("hand") ? ["backs", "TTT-9"] : ["die", "TTT-16"];
}) satisfies Explain;
