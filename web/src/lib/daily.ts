// The match of the day in numbers: how many had which result, where one's own is, and what bots reach.
import type { DayMatch } from "./types";

/** Results that are shown together. */
export interface ResultRange {
  from: number;
  to: number;
  players: number;
  bots: number;
  isOwn: boolean;
}

/** How many results share a row. */
const WIDTH = 5;

/** The first and last result in the row of a result. Won and lost matches are apart, and 0 has a row of its own. */
function rangeOf(result: number): [number, number] {
  const far = Math.ceil(Math.abs(result) / WIDTH) * WIDTH;
  if (result === 0) return [0, 0];
  return result > 0 ? [far - WIDTH + 1, far] : [-far, -far + WIDTH - 1];
}

/** All results in rows, the best first, without gaps between the best and the worst. */
export function rowsOf(match: Pick<DayMatch, "results" | "bots">, own: number | null): ResultRange[] {
  const bots = match.bots.flatMap((bot) => bot.results);
  const all = [...match.results.map(([result]) => result), ...bots, ...(own === null ? [] : [own])];
  if (all.length === 0) return [];
  const rows: ResultRange[] = [];
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  for (let [from, to] = rangeOf(highest); to >= lowest; [from, to] = rangeOf(from - 1)) {
    const isIn = (result: number) => result >= from && result <= to;
    const players = match.results.reduce((sum, [result, count]) => sum + (isIn(result) ? count : 0), 0);
    rows.push({ from, to, players, bots: bots.filter(isIn).length, isOwn: own !== null && isIn(own) });
  }
  return rows;
}

/** How many have finished the match. */
export const playersOf = (match: Pick<DayMatch, "results">): number => match.results.reduce((sum, [, count]) => sum + count, 0);

/** The share of the others who did worse than this result, which is counted too; none if there are no others. */
export function betterThan(match: Pick<DayMatch, "results">, own: number): number | null {
  const others = playersOf(match) - 1;
  return others > 0 ? match.results.reduce((sum, [result, count]) => sum + (result < own ? count : 0), 0) / others : null;
}

/** The result in the middle of a bot's tries, which are in order. */
export const middleOf = (results: readonly number[]): number | null => results[Math.floor(results.length / 2)] ?? null;

/** What to reach where everyone plays alone: the usual result of the strongest bot. */
export const parOf = (match: Pick<DayMatch, "opponent" | "bots">): number | null => (match.opponent === null ? middleOf(match.bots.at(-1)?.results ?? []) : null);
