// Creating tables: sends the request and opens the table's page.
import * as api from "./api";
import { go } from "./router.svelte";
import { cardOf } from "./games";
import { remember } from "./myTables.svelte";
import { settings } from "./settings.svelte";
import type { Created, Level, NewTable, SeatKind } from "./types";

/** Who sits in a seat, from the point of view of the person who creates the table. */
export type Sitter = "me" | "here" | "link" | "open" | Level;

type Choice = "clock" | "patience" | "chat" | "delay";
type TableRequest = Omit<NewTable, "seats" | "lobby" | Choice> & Partial<Pick<NewTable, Choice>>;

/** Creates a table and goes there. */
export async function create(request: TableRequest, sitters: Sitter[], names: string[] = [], training = false): Promise<void> {
  const seats = sitters.map(kindOf);
  const created = await api.create({ clock: null, patience: null, chat: "phrases", delay: null, ...request, seats, lobby: sitters.includes("open") });
  settle(request.game, created, sitters, names, training);
}

/** Remembers a table that this browser has created, and goes there. */
export function settle(game: string, created: Created, sitters: Sitter[], names: string[] = [], training = false): void {
  const own = sitters.flatMap((sitter, seat) => (sitter === "me" || sitter === "here" ? [seat] : []));
  remember({ table: created.table, game, tokens: created.tokens, own, names, phase: "waiting", training });
  go(`/t/${created.table}`);
}

/** Starts a match against bots at once, with the last chosen strength or this one. */
export function playNow(game: string, level: Level = settings.level): Promise<void> {
  const { company } = cardOf(game);
  const bots = Array<Sitter>(company - 1).fill(level);
  return create({ game, options: company > 2 ? { seats: company } : {}, spectators: false, hints: false }, ["me", ...bots]);
}

/** Whether only one person plays, so that a coach disturbs nobody. */
export const isAlone = (sitters: readonly Sitter[]): boolean => sitters.filter((sitter) => typeof kindOf(sitter) === "string").length === 1;

function kindOf(sitter: Sitter): SeatKind {
  if (sitter === "open") return "open";
  return sitter === "me" || sitter === "here" || sitter === "link" ? "link" : { bot: sitter };
}
