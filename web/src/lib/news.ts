import type { News, Table } from "./types";

/** The table after one step of its history: what the server sends replaces the old values; nothing is derived here. */
export function after(table: Table, { version, head, state }: News): Table {
  return { ...table, ...head, version, state: state ?? table.state };
}
