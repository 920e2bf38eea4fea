// What a log entry is about, and which of it is new to the player: games/<slug>/firsts.ts names the texts. Each is shown once.
import type { Entry, Text } from "./types";

/**
 * The contents of `games/<slug>/firsts.ts`: what can happen, by message ids of the log, and the key of the text about it.
 * `id` is a message, `id:word` one with this argument, `outer id` one inside another.
 */
export type Firsts = Record<string, string>;

/** Every message in a text, alone, with each of its words, and inside the messages around it. */
export function signsOf(text: Text, around: string[] = []): string[] {
  const args = Object.values(text.args ?? {});
  const own = [text.id, ...args.filter((arg) => typeof arg === "string").map((word) => `${text.id}:${word}`)];
  const inner = args.flatMap((arg) => (typeof arg === "object" && "id" in arg ? signsOf(arg, [...around, text.id]) : []));
  return [...own, ...around.flatMap((outer) => own.map((sign) => `${outer} ${sign}`)), ...inner];
}

/** The key of the first thing in these entries that the player has not met yet. */
export function firstOf(firsts: Firsts, entries: Entry[], met: readonly string[]): string | null {
  const signs = new Set(entries.flatMap((entry) => signsOf(entry.text)));
  return Object.entries(firsts).find(([sign, key]) => signs.has(sign) && !met.includes(key))?.[1] ?? null;
}
