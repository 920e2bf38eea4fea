// A beat: one piece of news with the state after it, and how long it is looked at.
import type { Entry, Live, Piece, Scene } from "./types";

export interface Beat {
  state: Live;
  entries: Entry[];
  /** Where it is not to be told by what happens in it. */
  lasts?: number;
}

/** In milliseconds at normal speed. */
const LASTS = { chance: 400, move: 600, roll: 500, mismatch: 1_200, cleared: 2_000 };
/** From so many things taken away at once on, the board is cleared. */
const MANY = 3;

/** How long this is looked at. Tiles that are turned down again take longest: everybody must have seen them. */
export function lengthOf(entries: Entry[]): number {
  const changes = entries.flatMap((entry) => entry.changes);
  if (changes.some((change) => change.motion === "flip" && !change.face)) return LASTS.mismatch;
  if (changes.some((change) => change.motion === "roll")) return LASTS.roll;
  return entries.some((entry) => entry.seat !== undefined) ? LASTS.move : LASTS.chance;
}

/**
 * The board that was cleared at once: as it lay after the last move and before everything was taken away. The rules end a
 * round in one step; people want to see what ended it.
 */
export function beforeClearing(scene: Scene, entries: Entry[]): { pieces: Piece[]; lasts: number } | null {
  const changes = entries.flatMap((entry) => entry.changes);
  const cleared = new Set(changes.flatMap((change) => (change.motion === "remove" && change.from ? [change.from] : [])));
  if (cleared.size < MANY) return null;
  const lying = scene.pieces.filter((piece) => cleared.has(piece.at));
  const laid = changes.flatMap(({ motion, from, to }): Piece[] => {
    const moved = scene.pieces.find((piece) => piece.at === from);
    return motion === "place" && moved && to && cleared.has(to) ? [{ ...moved, id: to, at: to }] : [];
  });
  return { pieces: [...lying, ...laid], lasts: LASTS.cleared };
}
