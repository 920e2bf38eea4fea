// What a thing on the table is and does, with the clause of the rules that says so: games/<slug>/explain.ts names the text
// (`<slug>-what-<key>` in the Fluent files) and the clause.
import type { Piece, Place, Scene } from "./types";
import { gameText } from "./voice.svelte";

/** Something that was touched: what lies there, if anything, where, and the area of both. */
export interface Touched {
  piece: Piece | undefined;
  place: Place | undefined;
  area: string;
}

/** What `games/<slug>/explain.ts` says: the key of the text and the clause. */
export type Explain = (touched: Touched, scene: Scene) => [key: string, clause: string] | null;

const FILES = import.meta.glob<Explain>("../games/*/explain.ts", { eager: true, import: "default" });

export interface Explanation {
  about: string;
  clause: string;
}

/** Explains what has an id in the scene; null where the game has no words for it. */
export function explain(scene: Scene, id: string): Explanation | null {
  const piece = scene.pieces.find((piece) => piece.id === id) ?? scene.pieces.find((piece) => piece.at === id);
  const at = piece?.at ?? id;
  const area = scene.areas.find((area) => area.id === at || area.places.some((place) => place.id === at));
  const place = area?.places.find((place) => place.id === at);
  const found = area && FILES[`../games/${scene.game}/explain.ts`]?.({ piece, place, area: area.id }, scene);
  const about = found && gameText(scene.game, `what-${found[0]}`);
  return found && about ? { about, clause: found[1] } : null;
}
