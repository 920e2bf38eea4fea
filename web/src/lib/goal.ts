// What a player is trying to do, in a sentence. In most games it is the same for everyone (`<slug>-aim`); a role with a goal of
// its own has its own text (`<slug>-aim-<role>`). What ends the round is said with it where there is room (`<slug>-aim-until`).
import type { Scene } from "./types";
import { gameText } from "./voice.svelte";

/** The goal of the viewer; spectators are told everyone's. */
export function goalOf({ game, me, sides }: Scene): string {
  const role = sides.length === 1 ? "alone" : sides[me ?? -1]?.role.id.split("-").at(-1);
  return (role && gameText(game, `aim-${role}`)) ?? gameText(game, "aim") ?? "";
}

/** The goal, and what ends the round. */
export function wholeGoalOf(scene: Scene): string {
  const until = scene.sides.length > 1 ? gameText(scene.game, "aim-until") : null;
  return [goalOf(scene), until].filter(Boolean).join(" ");
}
