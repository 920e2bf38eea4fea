// What the people and bots at a table are called.
import type { SeatInfo } from "./types";
import { t } from "./voice.svelte";

/** The name of whoever sits on a seat; none if it is free. */
export function nameOf(seat: SeatInfo): string | null {
  if (!seat.player) return null;
  return "human" in seat.player ? seat.player.human : t(`bot-${seat.player.bot}`);
}

/** The names by seat, for sentences: a free seat is called by its number, twins are numbered. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat, index) => nameOf(seat) ?? t("seat", { number: index + 1 }));
  return names.map((name, index) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${index + 1}`));
}
