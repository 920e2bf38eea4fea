import type { Ending } from "../../lib/ending";
import type { Scene } from "../../lib/types";

const ANIMALS = ["cows", "pigs", "sheep", "hens"];

/** Whether a space is in a field that is full, with at least two of each. */
function isInFullField(space: string, { sides }: Scene): boolean {
  const rows = sides.flatMap((side) => side.rows).filter((row) => row.label.id === "ttm-row-field" && row.value === row.goal && ANIMALS.every((key) => Number(row.label.args?.[key]) > 1));
  return rows.some((row) => {
    const [corner, cell] = [String(row.label.args?.cell), space].map((name) => [name.charCodeAt(0), name.charCodeAt(1)] as const);
    return [0, 1].every((axis) => cell![axis]! >= corner![axis]! && cell![axis]! <= corner![axis]! + 2);
  });
}

export default {
  counts: ["ttm-row-collected"],
  // The sentence of a win says why; only a match without tiles to lay can be drawn.
  why: (scene) => (scene.ask.id === "ask-draw" ? { key: "even" } : null),
  // A turn is two tiles, and the first may decide.
  decides: ({ text }, scene) => {
    if (scene.ask.id === "ttm-over-collected") return text.id === "ttm-log-collected";
    return scene.ask.id !== "ttm-over-field" || isInFullField(String(text.args?.cell), scene);
  },
} satisfies Ending;
