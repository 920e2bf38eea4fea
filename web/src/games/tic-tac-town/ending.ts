import type { Ending } from "../../lib/ending";

export default {
  counts: ["ttt-points", "ttt-points-bonus"],
  why: () => ({ key: "rounds" }),
  breaks: { "ttt-effect-round": "round" },
} satisfies Ending;
