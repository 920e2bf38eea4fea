// The move that ended a match, in words for the result: without what is said beside it anyway.
import type { Text } from "./types";

/** What a move's text says about the end of the match, and the message for a move that then has nothing else to tell. */
export interface End {
  says: string;
  alone: [result: string, move: string];
}

/** The move itself: the first of several sentences, without the words that the match ends. */
export function moveOf(text: Text, end?: End): Text {
  const first = inside(text, "first");
  if (first) return moveOf(first, end);
  const results = inside(text, "results");
  if (!end || !results) return text;
  const rest = without(results, end.says);
  const [result, move] = end.alone;
  if (rest) return { ...text, args: { ...text.args, results: rest } };
  return text.id === result ? { ...text, id: move } : text;
}

/** What stands beside a prompt has no more letters than this. */
const SHORT = 72;

/** A move in one line: with what follows from it where that is short (a fence that is gone frees animals; a scored round fills a page). */
export function inBrief(text: Text, say: (text: Text) => string, end?: End): string {
  const whole = say(text);
  return whole.length <= SHORT ? whole : say(moveOf(text, end));
}

function inside(text: Text, key: string): Text | null {
  const arg = text.args?.[key];
  return typeof arg === "object" && "id" in arg ? arg : null;
}

/** A chain of texts without one of them; null if nothing is left. */
function without(text: Text, id: string): Text | null {
  if (text.id === id) return null;
  const [first, next] = [inside(text, "first"), inside(text, "next")];
  if (!first || !next) return text;
  const [before, after] = [without(first, id), without(next, id)];
  return before && after ? { ...text, args: { ...text.args, first: before, next: after } } : (before ?? after);
}
