// A lesson is data in games/<slug>/lesson.ts: prepared positions, and the moves that each step teaches. Its texts
// are in the Fluent files: `<slug>-lesson-<n>` asks, `<slug>-lesson-<n>-done` explains what happened,
// and `<slug>-lesson-<n>-other` what a legal move that the step does not ask for has missed.

import type { Choice, Piece } from "./types";

export interface Step {
  options?: Record<string, unknown>;
  /** In the game's own notation for positions. */
  position: string;
  /** The viewer's seat; 0 if missing. */
  seat?: number;
  /** A piece that the text is about, if it is not on the table. */
  about?: Pick<Piece, "kind" | "face">;
  /** The right moves; any legal move if neither these nor an effect is given. */
  accept?: string[];
  /** The kind of effect that makes a move right. */
  effect?: string;
  /** How many things a right move selects at least. */
  things?: number;
}

/** Whether some legal moves are not what the step asks for. */
export const hasWrong = (step: Step): boolean => [step.accept, step.effect, step.things].some((right) => right !== undefined);

/** Whether a legal move is what the step asks for. */
export function isRight(step: Step, choice: Choice | undefined): boolean {
  if (!choice) return false;
  if (step.accept) return step.accept.includes(choice.move);
  if (step.things !== undefined && choice.steps.length < step.things) return false;
  return !step.effect || choice.effects.some((effect) => effect.kind === step.effect);
}
