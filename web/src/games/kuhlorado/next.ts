// The second of two spaces: which one goes with the first, and whether the first may stay alone.
import type { FindNext, Next } from "../../lib/next";
import { jumps, pairs } from "./pairs";

export default ((scene, ids): Next | null => {
  const [first] = ids;
  const found = ids.length === 1 ? pairs(scene, ids) : [];
  if (first === undefined || found.length === 0) return null;
  if (jumps(scene, ids).length === 0) return { ask: { id: "kuhlorado-next-cow", args: { cell: first } } };
  const partner = found[0]!.find((id) => id !== first);
  const face = scene.areas.flatMap(({ places }) => places).find(({ id }) => id === partner)?.print ?? "";
  return { ask: { id: "kuhlorado-next-pair", args: { cell: first, count: found.length, face } }, alone: { id: "kuhlorado-next-alone", args: { cell: first } } };
}) satisfies FindNext;
