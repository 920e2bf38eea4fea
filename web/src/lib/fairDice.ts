// Fair dice, as far as this browser can answer for them: it promises a salt when it sits down, shows it when every seat is taken, and
// remembers what it has seen before. After the end, proof.ts checks everything. docs/fair-dice.md says what that proves.
import { afterNews, afterTable, type Drawn, type Told } from "./drawn";
import type { Witness } from "./proof";
import { keep, read } from "./settings.svelte";
import { randomHex } from "./seatKeys";

const KEY = "cowbell.dice";
const MOST = 200;

const all = () => read<Witness[]>(KEY, []);
const isSame = (one: Witness, table: string, seat: number) => one.table === table && one.seat === seat;

/** What this browser knew at a seat. */
export const witness = (table: string, seat: number): Witness | undefined => all().find((one) => isSame(one, table, seat));

function remember(one: Witness): void {
  keep(KEY, [one, ...all().filter((other) => !isSame(other, one.table, one.seat))].slice(0, MOST));
}

/** A new salt. */
export const newSalt = (): string => randomHex(16);

/** The salt for a seat: a new one, or the one that was promised there before. */
export function saltOf(table: string, seat: number): string {
  const salt = witness(table, seat)?.salt ?? newSalt();
  if (!witness(table, seat)) keepSalt(table, seat, salt);
  return salt;
}

/** Keeps the salt that was promised for a seat. */
export const keepSalt = (table: string, seat: number, salt: string): void => remember({ table, seat, commitment: "", salt, promises: null });

/** The salt to show, now that these are the seal and all the promises. None if this browser has promised nothing. */
export function reveal(table: string, seat: number, commitment: string, promises: string[]): string | null {
  const before = witness(table, seat);
  if (!before || !promises[seat]) return null;
  // What was there first counts: anything later could have been made to fit.
  if (!before.promises) remember({ ...before, commitment, promises });
  return before.salt;
}

const DRAWN = "cowbell.drawn";
const MOST_DRAWN = 20;

const allDrawn = () => read<Drawn[]>(DRAWN, []);
const drawnAt = (table: string): Drawn => unwritten.get(table) ?? allDrawn().find((one) => one.table === table) ?? { table, version: 0, events: {} };

/** The random events that this browser saw happen. */
export const drawn = (table: string): Record<number, string> => drawnAt(table).events;

/** What was seen just now. It is written once the board is drawn, and at the latest when the page is left. */
const unwritten = new Map<string, Drawn>();
let writing = 0;

function keepDrawn(before: Drawn, now: Drawn): void {
  if (now === before) return;
  unwritten.set(now.table, now);
  clearTimeout(writing);
  writing = window.setTimeout(write, 500);
}

function write(): void {
  if (unwritten.size === 0) return;
  const news = [...unwritten.values()];
  unwritten.clear();
  keep(DRAWN, [...news, ...allDrawn().filter(({ table }) => !news.some((one) => one.table === table))].slice(0, MOST_DRAWN));
}
addEventListener("pagehide", write);

/** Remembers what is drawn: the whole table is shown. */
export function seeTable(table: string, version: number): void {
  const before = drawnAt(table);
  keepDrawn(before, afterTable(before, version));
}

/** Remembers what is drawn: something has happened. */
export function seeNews(table: string, told: Told): void {
  const before = drawnAt(table);
  keepDrawn(before, afterNews(before, told));
}
