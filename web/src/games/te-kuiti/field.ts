// Positions of tiles and fences on an eleven-by-eleven grid: tiles on odd lines, fences between them.

import type { Place } from "../../generated/scene";

export type Lie = { place: Place; line: number; column: number; upright: boolean; edge: boolean };

export function tileAt(place: Place, rows: number): Lie {
  return { place, line: 2 * (rows - 1 - (place.row ?? 0)) + 2, column: 2 * place.column + 2, upright: false, edge: false };
}

/** A fence place is named by a cell and a side: `c3n`. */
export function edgeAt(place: Place, rows: number): Lie {
  const side = place.id.at(-1);
  const { line, column } = tileAt(place, rows);
  const upright = side === "e" || side === "w";
  const shift = { n: [-1, 0], s: [1, 0], e: [0, 1], w: [0, -1] }[side ?? "n"] ?? [0, 0];
  return { place, line: line + shift[0]!, column: column + shift[1]!, upright, edge: true };
}

/** The lines of the grid from north to south, each from west to east. */
export function lines(tiles: Place[], edges: Place[], rows: number): Lie[][] {
  const all = [...tiles.map((place) => tileAt(place, rows)), ...edges.map((place) => edgeAt(place, rows))];
  return Array.from({ length: 2 * rows + 1 }, (_, index) =>
    all.filter((lie) => lie.line === index + 1).sort((one, two) => one.column - two.column),
  );
}
