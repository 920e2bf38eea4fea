// A lesson is data: prepared positions, and the moves that show what the step is about. Its words are in the Fluent
// files: `web-lesson-<game>-<n>` asks, `web-lesson-<game>-<n>-done` says what happened.

import type { Choice } from "../lib/types";

export interface Step {
  options?: Record<string, unknown>;
  /** In the game's own notation for positions. */
  position: string;
  /** Whose eyes; seat 0 if not said. */
  seat?: number;
  /** The moves that are right; any legal one if neither these nor an effect is said. */
  accept?: string[];
  /** The kind of effect that makes a move right. */
  effect?: string;
}

const LESSONS: Record<string, () => Promise<{ default: Step[] }>> = {
  "tic-tac-moo": () => import("./tic-tac-moo"),
  kuhlorado: () => import("./kuhlorado"),
  "te-kuiti": () => import("./te-kuiti"),
  "tic-tac-town": () => import("./tic-tac-town"),
  mow: () => import("./mow"),
};

/** Whether a legal move is what the step asks for. */
export function isRight(step: Step, choice: Choice | undefined): boolean {
  if (!choice) return false;
  if (step.accept) return step.accept.includes(choice.move);
  return !step.effect || choice.effects.some((effect) => effect.kind === step.effect);
}

/** The steps of a game's first lesson. */
export async function lessonOf(game: string): Promise<Step[]> {
  return (await LESSONS[game]?.())?.default ?? [];
}
