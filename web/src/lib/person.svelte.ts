// One person on several devices, without an account: name, matches, settings and results are kept on the server under a key that only
// these devices know. Without a key everything stays in this browser.
import * as api from "./api";
import { blockedPeople, mutedSeats, readBlocks, selfKey, takeBlocksAlong } from "./manners.svelte";
import { bringTogether, forgotten, mine, type Gone, type Mine } from "./myTables.svelte";
import type { Result } from "./record";
import { addResults, results } from "./results.svelte";
import { keysOf } from "./seatKeys";
import { keep, keepSettings, read, settings, type Saved } from "./settings.svelte";

interface Data {
  settings: Saved;
  tables: Mine[];
  forgotten: Gone[];
  results: Result[];
}

interface Known {
  key: string;
  revision: number;
  /** The settings as both sides had them last, to see which side has changed them. */
  settings: string;
}

const KEY = "cowbell.person";
const DELETED = "cowbell.person-deleted";
/** Changes are sent together after this many milliseconds. */
const PAUSE = 1_500;
const TRIES = 5;

export const person = $state<{ key: string | null; isDeleted: boolean }>({
  key: read<Known | null>(KEY, null)?.key ?? null,
  /** Whether another device has deleted everything, so that this one is on its own again. */
  isDeleted: read(DELETED, false),
});

/** The link that makes another device this person's. */
export const personLink = (key: string): string => `${location.origin}/me#${key}`;

/** What this person's devices share. */
function everything(): Data {
  // Links that this browser has replaced are of no use to another device.
  const tables = mine.tables.map((one) => ({ ...one, tokens: one.tokens.map((token) => (token ? keysOf(one.table, token)[0]! : null)) }));
  return { settings: { ...settings }, tables, forgotten: forgotten(), results: results.list };
}

/** Everything that this browser and the server know of this person, for a file. */
export async function exported(): Promise<object> {
  // Puzzles are not part of the first load.
  const [{ progress }] = await Promise.all([import("./puzzles.svelte"), readBlocks()]);
  return { ...everything(), blocked: blockedPeople().map((one) => one.name), muted: mutedSeats(), puzzles: progress };
}

/** Begins to keep everything on the server, under the key that stands for this browser's person. */
export async function begin(): Promise<void> {
  await become({ key: selfKey(), revision: 0, settings: "" });
}

/** Makes this device one of the person with this key: their name and settings count. */
export async function adopt(key: string): Promise<void> {
  const { revision, data } = await api.kept(key);
  await takeBlocksAlong(key);
  merge(data as Data, true);
  await become({ key, revision, settings: JSON.stringify(settings) });
}

async function become(known: Known): Promise<void> {
  keep(KEY, known);
  await send();
  [person.key, person.isDeleted] = [known.key, false];
  localStorage.removeItem(DELETED);
  await withReminders(({ keepReminding, followTable }) => Promise.all([keepReminding(), ...mine.tables.map((one) => followTable(one.table))]));
}

/** Deletes everything on the server and in this browser. */
export async function deleteEverything(): Promise<void> {
  await api.deleteKept(selfKey()).catch((error: unknown) => (isNobody(error) ? null : Promise.reject(error)));
  await withReminders(({ remindMeNoLonger }) => remindMeNoLonger());
  localStorage.clear();
  sessionStorage.clear();
  location.assign("/");
}

/** Does something about reminders, which are not part of the first load. What fails is tried again with the next visit. */
async function withReminders(work: (reminders: typeof import("./push.svelte")) => Promise<unknown>): Promise<void> {
  await import("./push.svelte").then(work).catch(() => {});
}

function merge(data: Data, isTheirs: boolean): void {
  if (isTheirs) keepSettings(data.settings);
  bringTogether(data.tables, data.forgotten);
  addResults(data.results);
}

/** Reads what other devices have changed, and sends what this one has. */
export async function synchronize(): Promise<void> {
  try {
    await meetOthers();
  } catch (error) {
    if (!isNobody(error)) throw error;
    // Another device has deleted everything: the key opens nothing any more.
    localStorage.removeItem(KEY);
    keep(DELETED, true);
    [person.key, person.isDeleted] = [null, true];
  }
}

const isNobody = (error: unknown) => error instanceof api.Refused && error.problem.code === "NO_SUCH_PERSON";

async function meetOthers(): Promise<void> {
  const known = read<Known | null>(KEY, null);
  if (!known) return;
  const { revision, data } = await api.kept(known.key);
  if (revision !== known.revision) {
    merge(data as Data, known.settings === JSON.stringify(settings));
    keep(KEY, { ...known, revision });
  }
  if (inOrder(everything()) !== inOrder(data)) await send();
}

/** As JSON with sorted keys, to compare what was sent with what comes back. */
function inOrder(value: unknown): string {
  const sort = (_: string, part: unknown) => (part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([one], [two]) => (one < two ? -1 : 1))) : part);
  return JSON.stringify(value, sort);
}

async function send(): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const known = read<Known | null>(KEY, null);
    if (!known) return;
    try {
      const { revision } = await api.keepUnder(known.key, { revision: known.revision, data: everything() });
      return keep(KEY, { ...known, revision, settings: JSON.stringify(settings) });
    } catch (error) {
      // Another device was faster: first take over what it has changed.
      if (!(error instanceof api.Refused && error.problem.code === "STALE")) throw error;
      const { revision, data } = await api.kept(known.key);
      merge(data as Data, known.settings === JSON.stringify(settings));
      keep(KEY, { ...known, revision });
    }
  }
}

/** Keeps this browser and the server alike while the page is open. Call inside an effect. */
export function stayAlike(): (() => void) | void {
  if (!person.key) return;
  // What is not sent now is sent with the next change or visit.
  const meet = () => void synchronize().catch(() => {});
  const seen = () => document.hidden || meet();
  void JSON.stringify(everything());
  const timer = setTimeout(meet, PAUSE);
  document.addEventListener("visibilitychange", seen);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", seen);
  };
}
