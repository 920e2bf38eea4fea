// Two spaces that one move can mark together.
import { fitting } from "../../lib/choose";
import type { Scene } from "../../lib/types";

/** The pairs that a selection can still become, each a step of a jump: over exactly one space. Of two cows any two go together. */
export function jumps(scene: Scene, ids: readonly string[]): [string, string][] {
  if (!scene.choices.some(({ steps }) => steps.length === 1)) return [];
  return pairs(scene, ids);
}

/** The pairs of spaces that a selection can still become. */
export function pairs(scene: Scene, ids: readonly string[]): [string, string][] {
  const spaces = new Set(scene.areas.find(({ id }) => id === "sheet")?.places.map(({ id }) => id));
  const both = fitting(scene, ids).map(({ steps }) => steps.flat());
  return both.filter((pair): pair is [string, string] => pair.length === 2 && pair.every((id) => spaces.has(id)));
}
