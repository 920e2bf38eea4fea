import type { Ending } from "../../lib/ending";

export default {
  counts: ["ttt-points", "ttt-points-bonus"],
  why: () => ({ key: "rounds" }),
  breaks: { "ttt-effect-round": "round" },
  end: { says: "ttt-effect-over", alone: ["ttt-log-result", "ttt-log-place"] },
} satisfies Ending;
