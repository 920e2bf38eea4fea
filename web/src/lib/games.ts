// What the front page says of the games before the server has said anything: it is drawn at once.

export interface Card {
  slug: string;
  name: string;
  seats: string;
  minutes: string;
  /** Prefix of the game's texts. */
  prefix: string;
}

export const CARDS: Card[] = [
  { slug: "tic-tac-moo", name: "Tic Tac Moo", seats: "2", minutes: "20", prefix: "ttm" },
  { slug: "kuhlorado", name: "Kuhlorado", seats: "2", minutes: "15", prefix: "kuh" },
  { slug: "te-kuiti", name: "Te Kuiti", seats: "1–2", minutes: "20", prefix: "tek" },
  { slug: "tic-tac-town", name: "Tic Tac Town", seats: "2–4", minutes: "20", prefix: "ttt" },
  { slug: "mow", name: "MOW", seats: "2–10", minutes: "20", prefix: "mow" },
];

/** The card of a game. */
export function cardOf(slug: string): Card {
  return CARDS.find((card) => card.slug === slug) ?? { slug, name: slug, seats: "", minutes: "", prefix: "" };
}
