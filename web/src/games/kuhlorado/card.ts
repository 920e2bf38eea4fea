import Die from "../../art/Die.svelte";
import type { CardArt, StillItem } from "../../lib/games";
import Cell from "./Cell.svelte";
import Mark from "./Mark.svelte";

const cell = (print: string, column: number, row: number): StillItem => ({ art: Cell, props: { print }, x: 21 + column * 14.5, y: 30 + row * 23.2, w: 14.5 });
const mark = (seat: number, column: number, row: number): StillItem => ({ art: Mark, props: { seat }, x: 21 + column * 14.5, y: 30 + row * 23.2, w: 11.5, lively: "draw" });

export default {
  minutes: 15,
  still: [
    ...["3c15", "c2=4", "51c2"].flatMap((row, up) => [...row].map((print, column) => cell(print, column, up))),
    mark(0, 0, 0), mark(1, 1, 1), mark(0, 1, 0), mark(1, 3, 1), mark(0, 2, 2),
    { art: Die, props: { face: "c" }, x: 85, y: 40, w: 13, turn: 12, lively: "roll" },
    { art: Die, props: { face: "5" }, x: 84, y: 68, w: 13, turn: -9, lively: "roll" },
  ],
} satisfies CardArt;
