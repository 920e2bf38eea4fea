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
  about: string;
  clause: string;
  /** Whether it can be chosen now. */
  isOpen: boolean;
}

/** Explains the thing with this id in the scene; null if the game has no text for it. */
export function explain(scene: Scene, id: string, isOpen = false): Explanation | null {
  const touched = touch(scene, id);
  const found = FILES[`../games/${scene.game}/explain.ts`]?.(touched, scene);
  const about = found && gameText(scene.game, `what-${found[0]}`);
  const more = found?.[2] && gameText(scene.game, found[2].key, { count: found[2].count });
  return found && about ? { id, label: touched.label, about: more ? `${about} ${more}` : about, clause: found[1], isOpen } : null;
}
