// How others did with the puzzle of the day, in words.
import { peopleOf } from "./puzzle";
import type { DayPuzzle } from "./types";
import { percentage, t } from "./voice.svelte";

export function peopleText(day: Pick<DayPuzzle, "answers" | "best">): string {
  const people = peopleOf(day);
  const found = new Map(day.answers).get(day.best) ?? 0;
  return t("puzzle-people", { people, found, percent: percentage(found / Math.max(1, people)) });
}
