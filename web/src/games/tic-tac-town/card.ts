import Die from "../../art/Die.svelte";
import type { CardArt } from "../../lib/games";
import Goal from "./Goal.svelte";

export default {
  minutes: 20,
  chance: "draws",
  still: [
    { art: Goal, props: { face: "C04 R-B-G" }, x: 50, y: 29, w: 36, turn: -3, lively: "hop" },
    { art: Die, props: { face: "R4" }, x: 28, y: 71, w: 19, turn: -4, lively: "roll" },
    { art: Die, props: { face: "B6" }, x: 50, y: 71, w: 19, lively: "roll" },
    { art: Die, props: { face: "G3" }, x: 72, y: 71, w: 19, turn: 5, lively: "roll" },
  ],
} satisfies CardArt;
