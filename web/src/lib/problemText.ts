// A problem as a sentence in the user's language.
import { Refused } from "./api";
import type { Problem } from "./types";
import { gameText, has, t } from "./voice.svelte";

/** The game's own text, else the client's general text, else the English one from the server. */
export function problemText(problem: Problem, game = ""): string {
  const own = game && gameText(game, `refuse-${problem.code}`);
  if (own) return own;
  return has(`web-problem-${problem.code}`) ? t(`problem-${problem.code}`, { version: problem.rules ?? 0 }) : problem.message;
}

/** Whether something was touched that is not asked for now, which is no mistake. */
export const isOutOfTurn = ({ code }: Problem): boolean => ["NOT_NOW", "WRONG_PHASE", "NOT_YOUR_TURN", "IS_OVER"].includes(code);

/** The problem in a refusal; any other error is thrown again. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  throw error;
}
