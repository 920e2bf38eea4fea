// The label of an area: its points and spaces, in the corner cell of the area. One unit per cell, from the north-west.
import type { Group } from "../../generated/scene";

/** Where the badge of a move begins and ends in the north-east of its cell, on the smallest sheet. */
const BADGE = [0.6, 1.02] as const;

/** What the label says and where it is: in the north of its cell, or in the south where a badge would lie on it. */
export function labelOf({ points, counts, goal }: Group, { x, y }: { x: number; y: number }, badges: ReadonlySet<string>) {
  const words = [points ? `+${points}` : "", goal ? `${counts[0]}/${goal}` : `${counts[0]}`].filter(Boolean).join(" ");
  const wide = 0.14 + 0.135 * words.length;
  const left = Math.min(x + 0.03, 8 - wide);
  const isCovered = [...badges].some((id) => {
    const [column, row] = [id.charCodeAt(0) - 97, 8 - Number(id[1])];
    return row === y && left < column + BADGE[1] && left + wide > column + BADGE[0];
  });
  return { words, left, top: y + (isCovered ? 0.64 : 0.02), wide };
}
