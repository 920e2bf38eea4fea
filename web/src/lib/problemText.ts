// A problem as a sentence in the reader's language.
import { Refused } from "./api";
import type { Problem } from "./types";
import { gameText, has, t } from "./voice.svelte";

/** The game's own sentence, else the server's, else the English one that came along. */
export function problemText(problem: Problem, game = ""): string {
  const own = game && gameText(game, `refuse-${problem.code}`);
  if (own) return own;
  return has(`web-problem-${problem.code}`) ? t(`problem-${problem.code}`) : problem.message;
}

/** The problem inside whatever was thrown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  throw error;
}
