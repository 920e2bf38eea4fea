// The tables that the browser tests play, for every game in the catalog. A game can define its own in
// crates/cowbell-<slug>/testdata/tables.json; without that file it is played with default options at every number of seats.
import { existsSync, readFileSync } from "node:fs";
import { GAMES as CATALOG } from "../../src/generated/games";
import type { Step } from "../../src/lib/lesson";

export type Options = Record<string, unknown>;

/** The contents of a game's `testdata/tables.json`, as far as browser tests need them. */
interface Tables {
  /** Options that make a match short. */
  short?: Options;
  /** Options for a number of seats; by default `{ seats }` if the game allows several numbers. */
  seats?: Record<number, Options>;
  /** A table with many variants at once, and its seats. */
  variant?: { options: Options; seats: number };
}

export interface TestedGame extends Tables {
  slug: string;
  /** Every number of seats with its options. */
  sizes: { seats: number; options: Options }[];
  lesson: Step[] | null;
}

const ROOT = new URL("../../../", import.meta.url);

async function tested({ slug, seats: [least, most] }: (typeof CATALOG)[number]): Promise<TestedGame> {
  const [file, lessons] = [new URL(`crates/cowbell-${slug}/testdata/tables.json`, ROOT), new URL(`web/src/games/${slug}/lesson.ts`, ROOT)];
  const tables = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Tables) : {};
  const options = (seats: number) => tables.seats?.[seats] ?? (least === most ? {} : { seats });
  const sizes = Array.from({ length: most - least + 1 }, (_, more) => ({ seats: least + more, options: options(least + more) }));
  return { slug, ...tables, sizes, lesson: existsSync(lessons) ? ((await import(lessons.href)) as { default: Step[] }).default : null };
}

export const GAMES = await Promise.all(CATALOG.map(tested));
