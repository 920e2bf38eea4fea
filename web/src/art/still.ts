// What stands in front of the hills on the front page: for each game a few of its things, placed in percent.

import type { Component } from "svelte";
import Cell from "./Cell.svelte";
import CowCard from "./CowCard.svelte";
import Die from "./Die.svelte";
import Fence from "./Fence.svelte";
import Goal from "./Goal.svelte";
import Mark from "./Mark.svelte";
import Meadow from "./Meadow.svelte";
import Tile from "./Tile.svelte";

export type Item = {
  // Each drawing takes props of its own; here they only have to be handed on.
  art: Component<any>;
  props: Record<string, unknown>;
  x: number;
  y: number;
  w: number;
  turn?: number;
  lively?: "hop" | "draw" | "roll" | "flip";
};

const tile = (species: string, x: number, y: number, lively?: Item["lively"]): Item => ({ art: Tile, props: { species }, x, y, w: 17, lively });
const cell = (print: string, column: number, row: number): Item => ({ art: Cell, props: { print }, x: 21 + column * 14.5, y: 30 + row * 23.2, w: 14.5 });
const mark = (seat: number, column: number, row: number): Item => ({ art: Mark, props: { seat }, x: 21 + column * 14.5, y: 30 + row * 23.2, w: 11.5, lively: "draw" });
const sheep = (face: string, column: number, row: number, lively?: Item["lively"]): Item => ({ art: Meadow, props: { face }, x: 27 + column * 23, y: 36 + row * 38, w: 17.5, lively });

export const still: Record<string, Item[]> = {
  "tic-tac-moo": [
    tile("C", 24, 36), tile("P", 42, 36), tile("S", 60, 36, "hop"), tile("H", 78, 36),
    tile("H", 24, 67), tile("S", 42, 67, "hop"), tile("S", 60, 67, "hop"), tile("P", 78, 67),
  ],
  kuhlorado: [
    ...["3c15", "c2=4", "51c2"].flatMap((row, up) => [...row].map((print, column) => cell(print, column, up))),
    mark(0, 0, 0), mark(1, 1, 1), mark(0, 1, 0), mark(1, 3, 1), mark(0, 2, 2),
    { art: Die, props: { face: "c" }, x: 85, y: 40, w: 13, turn: 12, lively: "roll" },
    { art: Die, props: { face: "5" }, x: 84, y: 68, w: 13, turn: -9, lively: "roll" },
  ],
  "te-kuiti": [
    sheep("J", 0, 0, "flip"), sheep("", 1, 0), sheep("D", 2, 0, "flip"), sheep("", 0, 1), sheep("A", 1, 1, "flip"), sheep("", 2, 1),
    { art: Fence, props: {}, x: 50, y: 55, w: 20 },
    { art: Fence, props: {}, x: 27, y: 55, w: 20 },
  ],
  "tic-tac-town": [
    { art: Goal, props: { face: "C04 R-B-G" }, x: 50, y: 29, w: 36, turn: -3, lively: "hop" },
    { art: Die, props: { face: "R4" }, x: 28, y: 71, w: 19, turn: -4, lively: "roll" },
    { art: Die, props: { face: "B6" }, x: 50, y: 71, w: 19, lively: "roll" },
    { art: Die, props: { face: "G3" }, x: 72, y: 71, w: 19, turn: 5, lively: "roll" },
  ],
  mow: ["3.0", "6.2", "A7", "8.3", "B16"].map((face, index) => ({
    art: CowCard, props: { face, name: { flies: 5 } }, x: 20 + index * 15, y: 54 + Math.abs(index - 2) * 3, w: 21, turn: (index - 2) * 7, lively: "hop" as const,
  })),
};
