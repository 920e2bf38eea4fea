import type { Firsts } from "../../lib/firsts";

/** A card that is played, at a table or in the duel. */
const played = (sort: string, key: string): Firsts => ({ [`mow-log-play mow-card:${sort}`]: key, [`mow-log-play-at mow-card:${sort}`]: key });

export default {
  ...played("acrobat", "what-acrobat"),
  ...played("slowpoke", "what-slowpoke"),
  ...played("blocker", "what-blocker"),
  ...played("calf", "what-calf"),
  ...played("thin", "what-thin"),
  ...played("dairy", "what-dairy"),
  ...played("mad", "what-mad"),
  "mow-flipped": "first-turn",
  "mow-log-take": "first-take",
  "mow-log-take-at": "first-take",
} satisfies Firsts;
