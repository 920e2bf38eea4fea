// Where the chosen tile can go. What the last tile of a turn is for, the prompt says itself.
import type { FindNext, Next } from "../../lib/next";

const ASKS = ["ttm-ask-start", "ttm-ask-first", "ttm-ask-alike"];

export default ((scene, ids): Next | null => {
  const tile = ids.length === 1 ? scene.pieces.find(({ id }) => id === ids[0]) : undefined;
  if (!tile || tile.at.length === 2 || !ASKS.includes(scene.ask.id)) return null;
  const one = { id: "ttm-the-tile", args: { species: tile.face } };
  const barn = scene.ask.args?.barn;
  return { ask: barn === undefined ? { id: "tic-tac-moo-next-start", args: { one } } : { id: "tic-tac-moo-next-space", args: { barn, one } } };
}) satisfies FindNext;
