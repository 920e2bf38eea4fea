// Geometry on the screen: the next spot in a direction, the spot nearest to a touch.

export type Direction = [number, number];

type Point = { x: number; y: number };

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The closest spot in a direction; distance to the side counts more than distance ahead. */
export function nearest<E extends Element>(from: Element, spots: E[], [dx, dy]: Direction): E | undefined {
  const start = middle(from);
  let best: E | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const point = middle(spot);
    const ahead = (point.x - start.x) * dx + (point.y - start.y) * dy;
    const aside = Math.abs((point.x - start.x) * dy) + Math.abs((point.y - start.y) * dx);
    const cost = ahead + 2.5 * aside;
    if (spot !== from && ahead > 3 && cost < least) [best, least] = [spot, cost];
  }
  return best;
}

/** The spot whose centre is closest to a point, if any is within reach. */
export function closest<E extends Element>(x: number, y: number, spots: E[], reach: number): E | undefined {
  const distance = (spot: E) => {
    const point = middle(spot);
    return Math.hypot(point.x - x, point.y - y);
  };
  const sorted = spots.map((spot) => [distance(spot), spot] as const).sort((one, two) => one[0] - two[0]);
  return sorted[0] && sorted[0][0] <= reach ? sorted[0][1] : undefined;
}

/**
 * Whether the focus came from the keyboard. A touch also sets the focus, but a preview would then move the page under the
 * finger, and the tap would miss.
 */
export function reached(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(":focus-visible");
}
