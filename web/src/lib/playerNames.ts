// What the people and bots at a table are called.
import type { SeatInfo } from "./types";
import { has, t } from "./voice.svelte";

/** The name of the player in a seat; none if it is free. */
export function nameOf(seat: SeatInfo): string | null {
  if (!seat.player) return null;
  if ("human" in seat.player) return seat.player.human;
  return botName(seat.player.bot);
}

/** The name of a bot of this level; the level itself if it is one of another version. */
export function botName(level: string): string {
  return has(`web-bot-${level}`) ? t(`bot-${level}`) : level;
}

/**
 * The name of each seat, for sentences: free seats are numbered, and so are players with the same name. Several bots in
 * company are simply numbered, because their levels would take the room of a name.
 */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const isCrowded = seats.length > 2 && seats.filter((seat) => seat.player && "bot" in seat.player).length > 1;
  const names = seats.map((seat, index) => {
    if (isCrowded && seat.player && "bot" in seat.player) return t("bot-number", { number: index + 1 });
    return nameOf(seat) ?? t("seat", { number: index + 1 });
  });
  return names.map((name, index) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${index + 1}`));
}
