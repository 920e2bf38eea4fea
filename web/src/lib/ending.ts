// How a game ends, and its rounds: games/<slug>/ending.ts says which lines of a side make up its score, why a match is over,
// and which sentences of the log call for a pause. The texts are `<slug>-why-<key>`, `<slug>-round-<key>` and
// `<slug>-break-<key>`.
import type { End } from "./lastMove";
import type { TallyOf } from "./tally";
import type { Entry, Row, Scene, Side, Text } from "./types";

export interface Ending {
  /** The message ids of the rows that add up to the score; all rows if missing. */
  counts?: string[];
  /** Why the match is over, unless the scene's own sentence says it. */
  why?: (scene: Scene) => { key: string; args?: Record<string, number | string>; seat?: number } | null;
  /** Why a round is over, as its last board shows: the key of `<slug>-round-<key>`. */
  roundWhy?: (scene: Scene) => string | null;
  /** The sentence of the log that tells a player's points: the pause shows all of them as a list. */
  standing?: string;
  /** How a move's text says that it ends the match. */
  end?: End;
  /** Whether a move may be the one that decided the match; without it, the last one did. */
  decides?: (move: Entry, scene: Scene) => boolean;
  /** Messages in the log after which play pauses, with the key of the text that says what changes. */
  breaks?: Record<string, string>;
  /** Sentences at the end of a round that are the rows of a table. */
  tally?: TallyOf;
}

const FILES = import.meta.glob<Ending>("../games/*/ending.ts", { eager: true, import: "default" });

export const endingOf = (game: string): Ending => FILES[`../games/${game}/ending.ts`] ?? {};

/** The move that decided the match. */
export function decidingMove(scene: Scene, entries: Entry[]): Entry | undefined {
  const moves = entries.filter((entry) => entry.seat !== undefined);
  const { decides } = endingOf(scene.game);
  return (decides && moves.findLast((move) => decides(move, scene))) ?? moves.at(-1);
}

/** The rows that make up the score, and what is left of it for everything that came before. */
export function itemised(game: string, side: Side): { rows: Row[]; before: number } {
  const { counts } = endingOf(game);
  if (!counts) return { rows: side.rows, before: 0 };
  const rows = side.rows.filter((row) => counts.includes(row.label.id));
  // What brought nothing is left out.
  return { rows: rows.filter((row) => row.value !== 0), before: side.score - rows.reduce((sum, row) => sum + row.value, 0) };
}

/** The entries that belong to the round that has just ended: not what the rules prepare for the next one. */
export function ofRound(game: string, entries: Entry[]): Entry[] {
  const breaks = endingOf(game).breaks ?? {};
  const last = entries.findLastIndex((entry) => idsOf(entry.text).some((id) => id in breaks));
  return last < 0 ? entries : entries.slice(0, last + 1);
}

/** The key of what changes after these entries; null if play simply continues. */
export function breakAfter(game: string, entries: Entry[]): string | null {
  const breaks = endingOf(game).breaks ?? {};
  const found = entries.flatMap((entry) => idsOf(entry.text)).findLast((id) => id in breaks);
  return found === undefined ? null : breaks[found]!;
}

/** The ids of a text and of all texts inside it, in the order in which they are read. */
function idsOf(text: Text): string[] {
  const inner = Object.values(text.args ?? {}).flatMap((arg) => (typeof arg === "object" && "id" in arg ? idsOf(arg) : []));
  return [...inner, text.id];
}
