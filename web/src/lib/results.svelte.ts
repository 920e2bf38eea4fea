// How this person's matches ended.
import type { Result } from "./record";
import { keep, read } from "./settings.svelte";

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
