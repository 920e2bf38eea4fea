// Explains a thing on the table, with the clause of the rules about it: games/<slug>/explain.ts gives the key of the text
// (`<slug>-what-<key>` in the Fluent files) and the clause.
import type { Piece, Place, Scene } from "./types";
import { gameText } from "./voice.svelte";

/** Something that was tapped: the piece, if any, its place, and their area. */
export interface Touched {
  piece: Piece | undefined;
  place: Place | undefined;
  area: string;
}

/** The exported function of `games/<slug>/explain.ts`: returns the key of the text and the clause. */
export type Explain = (touched: Touched, scene: Scene) => [key: string, clause: string] | null;

const FILES = import.meta.glob<Explain>("../games/*/explain.ts", { eager: true, import: "default" });

export interface Explanation {
  about: string;
  clause: string;
}

/** Explains the thing with this id in the scene; null if the game has no text for it. */
export function explain(scene: Scene, id: string): Explanation | null {
  const piece = scene.pieces.find((piece) => piece.id === id) ?? scene.pieces.find((piece) => piece.at === id);
  const at = piece?.at ?? id;
  const area = scene.areas.find((area) => area.id === at || area.places.some((place) => place.id === at));
  const place = area?.places.find((place) => place.id === at);
  const found = area && FILES[`../games/${scene.game}/explain.ts`]?.({ piece, place, area: area.id }, scene);
  const about = found && gameText(scene.game, `what-${found[0]}`);
  return found && about ? { about, clause: found[1] } : null;
}
