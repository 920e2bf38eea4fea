// Creating tables: from a request to the page where it is played.
import * as api from "./api";
import { go } from "./router.svelte";
import { remember } from "./myTables.svelte";
import type { Created, Level, NewTable, SeatKind } from "./types";

/** Who sits on a seat, as the person who creates the table sees it. */
export type Sitter = "me" | "here" | "link" | "open" | Level;

/** Creates a table and goes there. */
export async function create(wish: Omit<NewTable, "seats" | "lobby">, sitters: Sitter[], names: string[] = []): Promise<void> {
  const seats = sitters.map(kindOf);
  const created = await api.create({ ...wish, seats, lobby: sitters.includes("open") });
  settle(wish.game, created, sitters, names);
}

/** Remembers a table that this browser has created, and goes there. */
export function settle(game: string, created: Created, sitters: Sitter[], names: string[] = []): void {
  const own = sitters.flatMap((sitter, seat) => (sitter === "me" || sitter === "here" ? [seat] : []));
  remember({ table: created.table, game, tokens: created.tokens, own, names, phase: "waiting" });
  go(`/t/${created.table}`);
}

/** Plays against a bot of middle strength, at once. */
export function playNow(game: string): Promise<void> {
  return create({ game, options: {}, spectators: false, hints: false }, ["me", "medium"]);
}

function kindOf(sitter: Sitter): SeatKind {
  if (sitter === "open") return "open";
  return sitter === "me" || sitter === "here" || sitter === "link" ? "link" : { bot: sitter };
}
