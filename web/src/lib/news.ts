import type { News, Table } from "./types";

/** The table after one step of its history: what the server says replaces what was there, nothing is worked out here. */
export function after(table: Table, { version, head, state }: News): Table {
  return { ...table, ...head, version, state: state ?? table.state };
}
