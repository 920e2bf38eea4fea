// Which puzzle comes next, what a try does to a rating, and how others answered the puzzle of the day.
import type { DayPuzzle } from "./types";

/** The most that one puzzle changes a rating. */
const STEP = 48;

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

/** A move of a puzzle, and how many chose it. */
export interface Answered {
  move: string;
  /** What it is worth, if it got a closer look. */
  value: number | null;
  people: number;
  isOwn: boolean;
}

/** Moves that are listed, besides one's own. */
const LISTED = 3;

/** The best moves and one's own first answer, and how many chose any other. */
export function answersOf(moves: readonly { move: string; value: number }[], day: Pick<DayPuzzle, "answers" | "own"> | null): { listed: Answered[]; others: number } {
  const chose = new Map(day?.answers);
  const isListed = ({ move }: { move: string }, at: number) => at < LISTED || move === day?.own;
  const listed: { move: string; value: number | null }[] = moves.filter(isListed);
  if (day?.own && !listed.some(({ move }) => move === day.own)) listed.push({ move: day.own, value: null });
  const found = listed.map(({ move, value }) => ({ move, value, people: chose.get(move) ?? 0, isOwn: move === day?.own }));
  return { listed: found, others: peopleOf(day) - found.reduce((sum, { people }) => sum + people, 0) };
}

/** How many have answered. */
export const peopleOf = (day: Pick<DayPuzzle, "answers"> | null): number => day?.answers.reduce((sum, [, count]) => sum + count, 0) ?? 0;

/** The puzzle of the day as it will be once an answer is counted. */
export function counted(day: DayPuzzle, move: string): DayPuzzle {
  if (day.own) return day;
  const before = new Map(day.answers).get(move) ?? 0;
  return { ...day, own: move, answers: [...day.answers.filter(([one]) => one !== move), [move, before + 1]] };
}
