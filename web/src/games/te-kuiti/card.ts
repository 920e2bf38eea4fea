import type { CardArt, StillItem } from "../../lib/games";
import Fence from "./Fence.svelte";
import Meadow from "./Meadow.svelte";

const sheep = (face: string, column: number, row: number, lively?: StillItem["lively"]): StillItem => ({ art: Meadow, props: { face }, x: 27 + column * 23, y: 36 + row * 38, w: 17.5, lively });

export default {
  minutes: 20,
  chance: "draws",
  still: [
    sheep("J", 0, 0, "flip"), sheep("", 1, 0), sheep("D", 2, 0, "flip"), sheep("", 0, 1), sheep("A", 1, 1, "flip"), sheep("", 2, 1),
    { art: Fence, props: {}, x: 50, y: 55, w: 20 },
    { art: Fence, props: {}, x: 27, y: 55, w: 20 },
  ],
} satisfies CardArt;
