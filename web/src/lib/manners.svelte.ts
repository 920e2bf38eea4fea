// Whom this player does not want to hear: muted here in this browser, or blocked as a person wherever they play. Nobody has an
// account: a random key stands for the person at this browser, and the server tells nobody whose it is.
import * as api from "./api";
import { randomHex } from "./seatKeys";
import { keep, read } from "./settings.svelte";
import type { Blocks } from "./types";

const MUTED = "cowbell.muted";
const SELF = "cowbell.self";
/** Seats remembered as muted. */
const MOST = 200;

const manners = $state<{ muted: string[]; blocks: Blocks; table: string }>({ muted: read<string[]>(MUTED, []), blocks: { people: [], seats: [] }, table: "" });

/** The key of the person at this browser: the personal key, if there is one. */
export function selfKey(): string {
  const known = read<{ key: string } | null>("cowbell.person", null)?.key ?? read<string | null>(SELF, null);
  if (known) return known;
  const key = randomHex(20);
  keep(SELF, key);
  return key;
}

const at = (table: string, seat: number) => `${table}/${seat}`;

export const isMuted = (table: string, seat: number): boolean => manners.muted.includes(at(table, seat));
export const isBlocked = (table: string, seat: number): boolean => manners.table === table && manners.blocks.seats.includes(seat);
/** Whether what a seat says is to be hidden. */
export const isHidden = (table: string, seat: number): boolean => isMuted(table, seat) || isBlocked(table, seat);
/** Every seat that is muted, as `table/seat`. */
export const mutedSeats = (): readonly string[] => manners.muted;
/** Everyone who is blocked. */
export const blockedPeople = (): Blocks["people"] => manners.blocks.people;

export function mute(table: string, seat: number, isOn: boolean): void {
  const others = manners.muted.filter((one) => one !== at(table, seat));
  manners.muted = (isOn ? [at(table, seat), ...others] : others).slice(0, MOST);
  keep(MUTED, manners.muted);
}

/** Takes the blocks of this browser's person along to the key by which it goes from now on. */
export async function takeBlocksAlong(key: string): Promise<void> {
  if (!hasKey() || selfKey() === key) return;
  [manners.blocks, manners.table] = [await api.adoptBlocks(key, selfKey()), ""];
}

const hasKey = () => read(SELF, null) !== null || read("cowbell.person", null) !== null;

/** Asks the server who is blocked, and which seats of a table are theirs. */
export async function readBlocks(table = ""): Promise<void> {
  // Who has never played with others has blocked nobody.
  if (!table && !hasKey()) return;
  [manners.blocks, manners.table] = [await api.blocks(selfKey(), table), table];
}

export async function block(table: string, seat: number): Promise<void> {
  [manners.blocks, manners.table] = [await api.block(selfKey(), table, seat), table];
}

export async function unblock(id: string): Promise<void> {
  [manners.blocks, manners.table] = [await api.unblock(selfKey(), id), ""];
}
