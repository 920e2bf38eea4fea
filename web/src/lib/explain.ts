// Explains a thing on the table, with the clause of the rules about it: games/<slug>/explain.ts gives the key of the text
// (`<slug>-what-<key>` in the Fluent files) and the clause.
import { touch, type Explain } from "./touch";
import type { Scene, Text } from "./types";
import { gameText } from "./voice.svelte";

const FILES = import.meta.glob<Explain>("../games/*/explain.ts", { eager: true, import: "default" });

export interface Explanation {
  id: string;
  /** What the thing is called. */
  label: Text | undefined;
  /** How it stands now, where that is more than its name says. */
  state: Text | undefined;
  about: string;
  clause: string;
  /** Whether it can be chosen now. */
  isOpen: boolean;
}

/** Explains the thing with this id in the scene; null if the game has no text for it. */
export function explain(scene: Scene, id: string, isOpen = false): Explanation | null {
  const touched = touch(scene, id);
  const found = FILES[`../games/${scene.game}/explain.ts`]?.(touched, scene);
  const about = found && gameText(scene.game, `what-${found[0]}`, found[4]);
  const more = found?.[2] && gameText(scene.game, found[2].key, { count: found[2].count });
  const [, clause = "", , fact] = found ?? [];
  return about ? { id, label: fact?.label ?? touched.label, state: fact?.state, about: more ? `${about} ${more}` : about, clause, isOpen } : null;
}
