// A beat: one piece of news with the state after it, and how long it is looked at.
import type { Entry, Live } from "./types";

export interface Beat {
  state: Live;
  entries: Entry[];
}

/** In milliseconds at normal speed. */
const LASTS = { chance: 400, move: 600, roll: 500, mismatch: 1_200 };

/** How long this is looked at. Tiles that are turned down again take longest: everybody must have seen them. */
export function lengthOf(entries: Entry[]): number {
  const changes = entries.flatMap((entry) => entry.changes);
  if (changes.some((change) => change.motion === "flip" && !change.face)) return LASTS.mismatch;
  if (changes.some((change) => change.motion === "roll")) return LASTS.roll;
  return entries.some((entry) => entry.seat !== undefined) ? LASTS.move : LASTS.chance;
}
