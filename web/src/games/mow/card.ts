import type { CardArt } from "../../lib/games";
import CowCard from "./CowCard.svelte";
import Fly from "./Fly.svelte";

export default {
  minutes: 20,
  chance: "cards",
  // The two-player variant with three herds is the hardest one to start with.
  company: 4,
  still: [
    ...["3.0", "6.2", "A7", "8.3", "B16"].map((face, index) => ({
      art: CowCard, props: { face, name: { flies: 5 } }, x: 20 + index * 15, y: 54 + Math.abs(index - 2) * 3, w: 21, turn: (index - 2) * 7, lively: "hop" as const,
    })),
    { art: Fly, props: {}, x: 12, y: 16, w: 7, late: 0, lively: "buzz" },
    { art: Fly, props: {}, x: 82, y: 22, w: 6, late: 700, lively: "buzz" },
  ],
} satisfies CardArt;
