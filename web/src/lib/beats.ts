// A beat: one piece of news with the state after it, and how long it is shown.
import type { Entry, Live, Piece, Scene } from "./types";

export interface Beat {
  state: Live;
  entries: Entry[];
  /** How long it is shown, if that does not follow from its entries. */
  lasts?: number;
  /** What changes after it, if that calls for a pause: the key of a text of the game. */
  pause?: string;
  /** Whether it prepares a new board, so that nothing on it is news. */
  isFresh?: boolean;
}

/** How long beats are shown, in milliseconds at normal speed. */
const LASTS = { chance: 600, word: 600, move: 900, roll: 900, own: 450, turned: 1_000, gain: 1_200, shown: 1_800, mismatch: 2_400, taken: 2_400, cleared: 2_000 };
/** If at least this many pieces are removed at once, the board counts as cleared. */
const MANY = 3;

/** Whether someone only takes what lies there: nothing is laid that would show who it was. */
export const isTaking = ({ seat, changes }: Entry): boolean =>
  seat !== undefined && changes.some((change) => change.motion === "collect") && changes.every((change) => change.motion === "collect" || change.motion === "remove");

/** How long these entries are shown. Tiles that are turned face down again take longest, so that everyone sees them. */
export function lengthOf(entries: Entry[]): number {
  const changes = entries.flatMap((entry) => entry.changes);
  if (changes.some((change) => change.motion === "flip" && !change.face)) return LASTS.mismatch;
  if (changes.some((change) => change.motion === "show")) return LASTS.shown;
  if (entries.some(isTaking)) return LASTS.taken;
  if (changes.some((change) => change.motion === "collect")) return LASTS.gain;
  if (changes.some((change) => change.motion === "roll")) return LASTS.roll;
  // A tile may leave the table as soon as it has been seen.
  if (changes.some((change) => change.motion === "flip")) return LASTS.turned;
  if (!entries.some((entry) => entry.seat !== undefined)) return LASTS.chance;
  // What changes nothing on the table is only said.
  return changes.length > 0 ? LASTS.move : LASTS.word;
}

/**
 * A move and the dice that are rolled after it, as two beats: who marks a space has done so before the next player rolls. While the
 * move is shown, the dice lie as before, and nothing can be chosen. `isOwn` says whether a seat is played on this screen.
 */
export function beforeRolling(before: Scene, beat: Beat, isOwn: (seat: number) => boolean): Beat[] {
  const first = beat.entries.findIndex((entry) => entry.seat === undefined && entry.changes.some((change) => change.motion === "roll"));
  const moves = beat.entries.slice(0, first);
  const { scene, turn } = beat.state;
  const isNext = typeof turn === "object" && isOwn(turn.seat);
  if (first === 0 && isNext) return [{ ...beat, lasts: LASTS.own }];
  if (first < 1 || !moves.some((entry) => entry.changes.length > 0)) return [beat];
  const rolled = new Set(beat.entries.slice(first).flatMap((entry) => entry.changes.map((change) => change.to)));
  const pieces = [...scene.pieces.filter((piece) => !rolled.has(piece.at)), ...before.pieces.filter((piece) => rolled.has(piece.at))];
  const still: Scene = { ...scene, turn: before.turn, phase: before.phase, ask: before.ask, choices: [], buttons: [], pieces };
  return [
    { state: { ...beat.state, scene: still }, entries: moves },
    { ...beat, entries: beat.entries.slice(first), ...(isNext && { lasts: LASTS.own }) },
  ];
}

/**
 * The pieces of a cleared board, as they were after the last move and before everything was removed. The rules end a
 * round in one step, but players want to see what ended it.
 */
export function beforeClearing(scene: Scene, entries: Entry[]): { pieces: Piece[]; lasts: number } | null {
  const changes = entries.flatMap((entry) => entry.changes);
  const cleared = new Set(changes.flatMap((change) => (change.motion === "remove" && change.from ? [change.from] : [])));
  if (cleared.size < MANY) return null;
  return { pieces: afterLaying(scene, entries).filter((piece) => cleared.has(piece.at)), lasts: LASTS.cleared };
}

/**
 * The table as the last move left it, with the new scores, before the rules prepared it for the next round. What was
 * collected is already with its owner; nobody is to move.
 */
export function lastBoard(before: Scene, after: Scene, entries: Entry[]): Scene {
  const sides = before.sides.map((side, seat) => ({ ...side, score: after.sides[seat]?.score ?? side.score }));
  const collected = entries.flatMap((entry) => entry.changes).filter((change) => change.motion === "collect");
  const gained = after.pieces.filter(({ id, at }) => collected.some((change) => change.to === at) && !before.pieces.some((piece) => piece.id === id));
  const isGone = entries.some(isTaking);
  const taken = new Set(collected.flatMap(({ from, to }) => (isGone || gained.some((piece) => piece.at === to) ? (from ?? []) : [])));
  const lying = afterLaying(before, entries).filter((piece) => !taken.has(piece.at));
  return { ...before, turn: "chance", sides, choices: [], buttons: [], pieces: [...lying, ...gained] };
}

/** At the end of a match whose last move took everything from the board: the scene with what lay there, which is something to look at. */
export function withLastBoard(before: Scene, after: Scene): Scene {
  const board = after.areas.toSorted((one, two) => two.places.length - one.places.length)[0];
  const places = new Set(board?.places.map((place) => place.id));
  const lying = (scene: Scene) => scene.pieces.filter((piece) => places.has(piece.at));
  if (lying(after).length > 0) return after;
  const areas = after.areas.map((area) => (area.id === board?.id ? (before.areas.find(({ id }) => id === area.id) ?? area) : area));
  return { ...after, areas, pieces: [...after.pieces, ...lying(before)] };
}

/** All pieces after these entries have placed some of them. */
export function afterLaying(scene: Scene, entries: Entry[]): Piece[] {
  let pieces = scene.pieces;
  for (const { motion, from, to } of entries.flatMap((entry) => entry.changes)) {
    const moved = pieces.find((piece) => piece.at === from);
    if (motion !== "place" || !moved || !to) continue;
    const left = (moved.count ?? 1) - 1;
    const others = pieces.filter((piece) => piece !== moved && piece.at !== to);
    pieces = [...others, ...(left > 0 ? [{ ...moved, count: left }] : []), { ...moved, id: to, at: to, count: 1 }];
  }
  return pieces;
}
