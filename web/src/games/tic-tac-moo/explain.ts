// Clauses of crates/cowbell-tic-tac-moo/RULES.md.
import type { Scene, Text } from "../../lib/types";
import type { Explain, Found } from "../../lib/touch";

/** What a fact in the strip says about a field: its animals, and what it still needs. */
function field(scene: Scene, cell: string): Found {
  const rows = scene.sides.flatMap((side) => side.rows);
  const label = rows.map((row) => row.label).find(({ id, args }) => id === "ttm-row-field" && args?.cell === cell);
  return ["field", "TTM-51", null, label && { label, state: label.args?.state as Text | undefined }];
}

export default (({ piece, place, area }, scene) => {
  const isTheirs = scene.me !== null && !area.endsWith(String(scene.me));
  if (area.startsWith("barn")) return [isTheirs ? "barn-theirs" : "barn", "TTM-22"];
  if (area.startsWith("hand")) return [isTheirs ? "hand-theirs" : "hand", "TTM-20"];
  if (area.startsWith("start")) return ["start", "TTM-12"];
  if (area.startsWith("supply")) return ["supply", "TTM-60"];
  if (area.startsWith("taken") || area === "aim.collected") return ["taken", "TTM-52"];
  if (area.startsWith("aim.field")) return field(scene, area.slice("aim.field.".length));
  if (piece) return ["tile", "TTM-30"];
  return place?.owner === undefined ? ["ring", "TTM-21"] : ["field", "TTM-51"];
}) satisfies Explain;
