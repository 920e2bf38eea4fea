// A lesson is data in games/<slug>/lesson.ts: prepared positions, and the moves that show what the step is about. Its words
// are in the Fluent files: `<slug>-lesson-<n>` asks, `<slug>-lesson-<n>-done` says what happened.

import type { Choice } from "./types";

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

/** Whether a legal move is what the step asks for. */
export function isRight(step: Step, choice: Choice | undefined): boolean {
  if (!choice) return false;
  if (step.accept) return step.accept.includes(choice.move);
  return !step.effect || choice.effects.some((effect) => effect.kind === step.effect);
}
