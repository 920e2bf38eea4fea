// The tables this browser has created or joined. The tokens of seats are stored here and nowhere else.
import { keep, read } from "./settings.svelte";
import type { Live } from "./types";

export interface Mine {
  table: string;
  game: string;
  /** For each seat, the token that opens it, if this browser knows it. */
  tokens: (string | null)[];
  /** The seats played on this screen. */
  own: number[];
  /** Who sat there, as far as known. */
  names: string[];
  phase: "waiting" | "playing" | "over";
  /** Whether chances are shown and blunders warned of; only where all others are bots. */
  training?: boolean;
  /** The points by seat and the place of this screen's first seat, once the match is over. */
  result?: { scores: number[]; place: number | null };
  /** When it was last opened, in milliseconds since 1970. */
  at: number;
}

const KEY = "cowbell.tables";
const MOST = 60;

export const mine = $state<{ tables: Mine[] }>({ tables: read<Mine[]>(KEY, []) });

// Another tab may have created or joined a table.
addEventListener("storage", (event) => {
  if (event.key === KEY) mine.tables = read<Mine[]>(KEY, []);
});

/** What this browser knows about a table. */
export function known(table: string): Mine | undefined {
  return mine.tables.find((one) => one.table === table);
}

/** Remembers a table, newest first; the oldest are forgotten. */
export function remember(one: Omit<Mine, "at">): void {
  const rest = read<Mine[]>(KEY, []).filter((other) => other.table !== one.table);
  mine.tables = [{ ...one, at: Date.now() }, ...rest].slice(0, MOST);
  keep(KEY, mine.tables);
}

/** How a match ended for a seat; undefined while it is still running. */
export function resultOf(live: Live | null, seat: number): Mine["result"] {
  return live?.over ? { scores: live.scene.sides.map((side) => side.score), place: live.over.standing?.places[seat] ?? null } : undefined;
}

/** Switches training on or off at a table. */
export function train(table: string, training: boolean): void {
  const one = known(table);
  if (one) remember({ ...one, training });
}

/** Forgets a table. */
export function forget(table: string): void {
  mine.tables = read<Mine[]>(KEY, []).filter((other) => other.table !== table);
  keep(KEY, mine.tables);
}

/** The link to a seat. The token comes after the `#`, where no server sees it. */
export function linkOf(table: string, token?: string | null): string {
  return `${location.origin}/t/${table}${token ? `#${token}` : ""}`;
}
