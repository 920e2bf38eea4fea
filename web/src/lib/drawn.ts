// What a browser sees being drawn, kept until the dice are checked: nobody can say afterwards that something else was drawn.
import type { Entry } from "./types";

export interface Drawn {
  table: string;
  /** The version of the table up to which it has seen everything without a gap. */
  version: number;
  /** The random events by their number, as this viewer was told them. */
  events: Record<number, string>;
}

/** What is told with a new version: how many events the match has now, if it has changed, and the last of them. */
export interface Told {
  version: number;
  steps?: number | undefined;
  entries: Pick<Entry, "step" | "seat" | "event">[];
}

/** What counts as seen when the whole table is shown: after a gap nothing, because something may have been taken back meanwhile. */
export const afterTable = (seen: Drawn, version: number): Drawn => (seen.version === version ? seen : { ...seen, version, events: {} });

/** What has been seen after a new version. */
export function afterNews(seen: Drawn, { version, steps, entries }: Told): Drawn {
  // Another tab was faster.
  if (seen.version === version) return seen;
  const before = seen.version === version - 1 ? Object.entries(seen.events) : [];
  // What was taken back has not happened.
  const still = before.filter(([step]) => steps === undefined || Number(step) <= steps - entries.length);
  const events = entries.flatMap(({ step, seat, event }): [string, string][] => (seat === undefined ? [[String(step), event]] : []));
  return { ...seen, version, events: Object.fromEntries([...still, ...events]) };
}
