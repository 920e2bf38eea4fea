// What an id stands for on the table: the thing that was touched. Knows no texts and no rules.
import type { Area, Group, Piece, Place, Scene, Text } from "../generated/scene";

/** Something that was touched: the piece, if any, its place, a group of places, and the area. */
export interface Touched {
  piece: Piece | undefined;
  place: Place | undefined;
  group: Group | undefined;
  /** The id of the area; what is in no area, such as a fact in the strip (`aim.end`), keeps its own id. */
  area: string;
  /** What the scene calls it. */
  label: Text | undefined;
}

/** The key of the text (`<slug>-what-<key>`), the clause of the rules, and perhaps one more text with a number; of a fact in the strip
 * also what it is called and how it stands now; and what the text depends on. */
export type Found = [key: string, clause: string, more?: { key: string; count: number } | null, fact?: { label: Text; state: Text | undefined } | null, args?: Record<string, string>];

/** The exported function of `games/<slug>/explain.ts`. */
export type Explain = (touched: Touched, scene: Scene) => Found | null;

/** Finds the thing with this id. */
export function touch(scene: Scene, id: string): Touched {
  const piece = scene.pieces.find((piece) => piece.id === id) ?? scene.pieces.find((piece) => piece.at === id);
  const at = piece?.at ?? id;
  const area: Area | undefined = scene.areas.find((area) => area.id === at || area.places.some((place) => place.id === at));
  const place = area?.places.find((place) => place.id === at);
  const group = area ? undefined : scene.groups?.find((group) => group.id === id);
  // A heap is called by its own name, not by that of the first thing in it.
  const label = area?.id === id ? area.label : (piece?.label ?? place?.label ?? group?.label);
  return { piece, place, group, area: area?.id ?? id, label };
}
