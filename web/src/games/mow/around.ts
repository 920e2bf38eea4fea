// Where MOW's arrow leads: to the next farmer, or with two farmers to the next herd.
import type { Display } from "../../board/display";
import type { Text } from "../../generated/scene";

/** The next one in a ring. */
export const follow = (from: number, count: number, isClockwise: boolean): number => (from + (isClockwise ? 1 : count - 1)) % count;

export const isClockwise = (display: Display): boolean => display.at("arrow.0")[0]?.face === "clockwise";

export const herdsOf = (display: Display) => display.scene.areas.filter((area) => area.kind === "track");

/** The index of the herd that is next; null if there is only one. */
export function nextHerd(display: Display): number | null {
  const herds = herdsOf(display);
  const current = herds.findIndex((area) => area.tags?.includes("current"));
  return herds.length > 1 && current >= 0 ? follow(current, herds.length, isClockwise(display)) : null;
}

/** The farmer who is next; null with two farmers, or if nobody is to move. */
export function nextSeat(display: Display): number | null {
  const { sides, turn } = display.scene;
  return sides.length > 2 && typeof turn === "object" ? follow(turn.seat, sides.length, isClockwise(display)) : null;
}

/** Who or what comes after this turn, in words. */
export function nextText(display: Display): Text | null {
  const { turn } = display.scene;
  const [herd, seat] = [nextHerd(display), nextSeat(display)];
  if (herd !== null) return { id: "mow-aim-after-herd", args: { herd: herd + 1 } };
  return seat === null || typeof turn !== "object" ? null : { id: "mow-aim-after", args: { seat: turn, then: { id: "mow-aim-after-name", args: { seat: { seat } } } } };
}
