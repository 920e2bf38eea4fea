// The outline of a set of cells as an SVG path: one unit per cell, north up, slightly inside the edges of the cells.

type Cell = [column: number, row: number];

const parse = (id: string): Cell => [id.charCodeAt(0) - 97, Number(id.slice(1)) - 1];

/** Draws each edge without a neighbour behind it, with rounded corners. */
export function outline(ids: string[], rows: number, inset = 0.07): string {
  const inside = new Set(ids);
  const has = (column: number, row: number) => inside.has(String.fromCharCode(97 + column) + (row + 1));
  const sides = ids.map(parse).flatMap(([column, row]) => {
    const [left, top] = [column, rows - 1 - row];
    const [north, east, south, west] = [has(column, row + 1), has(column + 1, row), has(column, row - 1), has(column - 1, row)];
    // An edge runs its full length if the neighbour continues it, and stops short at a corner.
    const [w, e] = [left + (west ? 0 : inset), left + 1 - (east ? 0 : inset)];
    const [n, s] = [top + (north ? 0 : inset), top + 1 - (south ? 0 : inset)];
    return [
      north ? "" : `M${w} ${top + inset}H${e}`,
      south ? "" : `M${w} ${top + 1 - inset}H${e}`,
      west ? "" : `M${left + inset} ${n}V${s}`,
      east ? "" : `M${left + 1 - inset} ${n}V${s}`,
      ...inner(column, row, left, top, inset, has),
    ];
  });
  return sides.join("");
}

/** If two edges meet around a missing diagonal neighbour, short strokes close the corner. */
function inner(column: number, row: number, left: number, top: number, inset: number, has: (column: number, row: number) => boolean) {
  return [[-1, 1], [1, 1], [-1, -1], [1, -1]].map(([dx, dy]) => {
    if (!has(column + dx!, row) || !has(column, row + dy!) || has(column + dx!, row + dy!)) return "";
    const [x, y] = [dx! < 0 ? left : left + 1, dy! > 0 ? top : top + 1];
    const [ix, iy] = [dx! < 0 ? x + inset : x - inset, dy! > 0 ? y + inset : y - inset];
    return `M${x} ${iy}H${ix}V${y}`;
  });
}
