// The way over one space as an SVG path: one unit per cell, north up.

type Point = readonly [x: number, y: number];

const middle = (id: string): Point => [id.charCodeAt(0) - 96.5, 8.5 - Number(id.slice(1))];

/** How far an arrow keeps from the middles of both cells, and how much it curves. */
const [FROM, TO, CURVE, HEAD] = [0.3, 0.36, 0.42, 0.17];

/** A curve from one cell to another, perhaps with the head of an arrow. */
export function leap(from: string, to: string, hasHead: boolean): string {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  const far = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / far, (y2 - y1) / far];
  const bend: Point = [(x1 + x2) / 2 + dy * CURVE, (y1 + y2) / 2 - dx * CURVE];
  /** A point so far from a middle towards the bend. */
  const towards = ([x, y]: Point, length: number): Point => {
    const all = Math.hypot(bend[0] - x, bend[1] - y);
    return [x + ((bend[0] - x) * length) / all, y + ((bend[1] - y) * length) / all];
  };
  const [start, end] = [towards([x1, y1], FROM), towards([x2, y2], TO)];
  const angle = Math.atan2(end[1] - bend[1], end[0] - bend[0]);
  const side = (turn: number): Point => [end[0] - HEAD * Math.cos(angle + turn), end[1] - HEAD * Math.sin(angle + turn)];
  const at = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
  const way = `M${at(start)}Q${at(bend)} ${at(end)}`;
  return hasHead ? `${way}M${at(side(0.5))}L${at(end)}L${at(side(-0.5))}` : way;
}
