import type { Ending } from "../../lib/ending";

export default {
  counts: ["mow-row-round"],
  why: (scene) => {
    const goal = scene.sides[0]?.rows.find((row) => row.label.id === "mow-row-total")?.goal ?? 0;
    const most = scene.sides.toSorted((one, two) => two.score - one.score)[0];
    return most && most.score >= goal ? { key: "flies", seat: most.seat, args: { flies: most.score, goal } } : null;
  },
  breaks: { "mow-log-round": "round" },
  tally: {
    row: "mow-log-scored",
    columns: [
      ["aim-before", ({ flies = 0, total = 0 }) => total - flies],
      ["aim-herds", ({ flies = 0, hand = 0 }) => flies - hand],
      ["aim-hand", ({ hand = 0 }) => hand],
      ["aim-total", ({ total = 0 }) => total],
    ],
  },
} satisfies Ending;
