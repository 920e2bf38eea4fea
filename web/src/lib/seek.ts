// Playing with anyone: takes a seat where someone waits for the same, or at a new table. While nobody has come, it is asked again.
import * as api from "./api";
import { keepSalt, newSalt } from "./fairDice";
import { promiseOf } from "./proof";
import { selfKey } from "./manners.svelte";
import { forget, known, remember } from "./myTables.svelte";
import { go } from "./router.svelte";
import { keysOf } from "./seatKeys";
import { settings } from "./settings.svelte";
import type { Clock, Table } from "./types";
import { t } from "./voice.svelte";

/** How often it is asked again, and after how long bots are offered, in milliseconds. */
export const AGAIN = 4_000;
export const BOTS_AFTER = 15_000;

/** Takes a seat and goes there. */
export async function seek(game: string, options: Record<string, unknown>, clock: Clock | null, waiting: { table: string; token: string } | null = null): Promise<void> {
  const salt = newSalt();
  const sought = await api.seek({ game, options, clock, name: settings.name || t("guest"), promise: await promiseOf(salt), waiting, person: selfKey() });
  if (sought.table === waiting?.table) return;
  keepSalt(sought.table, sought.seat, salt);
  const tokens = Array.from({ length: sought.seat + 1 }, (_, seat) => (seat === sought.seat ? sought.token : null));
  remember({ table: sought.table, game, tokens, own: [sought.seat], names: [], phase: "waiting" });
  if (waiting) forget(waiting.table);
  go(`/t/${sought.table}`, waiting !== null);
}

/** Asks again for a seeker who waits at this table. */
export async function seekAgain(table: Table): Promise<void> {
  const link = table.you === null ? null : known(table.table)?.tokens[table.you];
  if (!link) return;
  const { game, options, clock } = table;
  // What is refused now may be possible the next time.
  await seek(game, options, clock, { table: table.table, token: keysOf(table.table, link)[0]! }).catch(() => {});
}
