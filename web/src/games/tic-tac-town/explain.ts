// Clauses of crates/cowbell-tic-tac-town/RULES.md.
import type { Explain } from "../../lib/touch";
import { readGoal, roundOf } from "./goal";

const CARDS: Record<string, [string, string]> = { colours: ["colours", "TTT-30"], sum: ["sum", "TTT-31"], equation: ["equation", "TTT-32"] };

export default (({ piece, area }, scene) => {
  if (area === "board") return piece ? ["placed", "TTT-18"] : ["cell", "TTT-16"];
  if (area.startsWith("pile")) return ["pile", "TTT-24"];
  if (area.startsWith("done")) return ["done", "TTT-20"];
  if (area === "aim.points") return ["points", "TTT-37"];
  if (area === "aim.round") return ["round", "TTT-36", null, { label: { id: "tic-tac-town-aim-round", args: roundOf(scene) }, state: undefined }];
  if (area.startsWith("hand") && area !== `hand${scene.me}`) return ["backs", "TTT-9"];
  const card = CARDS[piece?.tags?.find((tag) => tag in CARDS) ?? ""];
  const lacks = piece?.tags?.find((tag) => tag.startsWith("lacks"));
  const goal = readGoal(piece?.face ?? "");
  if (card) return [...card, lacks ? { key: "aim-lacks", count: Number(lacks.slice(5)) } : null, null, goal?.kind === "equation" ? { op: goal.op } : undefined];
  return area.startsWith("hand") ? ["backs", "TTT-9"] : ["die", "TTT-16"];
}) satisfies Explain;
