// A beat: one piece of news with the state after it, and how long it is shown.
import type { Entry, Live, Piece, Scene } from "./types";

export interface Beat {
  state: Live;
  entries: Entry[];
  /** How long it is shown, if that does not follow from its entries. */
  lasts?: number;
  /** What changes after it, if that calls for a pause: the key of a text of the game. */
  pause?: string;
}

/** How long beats are shown, in milliseconds at normal speed. */
const LASTS = { chance: 400, move: 600, roll: 500, mismatch: 1_200, cleared: 2_000 };
/** If at least this many pieces are removed at once, the board counts as cleared. */
const MANY = 3;

/** How long these entries are shown. Tiles that are turned face down again take longest, so that everyone sees them. */
export function lengthOf(entries: Entry[]): number {
  const changes = entries.flatMap((entry) => entry.changes);
  if (changes.some((change) => change.motion === "flip" && !change.face)) return LASTS.mismatch;
  if (changes.some((change) => change.motion === "roll")) return LASTS.roll;
  return entries.some((entry) => entry.seat !== undefined) ? LASTS.move : LASTS.chance;
}

/**
 * The pieces of a cleared board, as they were after the last move and before everything was removed. The rules end a
 * round in one step, but players want to see what ended it.
 */
export function beforeClearing(scene: Scene, entries: Entry[]): { pieces: Piece[]; lasts: number } | null {
  const changes = entries.flatMap((entry) => entry.changes);
  const cleared = new Set(changes.flatMap((change) => (change.motion === "remove" && change.from ? [change.from] : [])));
  if (cleared.size < MANY) return null;
  const lying = scene.pieces.filter((piece) => cleared.has(piece.at));
  const laid = laidBy(scene, entries).filter((piece) => cleared.has(piece.at));
  return { pieces: [...lying, ...laid], lasts: LASTS.cleared };
}

/** The table as the last move left it, with the new scores, before the rules prepared it for the next round. */
export function lastBoard(before: Scene, after: Scene, entries: Entry[]): Scene {
  const laid = laidBy(before, entries);
  const lying = before.pieces.filter((piece) => !laid.some((other) => other.at === piece.at));
  const sides = before.sides.map((side, seat) => ({ ...side, score: after.sides[seat]?.score ?? side.score }));
  return { ...before, sides, choices: [], buttons: [], pieces: [...lying, ...laid] };
}

/** The pieces that these entries placed, where they are now. */
function laidBy(scene: Scene, entries: Entry[]): Piece[] {
  return entries.flatMap((entry) => entry.changes).flatMap(({ motion, from, to }): Piece[] => {
    const moved = scene.pieces.find((piece) => piece.at === from);
    return motion === "place" && moved && to ? [{ ...moved, id: to, at: to, count: 1 }] : [];
  });
}
