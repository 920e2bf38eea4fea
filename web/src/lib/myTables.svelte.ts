// The tables this browser has created or joined. The tokens of seats are stored here and nowhere else.
import { noteResult } from "./results.svelte";
import { LEVELS } from "../generated/levels";
import { keep, read } from "./settings.svelte";
import type { Live, Reason, SeatInfo } from "./types";

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
  result?: { scores: number[]; place: number | null; won?: boolean; reason?: Reason };
  /** Whom this screen's first seat played against: `people`, or the level of the strongest bot. */
  against?: string;
  /** When it was last opened, in milliseconds since 1970. */
  at: number;
}

/** A table that was removed from the list, and when. */
export interface Gone {
  table: string;
  at: number;
}

const KEY = "cowbell.tables";
const FORGOTTEN = "cowbell.forgotten";
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

/** Remembers a table, newest first; the oldest are forgotten. One that was removed before is back. */
export function remember(one: Omit<Mine, "at">): void {
  // A match without places, such as one that the players agreed to end, does not count.
  if (one.phase === "over" && one.result && one.result.place !== null && one.own.length === 1 && one.against) noteResult({ table: one.table, game: one.game, against: one.against, won: one.result.won ?? false });
  const rest = read<Mine[]>(KEY, []).filter((other) => other.table !== one.table);
  mine.tables = [{ ...one, at: Date.now() }, ...rest].slice(0, MOST);
  keep(KEY, mine.tables);
  const gone = forgotten();
  if (gone.some((other) => other.table === one.table)) keep(FORGOTTEN, gone.filter((other) => other.table !== one.table));
}

/** Tables that were removed from the list, so that another device does not bring them back. */
export const forgotten = (): Gone[] => read<Gone[]>(FORGOTTEN, []);

/** Takes over the tables of another device: what was opened last counts. */
export function bringTogether(theirs: Mine[], gone: Gone[]): void {
  const newest = newestOf([...theirs, ...read<Mine[]>(KEY, [])]);
  const removed = newestOf([...gone, ...forgotten()]);
  // What was opened again after it was removed is back.
  for (const [table, { at }] of removed) (newest.get(table)?.at ?? -1) > at ? removed.delete(table) : newest.delete(table);
  mine.tables = [...newest.values()].toSorted((one, two) => two.at - one.at).slice(0, MOST);
  keep(KEY, mine.tables);
  keep(FORGOTTEN, [...removed.values()].slice(0, MOST * 3));
}

function newestOf<One extends Gone>(list: One[]): Map<string, One> {
  const newest = new Map<string, One>();
  for (const one of list) if (one.table && !(newest.get(one.table)?.at! > one.at)) newest.set(one.table, one);
  return newest;
}

/** How a match ended for a seat; undefined while it is still running. */
export function resultOf(live: Live | null, seat: number): Mine["result"] {
  return live?.over ? { scores: live.scene.sides.map((side) => side.score), reason: live.over.reason, place: live.over.standing?.places[seat] ?? null, won: hasWon(live.over.standing?.places ?? [], seat) } : undefined;
}

/** Whether a seat came first and someone else did not. */
function hasWon(places: number[], seat: number): boolean {
  return places[seat] === 1 && places.some((place) => place > 1);
}

/** Whom a seat plays against: people, if there are any, else the strongest bot. */
export function opponents(seats: SeatInfo[], own: number[]): string {
  const others = seats.filter((_, seat) => !own.includes(seat)).flatMap((seat) => (seat.player ? [seat.player] : []));
  if (others.some((player) => "human" in player)) return "people";
  const bots = others.flatMap((player) => ("bot" in player ? [player.bot] : []));
  return LEVELS.findLast((level) => bots.includes(level)) ?? bots[0] ?? "";
}

/** Switches training on or off at a table. */
export function train(table: string, training: boolean): void {
  const one = known(table);
  if (one) remember({ ...one, training });
}

/** Forgets a table. */
export function forget(table: string): void {
  keep(FORGOTTEN, [{ table, at: Date.now() }, ...forgotten().filter((other) => other.table !== table)].slice(0, MOST * 3));
  mine.tables = read<Mine[]>(KEY, []).filter((other) => other.table !== table);
  keep(KEY, mine.tables);
}

/** The link to a seat. The token comes after the `#`, where no server sees it. */
export function linkOf(table: string, token?: string | null): string {
  return `${location.origin}/t/${table}${token ? `#${token}` : ""}`;
}
