// The steps of a match that is read again: a decision together with what chance brings until the next one. The deal at the
// beginning belongs to the start. A link, the log and the analysis name moments, which are one event apart.
import type { Entry } from "./types";

/** The moments between the steps: before each decision, and at the end. */
export function stopsOf(entries: readonly Entry[], end: number): number[] {
  return [...entries.filter((entry) => entry.seat !== undefined).map((entry) => entry.step - 1), end];
}

/** The number of the step that a moment belongs to; 0 until the first decision. */
export function stepAt(stops: readonly number[], moment: number): number {
  const at = stops.findIndex((stop) => stop >= moment);
  return at < 0 ? stops.length - 1 : at;
}

/** The nearest moments between steps before and after a moment. */
export const stopBefore = (stops: readonly number[], moment: number): number => stops.findLast((stop) => stop < moment) ?? stops[0]!;
export const stopAfter = (stops: readonly number[], moment: number): number => stops.find((stop) => stop > moment) ?? stops.at(-1)!;
