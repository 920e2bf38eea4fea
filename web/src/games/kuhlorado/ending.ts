import type { Ending } from "../../lib/ending";

export default {
  counts: ["kuh-row-meadows", "kuh-row-troughs", "kuh-row-areas", "kuh-row-interim"],
  why: (scene) => {
    const left = scene.areas.find((area) => area.id === "sheet")?.label.args ?? {};
    return left.cows === 0 ? { key: "cows" } : { key: "numbers", args: { count: Number(left.numbers ?? 0) } };
  },
  end: { says: "kuh-ends", alone: ["kuh-log-scored", "kuh-log-marked"] },
} satisfies Ending;
