// Fair dice, as far as this browser can answer for them: it promises a salt when it sits down, shows it when every seat is taken,
// remembers what it has seen before, and derives every draw itself after the end. docs/fair-dice.md says what that proves.
import { keep, read } from "./settings.svelte";
import { randomHex } from "./seatKeys";
import type { Proof } from "./types";

/** What this browser knew before the first draw. */
export interface Witness {
  table: string;
  seat: number;
  /** The seal of the seed, as it was shown before this browser showed its salt. */
  commitment: string;
  salt: string;
  /** All promises, as they were shown when this browser showed its salt. */
  promises: string[] | null;
}

const KEY = "cowbell.dice";
const MOST = 200;

const all = () => read<Witness[]>(KEY, []);
const isSame = (one: Witness, table: string, seat: number) => one.table === table && one.seat === seat;

/** What this browser knew at a seat. */
export const witness = (table: string, seat: number): Witness | undefined => all().find((one) => isSame(one, table, seat));

function remember(one: Witness): void {
  keep(KEY, [one, ...all().filter((other) => !isSame(other, one.table, one.seat))].slice(0, MOST));
}

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Browsers offer their cryptography only to pages that came over https or from this machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The promise of a salt; an empty text where the browser cannot make one. */
export async function promiseOf(salt: string): Promise<string> {
  return canCheck() ? hex(await crypto.subtle.digest("SHA-256", utf8(salt))) : "";
}

/** A new salt. */
export const newSalt = (): string => randomHex(16);

/** The salt for a seat: a new one, or the one that was promised there before. */
export function saltOf(table: string, seat: number): string {
  const salt = witness(table, seat)?.salt ?? newSalt();
  if (!witness(table, seat)) keepSalt(table, seat, salt);
  return salt;
}

/** Keeps the salt that was promised for a seat. */
export const keepSalt = (table: string, seat: number, salt: string): void => remember({ table, seat, commitment: "", salt, promises: null });

/** The salt to show, now that these are the seal and all the promises. None if this browser has promised nothing. */
export function reveal(table: string, seat: number, commitment: string, promises: string[]): string | null {
  const before = witness(table, seat);
  if (!before || !promises[seat]) return null;
  // What was there first counts: anything later could have been made to fit.
  if (!before.promises) remember({ ...before, commitment, promises });
  return before.salt;
}

export interface Checked {
  /** The draws that this browser has derived. */
  draws: number;
  /** What is wrong, as the last part of a message; none if nothing is. */
  wrong: "seal" | "seal-changed" | "salts" | "my-salt" | "promises-changed" | "draws" | null;
  /** Whether this browser had seen seal and promises before the first draw. */
  isWitness: boolean;
}

/** Derives everything again. */
export async function check(proof: Proof, seen: Witness | undefined): Promise<Checked> {
  const isWitness = seen?.promises != null;
  const found = (wrong: Checked["wrong"], draws = 0): Checked => ({ draws, wrong, isWitness });
  const seed = bytes(proof.seed ?? "");
  if (hex(await crypto.subtle.digest("SHA-256", seed)) !== proof.commitment) return found("seal");
  if (seen?.promises && seen.commitment !== proof.commitment) return found("seal-changed");
  const seats: string[] = [];
  for (const [seat, salt] of proof.salts.entries()) {
    const promised = proof.promises[seat] ?? "";
    if (proof.dice > 1 && salt && (await promiseOf(salt)) !== promised) return found("salts");
    seats.push(proof.dice > 1 ? `${promised}:${salt}` : salt);
  }
  if (seen?.promises && proof.salts[seen.seat] !== seen.salt) return found("my-salt");
  if (seen?.promises && seen.promises.join() !== proof.promises.join()) return found("promises-changed");
  const key = await mac(seed, utf8([`cowbell fair dice ${proof.dice}`, ...seats].join("\n")));
  for (const { step, outcomes, outcome } of proof.draws) {
    if ((await draw(key, step, outcomes)) !== outcome) return found("draws");
  }
  return found(null, proof.draws.length);
}

async function mac(key: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, text));
}

/** The outcome that the dice give for an event. */
async function draw(key: Uint8Array<ArrayBuffer>, step: number, outcomes: [string, number][]): Promise<string> {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const limit = Math.floor(2 ** 32 / total) * total;
  for (let block = 0; ; block++) {
    const words = new DataView((await mac(key, utf8(`${step}:${block}`))).buffer);
    for (let at = 0; at < 32; at += 4) {
      const word = words.getUint32(at);
      if (word >= limit) continue;
      let rest = word % total;
      for (const [text, weight] of outcomes) {
        if (rest < weight) return text;
        rest -= weight;
      }
    }
  }
}
