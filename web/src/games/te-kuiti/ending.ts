import type { Ending } from "../../lib/ending";

export default {
  counts: ["tek-row-enclosed", "tek-row-taken", "tek-row-before", "tek-row-gone"],
  why: (scene) => {
    const field = scene.areas.find((area) => area.id === "field")?.places.map((place) => place.id) ?? [];
    const tiles = scene.pieces.filter((piece) => field.includes(piece.at));
    const enclosed = new Set((scene.groups ?? []).filter((group) => group.kind === "enclosed").flatMap((group) => group.at));
    if (tiles.length === 0) return null;
    if (!scene.pieces.some((piece) => piece.at === "stock")) return { key: "fences" };
    if (tiles.every((tile) => enclosed.has(tile.at))) return { key: "enclosed" };
    // Alone, nobody has a last turn: the result says what there is to say.
    return scene.sides.length > 1 ? { key: "seen" } : null;
  },
  breaks: { "tek-log-round": "round", "tek-log-final": "final" },
} satisfies Ending;
