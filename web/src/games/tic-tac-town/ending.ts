import type { Ending } from "../../lib/ending";

export default {
  counts: ["ttt-points", "ttt-points-bonus"],
  why: () => ({ key: "rounds" }),
  roundWhy: (scene) => (scene.pieces.some((piece) => piece.kind === "die" && piece.at.startsWith("pool")) ? "full" : "dice"),
  breaks: { "ttt-effect-round": "round" },
  end: { says: "ttt-effect-over", alone: ["ttt-log-result", "ttt-log-place"] },
} satisfies Ending;
