// How this person's matches ended, and a small record of it for each game.
import { keep, read } from "./settings.svelte";

export interface Result {
  table: string;
  game: string;
  /** `people`, or the level of the strongest bot. */
  against: string;
  won: boolean;
}

export interface Row {
  against: string;
  played: number;
  won: number;
}

const KEY = "cowbell.results";
/** So that everything fits into what the server keeps. */
const MOST = 500;

export const results = $state<{ list: Result[] }>({ list: read<Result[]>(KEY, []) });

/** Notes a result, once for each match. */
export function noteResult(result: Result): void {
  addResults([result]);
}

/** Adds results, perhaps of another device. */
export function addResults(more: Result[]): void {
  const known = new Map([...read<Result[]>(KEY, []), ...more].map((one) => [one.table, one]));
  results.list = [...known.values()].slice(-MOST);
  keep(KEY, results.list);
}

/** Played and won in one game, against each kind of opponent. */
export function recordOf(list: readonly Result[], game: string): Row[] {
  const rows = new Map<string, Row>();
  for (const one of list.filter((one) => one.game === game)) {
    const row = rows.get(one.against) ?? { against: one.against, played: 0, won: 0 };
    rows.set(one.against, { ...row, played: row.played + 1, won: row.won + Number(one.won) });
  }
  return [...rows.values()].toSorted((one, two) => one.against.localeCompare(two.against));
}
