// The games as the front page shows them. Name and seats come from the catalog (generated/games.ts), so they can be drawn
// before the server has said anything; everything else is in games/<slug>/, found by its file name.
import type { Component } from "svelte";
import { GAMES } from "../generated/games";

/** Something of the game that stands in front of the hills on its card; places and width in percent. */
export interface StillItem {
  // Each drawing takes props of its own; here they only have to be handed on.
  art: Component<any>;
  props: Record<string, unknown>;
  x: number;
  y: number;
  w: number;
  turn?: number;
  late?: number;
  lively?: "hop" | "draw" | "roll" | "flip" | "buzz";
}

/** What `games/<slug>/card.ts` says. */
export interface CardArt {
  /** How long a match takes. */
  minutes: number;
  /** How many sit at the table when somebody just wants to play, where that is not the least number. */
  company?: number;
  still: StillItem[];
}

export interface Card {
  slug: string;
  name: string;
  seats: string;
  /** Unknown for a game that has no card of its own. */
  minutes: number | null;
  company: number;
  still: StillItem[];
}

const ART = import.meta.glob<CardArt>("../games/*/card.ts", { eager: true, import: "default" });

/** In the order of the catalog. */
export const CARDS: Card[] = GAMES.map(({ slug, name, seats: [least, most] }) => {
  const { minutes = null, company = Math.max(2, least), still = [] } = ART[`../games/${slug}/card.ts`] ?? {};
  return { slug, name, seats: least === most ? String(least) : `${least}–${most}`, minutes, company, still };
});

/** The card of a game. */
export function cardOf(slug: string): Card {
  return CARDS.find((card) => card.slug === slug) ?? { slug, name: slug, seats: "", minutes: null, company: 2, still: [] };
}
