import type { CardArt, StillItem } from "../../lib/games";
import Tile from "./Tile.svelte";

const tile = (species: string, x: number, y: number, lively?: StillItem["lively"]): StillItem => ({ art: Tile, props: { species }, x, y, w: 17, lively });

export default {
  minutes: 20,
  chance: "draws",
  still: [
    tile("C", 24, 36), tile("P", 42, 36), tile("S", 60, 36, "hop"), tile("H", 78, 36),
    tile("H", 24, 67), tile("S", 42, 67, "hop"), tile("S", 60, 67, "hop"), tile("P", 78, 67),
  ],
} satisfies CardArt;
