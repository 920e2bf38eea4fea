// What is asked once a part of a move is chosen: games/<slug>/next.ts says it, and the strip shows it in place of the prompt.
import type { Scene, Text } from "./types";

export interface Next {
  ask: Text;
  /** The button for a move that is complete already, although more could be added to it. */
  alone?: Text;
}

/** The exported function of `games/<slug>/next.ts`. */
export type FindNext = (scene: Scene, ids: readonly string[]) => Next | null;

const FILES = import.meta.glob<FindNext>("../games/*/next.ts", { eager: true, import: "default" });

/** What comes after the ids chosen so far; null if the game has nothing to add to its prompt. */
export const nextOf = (scene: Scene, ids: readonly string[]): Next | null =>
  ids.length === 0 || scene.choices.length === 0 ? null : (FILES[`../games/${scene.game}/next.ts`]?.(scene, ids) ?? null);
