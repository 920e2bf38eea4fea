// The secrets of seats. A link opens a seat until someone sits down; the browser that sits down replaces it by a secret of its own,
// so that nobody else who has seen the link can look at its cards.
import { keep, read } from "./settings.svelte";

interface Replaced {
  table: string;
  link: string;
  own: string;
}

const KEY = "cowbell.seat-keys";
const MOST = 200;

const find = (table: string, link: string) => read<Replaced[]>(KEY, []).find((one) => one.table === table && one.link === link)?.own;

/** What this browser replaces a link by. It is stored before anyone else hears of it: no lost answer can lock the player out. */
export function ownKey(table: string, link: string): string {
  const known = find(table, link);
  if (known) return known;
  const own = randomHex(20);
  keep(KEY, [{ table, link, own }, ...read<Replaced[]>(KEY, [])].slice(0, MOST));
  return own;
}

/** What may open the seat of a link, the likeliest first. */
export function keysOf(table: string, link: string): string[] {
  const own = find(table, link);
  return own ? [own, link] : [link];
}

/** Random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
