import type { Entry, Line, Live, News, Table } from "./types";
import { updated } from "./update";
import { entriesOf } from "./wire";

/** How many of the last lines of a conversation are kept, as on the server. */
const LINES = 50;

/** The table after one step of its history: what the server sends replaces the old values, and what was said is added. */
export function after(table: Table, news: News): Table {
  const { version, head, state } = news;
  const line = lineOf(news);
  const said = line ? [...table.said.slice(1 - LINES), line] : table.said;
  return { ...table, ...head, version, said, state: state ? whole(table, state) : table.state };
}

/** What was said with this step, if the viewer may read it. */
export function lineOf({ version, what }: News): Line | null {
  if (what?.type === "said") return { version, seat: what.seat, phrase: what.phrase };
  return what?.type === "wrote" && what.text !== null ? { version, seat: what.seat, text: what.text } : null;
}

/** The new entries of the log. */
export function newEntries(table: Table, { entries }: News): Entry[] {
  return entries ? entriesOf(table.forms ?? [], entries) : [];
}

/** The state with its whole scene. */
function whole(table: Table, { update, choices, ...state }: NonNullable<News["state"]>): Live {
  const before = table.state;
  const scene = state.scene ?? (before && update ? updated(before.scene, table.forms ?? [], state.turn, update, choices) : null);
  if (!scene) throw new Error("an update came before the scene it changes");
  return { ...state, scene };
}
