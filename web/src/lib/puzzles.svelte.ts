// What this browser remembers about puzzles: a rating for each game, which were seen, and the streak.
import { nearest, rated } from "./puzzle";
import { keep, read } from "./settings.svelte";

interface Saved {
  ratings: Record<string, number>;
  /** `game/number` of every puzzle that was tried. */
  seen: string[];
  /** Those of them that were solved at the first try. */
  solved: string[];
  streak: number;
  longest: number;
}

const KEY = "cowbell.puzzles";
const FIRST = 1000;

export const progress = $state<Saved>({ ratings: {}, seen: [], solved: [], streak: 0, longest: 0, ...read(KEY, {}) });

/** How well this player solves the puzzles of a game. */
export const ratingOf = (game: string): number => progress.ratings[game] ?? FIRST;

/** Notes the first try at a puzzle, and says whether this was it; later ones count for nothing. */
export function note(game: string, number: number, puzzle: number, isRight: boolean): boolean {
  const id = `${game}/${number}`;
  if (progress.seen.includes(id)) return false;
  progress.seen.push(id);
  if (isRight) progress.solved.push(id);
  progress.ratings[game] = rated(ratingOf(game), puzzle, isRight);
  progress.streak = isRight ? progress.streak + 1 : 0;
  progress.longest = Math.max(progress.longest, progress.streak);
  keep(KEY, progress);
  return true;
}

/** Whether the first try at a puzzle was right. */
export const solved = (game: string, number: number): boolean => progress.solved.includes(`${game}/${number}`);

/** The puzzle that comes next: the nearest one not seen yet; when all are seen, the one after this. */
export function nextOf(game: string, ratings: readonly number[], current: number | null): number {
  const isSeen = (number: number) => number === current || progress.seen.includes(`${game}/${number}`);
  return nearest(ratings, ratingOf(game), isSeen) ?? ((current ?? -1) + 1) % ratings.length;
}
