// Which puzzle comes next, which is today's, and what a try does to a rating.
import { GAMES } from "../generated/games";

/** The most that one puzzle changes a rating. */
const STEP = 48;
const DAY = 86_400_000;
/** Puzzles of a game that take turns as the puzzle of the day. More puzzles in a later version then change no day. */
const DAILY = 100;

/** The rating after a puzzle, by the formula that chess players know. */
export function rated(own: number, puzzle: number, isRight: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / 400));
  return Math.round(own + STEP * ((isRight ? 1 : 0) - expected));
}

/** Of the puzzles that `isSeen` does not know, the one nearest to a rating; none if all are known. */
export function nearest(ratings: readonly number[], own: number, isSeen: (number: number) => boolean): number | null {
  const fresh = ratings.map((_, number) => number).filter((number) => !isSeen(number));
  const off = (number: number) => Math.abs(ratings[number]! - own);
  return fresh.length ? fresh.reduce((best, number) => (off(number) < off(best) ? number : best)) : null;
}

/** The puzzle of a day, counted in UTC so that it is the same everywhere: games take turns. */
export function ofDay(lists: readonly { game: string; ratings: readonly number[] }[], now: number): { game: string; number: number } | null {
  const day = Math.floor(now / DAY);
  const filled = GAMES.flatMap(({ slug }) => lists.filter((list) => list.game === slug && list.ratings.length > 0));
  const list = filled[day % (filled.length || 1)];
  if (!list) return null;
  const count = Math.min(list.ratings.length, DAILY);
  // A step that shares no factor with the count visits every puzzle before one comes again.
  let step = 37;
  while (divides(step, count)) step += 1;
  return { game: list.game, number: (Math.floor(day / filled.length) * step) % count };
}

/** Whether two numbers share a factor. */
function divides(one: number, other: number): boolean {
  return other === 0 ? one > 1 : divides(other, one % other);
}
