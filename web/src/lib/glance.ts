// A glance at running matches: whose turn it is, and whether they are still there. One request per match and visit of a page.
import * as api from "./api";
import { opponents, remember, resultOf, type Mine } from "./myTables.svelte";
import { namesOf } from "./playerNames";

export interface Glance {
  isMyTurn: boolean;
  /** The player to move; null if nobody is. */
  turn: string | null;
}

/** Looks at these matches; those that cannot be reached are missing. */
export async function glance(matches: Mine[]): Promise<Map<string, Glance>> {
  const seen = await Promise.all(matches.map(look));
  return new Map(seen.flatMap((one) => (one ? [one] : [])));
}

async function look(one: Mine): Promise<[string, Glance] | null> {
  try {
    const seat = one.own[0] ?? -1;
    const table = await api.table(one.table, one.tokens[seat] ?? null);
    // A match may have gone on, or ended, without this browser.
    if (table.phase !== one.phase) remember({ ...one, phase: table.phase, names: namesOf(table.seats), result: resultOf(table.state, seat), against: opponents(table.seats, one.own) });
    const turn = table.state && typeof table.state.turn === "object" ? table.state.turn.seat : null;
    return [one.table, { isMyTurn: turn !== null && one.own.includes(turn), turn: turn === null ? null : namesOf(table.seats)[turn]! }];
  } catch {
    return null;
  }
}
