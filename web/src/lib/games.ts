// The games as the front page shows them. Name and seats come from the catalog (generated/games.ts), so they can be drawn
// before the server responds; everything else is in games/<slug>/, found by file name.
import type { Component } from "svelte";
import { GAMES } from "../generated/games";

/** A drawing in front of the hills on the game's card; position and width in percent. */
export interface StillItem {
  // Each drawing has its own props; here they are only passed on.
  art: Component<any>;
  props: Record<string, unknown>;
  x: number;
  y: number;
  w: number;
  turn?: number;
  late?: number;
  lively?: "hop" | "draw" | "roll" | "flip" | "buzz";
}

/** The contents of `games/<slug>/card.ts`. */
export interface CardArt {
  /** How long a match takes. */
  minutes: number;
  /** What chance is in this game, if not dice. */
  chance?: "cards" | "draws";
  /** The number of seats for a quick match, if it is not the smallest possible. */
  company?: number;
  still: StillItem[];
}

export interface Card {
  slug: string;
  name: string;
  seats: string;
  /** Missing for a game without its own card. */
  minutes: number | null;
  company: number;
  chance: CardArt["chance"];
  still: StillItem[];
}

const ART = import.meta.glob<CardArt>("../games/*/card.ts", { eager: true, import: "default" });

/** In the order of the catalog. */
export const CARDS: Card[] = GAMES.map(({ slug, name, seats: [least, most] }) => {
  const { minutes = null, company = Math.max(2, least), chance, still = [] } = ART[`../games/${slug}/card.ts`] ?? {};
  return { slug, name, seats: least === most ? String(least) : `${least}–${most}`, minutes, company, chance, still };
});

/** The card of a game. */
export function cardOf(slug: string): Card {
  return CARDS.find((card) => card.slug === slug) ?? { slug, name: slug, seats: "", minutes: null, company: 2, chance: undefined, still: [] };
}
