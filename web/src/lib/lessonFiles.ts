// The first lessons, found by file name and loaded on demand.
import type { Step } from "./lesson";

const LESSONS = import.meta.glob<Step[]>("../games/*/lesson.ts", { import: "default" });

/** Whether there is a first lesson for a game. */
export const hasLesson = (game: string): boolean => `../games/${game}/lesson.ts` in LESSONS;

/** The steps of a game's first lesson. */
export async function lessonOf(game: string): Promise<Step[]> {
  return (await LESSONS[`../games/${game}/lesson.ts`]?.()) ?? [];
}
