// The tables that the browser tests play, for every game in the catalog. A game can define its own in
// src/games/<slug>/tables.ts; without that file it is played with default options at every number of seats.
import { existsSync } from "node:fs";
import { GAMES as CATALOG } from "../../src/generated/games";
import type { Step } from "../../src/lib/lesson";

export type Options = Record<string, unknown>;

/** The contents of `src/games/<slug>/tables.ts`. */
export interface Tables {
  /** Options that make a match short. */
  short?: Options;
  /** Options for a number of seats; by default `{ seats }` if the game allows several numbers. */
  seats?: (count: number) => Options;
  /** A table with many variants at once, and its seats. */
  variant?: { options: Options; seats: number };
}

export interface TestedGame extends Tables {
  slug: string;
  /** Every number of seats with its options. */
  sizes: { seats: number; options: Options }[];
  lesson: Step[] | null;
}

const HOME = new URL("../../src/games/", import.meta.url);

async function load<T>(slug: string, file: string): Promise<T | null> {
  const url = new URL(`${slug}/${file}`, HOME);
  return existsSync(url) ? ((await import(url.href)) as { default: T }).default : null;
}

async function tested({ slug, seats: [least, most] }: (typeof CATALOG)[number]): Promise<TestedGame> {
  const tables = (await load<Tables>(slug, "tables.ts")) ?? {};
  const options = tables.seats ?? ((seats: number) => (least === most ? {} : { seats }));
  const sizes = Array.from({ length: most - least + 1 }, (_, more) => ({ seats: least + more, options: options(least + more) }));
  return { slug, ...tables, sizes, lesson: await load<Step[]>(slug, "lesson.ts") };
}

export const GAMES = await Promise.all(CATALOG.map(tested));
