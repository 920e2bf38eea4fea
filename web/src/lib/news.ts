import type { Live, News, Table } from "./types";
import { updated } from "./update";

/** The table after one step of its history: what the server sends replaces the old values; nothing is derived here. */
export function after(table: Table, { version, head, state }: News): Table {
  return { ...table, ...head, version, state: state ? whole(table.state, state) : table.state };
}

/** The state with its whole scene. */
function whole(before: Live | null, { update, choices, ...state }: NonNullable<News["state"]>): Live {
  const scene = state.scene ?? (before && update ? updated(before.scene, update, choices) : null);
  if (!scene) throw new Error("an update came before the scene it changes");
  return { ...state, scene };
}
