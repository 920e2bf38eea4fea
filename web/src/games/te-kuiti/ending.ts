import type { Ending } from "../../lib/ending";
import type { Scene } from "../../lib/types";

/** What has run out. */
function ended(scene: Scene): { key: string } | null {
  const field = scene.areas.find((area) => area.id === "field")?.places.map((place) => place.id) ?? [];
  const tiles = scene.pieces.filter((piece) => field.includes(piece.at));
  const enclosed = new Set((scene.groups ?? []).filter((group) => group.kind === "enclosed").flatMap((group) => group.at));
  if (tiles.length === 0) return null;
  if (!scene.pieces.some((piece) => piece.at === "stock")) return { key: "fences" };
  return tiles.every((tile) => enclosed.has(tile.at)) ? { key: "enclosed" } : { key: "seen" };
}

export default {
  counts: ["tek-row-enclosed", "tek-row-taken", "tek-row-before", "tek-row-gone"],
  why: (scene) => {
    const found = ended(scene);
    // Alone, nobody has a last turn: the result says what there is to say.
    return found?.key === "seen" && scene.sides.length < 2 ? null : found;
  },
  roundWhy: (scene) => ended(scene)?.key ?? null,
  standing: "tek-log-points",
  breaks: { "tek-log-round": "round", "tek-log-final": "final" },
} satisfies Ending;
