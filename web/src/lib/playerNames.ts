// What the people and bots at a table are called.
import type { SeatInfo } from "./types";
import { has, t } from "./voice.svelte";

/** The name of whoever sits on a seat; none if it is free. */
export function nameOf(seat: SeatInfo): string | null {
  if (!seat.player) return null;
  if ("human" in seat.player) return seat.player.human;
  const { bot } = seat.player;
  return has(`web-bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** The names by seat, for sentences: a free seat is called by its number, twins are numbered. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const names = seats.map((seat, index) => nameOf(seat) ?? t("seat", { number: index + 1 }));
  return names.map((name, index) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${index + 1}`));
}
