// Requests to the server. A problem is thrown unchanged, so that the page can show it.
import type { Line, Progress, Reviewed } from "./review";
import { keysOf } from "./seatKeys";
import type { Blocks, Considered, Created, DayMatches, DayMessage, DayPuzzle, Device, DeviceCount, Entry, GameInfo, Hint, Imported, Joined, Kept, Lobby, Look, Moment, NewTable, Problem, Proof, PushKey, Puzzle, PuzzleList, SeatKind, Seek, Sought, Table } from "./types";

/** Thrown when the server refuses, or cannot be reached (`OFFLINE`). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The secret of a seat as a header: the browser's own, if it has replaced the link. */
function bearer(path: string, token: string | null): Record<string, string> {
  const table = /^\/tables\/(\w+)/.exec(path)?.[1] ?? "";
  return token ? { Authorization: `Bearer ${keysOf(table, token)[0]}` } : {};
}

async function ask<T>(path: string, token: string | null = null, body?: unknown, verb?: "PUT" | "DELETE"): Promise<T> {
  const headers = bearer(path, token);
  if (body !== undefined) headers["Content-Type"] = typeof body === "string" ? "application/jsonl" : "application/json";
  const method = verb ?? (body === undefined ? "GET" : "POST");
  const sent = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api/v1${path}`, { method, headers, body: sent });
  } catch {
    throw new Refused({ code: "OFFLINE", message: "The server cannot be reached." });
  }
  const read = await answer.json().catch(() => ({ code: "BUSY", message: answer.statusText }));
  if (!answer.ok) throw new Refused(read as Problem);
  return read as T;
}

let known: Promise<GameInfo[]> | null = null;

/** The games, requested once per visit. */
export function games(): Promise<GameInfo[]> {
  known ??= ask<GameInfo[]>("/games").catch((error) => {
    known = null;
    throw error;
  });
  return known;
}

/** What is kept under a personal key. */
export const kept = (key: string) => ask<Kept>("/me", key);
export const keepUnder = (key: string, kept: Kept) => ask<{ revision: number }>("/me", key, kept, "PUT");
export const deleteKept = (key: string) => ask<{ revision: number }>("/me", key, undefined, "DELETE");

/** Whom the holder of a key has blocked, and which seats of a table are theirs. */
export const blocks = (key: string, table: string) => ask<Blocks>(`/me/blocks${table ? `?table=${table}` : ""}`, key);
export const block = (key: string, table: string, seat: number) => ask<Blocks>("/me/blocks", key, { table, seat });
/** Blocks everyone whom the person with an earlier key has blocked. */
export const adoptBlocks = (key: string, earlier: string) => ask<Blocks>("/me/blocks", key, { key: earlier }, "PUT");
export const unblock = (key: string, id: string) => ask<Blocks>(`/me/blocks/${id}`, key, undefined, "DELETE");
/** Tells the operators of the server about a player. */
export const report = (table: string, token: string, seat: number, reason: string) => ask<{ version: number }>(`/tables/${table}/reports`, token, { seat, reason });

/** Reminders: the server's key, this browser under a personal key, and the seats of a person. */
export const pushKey = () => ask<PushKey>("/push");
export const addDevice = (key: string, device: Device) => ask<DeviceCount>("/me/push", key, device, "PUT");
export const removeDevice = (key: string, endpoint: string) => ask<DeviceCount>("/me/push", key, { endpoint }, "DELETE");
export const follow = (table: string, token: string, person: string) => ask<DeviceCount>(`/tables/${table}/push`, token, { person }, "PUT");

export const lobby = () => ask<Lobby>("/tables");
export const dayMessage = () => ask<DayMessage>("/message");
export const create = (request: NewTable) => ask<Created>("/tables", null, request);
export const seek = (request: Seek) => ask<Sought>("/seeks", null, request);
export const join = (table: string, name: string, promise: string, token: string, person: string) => ask<Joined>(`/tables/${table}/join`, null, { name, promise, token, person });
/** What the holder of the token may know of a table. */
export const table = (table: string, token: string | null) => ask<Table>(`/tables/${table}?show=scene`, token);
export const history = (table: string, token: string | null) => ask<{ version: number; entries: Entry[]; times?: number[] }>(`/tables/${table}/history`, token);
export const hint = (table: string, token: string) => ask<Hint>(`/tables/${table}/hint`, token, {});
/** What the seats can expect, and what a move would give up. Only where all others are bots. */
export const consider = (table: string, token: string, move?: string) => ask<Considered>(`/tables/${table}/consider`, token, { move });
/** What might have followed in a finished match if the seat to move had made another move. */
export const line = (table: string, token: string | null, step: number, move: string, seat?: number) => ask<Moment[]>(`/tables/${table}/line`, token, { step, move, seat });
export const proof = (table: string, token: string | null) => ask<Proof>(`/tables/${table}/proof`, token);
export const bring = (record: string) => ask<Imported>("/records", null, record);
export const look = (request: { game: string; options?: Record<string, unknown>; position?: string; seat?: number; moves?: string[] }) =>
  ask<Look>("/look", null, request);
export const branch = (table: string, token: string | null, step: number, seats: SeatKind[]) =>
  ask<Created>(`/tables/${table}/branch`, token, { step, seats });

/** The match after its first `step` events; once it is over, from any seat's view. */
export function moment(table: string, token: string | null, step: number, seat?: number): Promise<Moment> {
  return ask<Moment>(`/tables/${table}/scenes/${step}${seat === undefined ? "" : `?seat=${seat}`}`, token);
}

/** The puzzles there are. */
export const puzzles = () => ask<PuzzleList[]>("/puzzles");

/** A puzzle, with its answer. */
export const puzzle = (game: string, number: number) => ask<Puzzle>(`/puzzles/${game}/${number}`);

/** The matches of a day, with the tries of the holder of a personal key. */
export const day = (date: string, person: string) => ask<DayMatches>(`/days/${date}`, person);
/** The puzzle of a day, with the first answer of the holder of a personal key. */
export const dayPuzzle = (date: string, person: string) => ask<DayPuzzle>(`/days/${date}/puzzle`, person);
export const answerDay = (date: string, person: string, move: string) => ask<DayPuzzle>(`/days/${date}/puzzle`, null, { person, move });
export const playDay = (date: string, game: string, person: string) => ask<Created>(`/days/${date}/${game}`, null, { person });

/** The record as text. A plain link would not do, because reading it may need a token. */
export async function record(table: string, token: string | null): Promise<string> {
  const path = `/tables/${table}/record`;
  const answer = await fetch(`/api/v1${path}`, { headers: bearer(path, token) });
  if (!answer.ok) throw new Refused((await answer.json()) as Problem);
  return answer.text();
}

/** Reads the analysis of a table until it is done, after some seconds, or `signal` stops it. */
export async function review(table: string, token: string | null, seconds: number, signal: AbortSignal, onprogress: (progress: Progress) => void, onreview: (reviewed: Reviewed) => void): Promise<void> {
  const path = `/tables/${table}/review?seconds=${seconds}`;
  const answer = await fetch(`/api/v1${path}`, { headers: bearer(path, token), signal }).catch(() => {
    throw new Refused({ code: "OFFLINE", message: "The server cannot be reached." });
  });
  if (!answer.ok || !answer.body) throw new Refused((await answer.json()) as Problem);
  const reader = answer.body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      const line = JSON.parse(text) as Line;
      if ("progress" in line) onprogress(line.progress);
      else onreview(line.review);
    }
  }
}
