// The proof that the dice of a match were fair: everything is derived again, and compared with the match and with what this browser
// has seen of it. Nothing in the server's answer is taken for granted. docs/fair-dice.md says what that proves.
import { areByTheRules, isOutcome } from "./chances";
import type { Entry, Proof } from "./types";

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

/** The version of the dice with promises. */
const PROMISED = 2;
/** The version of the dice of the match of the day, which are no secret: there is nothing to prove. */
export const OF_DAY = 3;

const hex = (bytes: ArrayBuffer) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
const bytes = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const utf8 = (text: string) => new TextEncoder().encode(text);

/** Browsers offer their cryptography only to pages that came over https or from this machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** The promise of a salt; an empty text where the browser cannot make one. */
export async function promiseOf(salt: string): Promise<string> {
  return canCheck() ? hex(await crypto.subtle.digest("SHA-256", utf8(salt))) : "";
}

/** The match that the dice are said to belong to. */
export interface Played {
  game: string;
  seats: number;
  /** Its log, as the server shows it now. */
  entries: Pick<Entry, "step" | "seat" | "event">[];
  /** The random events that this browser saw happen, by their number. */
  drawn: Record<number, string>;
}

type Wrong = "seal" | "seal-changed" | "salts" | "my-salt" | "not-asked" | "promises-changed" | "draws" | "match" | "seen" | "outcomes";

export interface Checked {
  /** The draws that this browser has derived. */
  draws: number;
  /** Those of them that it saw when they happened. */
  watched: number;
  /** What is wrong, as the last part of a message; none if nothing is. */
  wrong: Wrong | null;
  /** Whether this browser had seen seal and promises before the first draw. */
  isWitness: boolean;
  /** Whether it knows what every draw chose from: not if the match goes on from another one. */
  isWhole: boolean;
  /** The seats that promised a salt and did not show it. */
  withheld: number[];
}

/** Derives everything again, and compares it with the match and with what this browser has seen of it. */
export async function check(proof: Proof, seen: Witness | undefined, played: Played): Promise<Checked> {
  const withheld = proof.promises.flatMap((promise, seat) => (promise && !proof.salts[seat] ? [seat] : []));
  const watched = Object.values(played.drawn).filter((told) => isOutcome(played.game, told)).length;
  const isWhole = countOfChances(played) === proof.draws.length;
  const found = (wrong: Wrong | null): Checked => ({ draws: proof.draws.length, watched, wrong, isWitness: seen?.promises != null, isWhole, withheld });
  const seed = bytes(proof.seed ?? "");
  if (hex(await crypto.subtle.digest("SHA-256", seed)) !== proof.commitment) return found("seal");
  if (seen?.promises && seen.commitment !== proof.commitment) return found("seal-changed");
  if ([proof.salts, proof.promises].some(({ length }) => length !== played.seats)) return found("salts");
  const seats: string[] = [];
  for (const [seat, salt] of proof.salts.entries()) {
    const promised = proof.promises[seat] ?? "";
    if (proof.dice >= PROMISED && salt && (await promiseOf(salt)) !== promised) return found("salts");
    seats.push(proof.dice >= PROMISED ? `${promised}:${salt}` : salt);
  }
  // Dice without the salt of this browser prove nothing to it.
  if (seen && !seen.promises) return found("not-asked");
  if (seen && proof.salts[seen.seat] !== seen.salt) return found("my-salt");
  if (seen?.promises && (proof.dice !== PROMISED || seen.promises.join() !== proof.promises.join())) return found("promises-changed");
  const key = await mac(seed, utf8([`cowbell fair dice ${proof.dice}`, ...seats].join("\n")));
  for (const { step, outcomes, outcome } of proof.draws) {
    if ((await draw(key, step, outcomes)) !== outcome) return found("draws");
  }
  if (!areOfMatch(proof, played)) return found("match");
  if (!areAsSeen(proof, played)) return found("seen");
  // What was drawn before, at another table, is missing in what is left.
  if (isWhole && !areByTheRules(played.game, proof.draws)) return found("outcomes");
  return found(null);
}

const countOfChances = ({ entries }: Played) => entries.filter(({ seat }) => seat === undefined).length;

/** Whether someone who was told this may have been told of this outcome. */
const tells = (game: string, told: string, outcome: string) => told === outcome || (!isOutcome(game, told) && told.split(" ")[0] === outcome.split(" ")[0]);

/** Whether the draws are the random events of the match, all of them and in their order, from the first that is of these dice. */
function areOfMatch({ draws }: Proof, { game, entries }: Played): boolean {
  const first = draws[0]?.step ?? Infinity;
  const events = entries.filter(({ seat, step }) => seat === undefined && step > first);
  return events.length === draws.length && events.every(({ step, event }, at) => step === draws[at]!.step + 1 && tells(game, event, draws[at]!.outcome));
}

/** Whether all that this browser saw being drawn is among the draws. */
function areAsSeen({ draws }: Proof, { game, drawn }: Played): boolean {
  const outcomes = new Map(draws.map(({ step, outcome }) => [step + 1, outcome]));
  return Object.entries(drawn).every(([step, told]) => tells(game, told, outcomes.get(Number(step)) ?? ""));
}

async function mac(key: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, text));
}

/** The outcome that the dice give for an event. */
async function draw(key: Uint8Array<ArrayBuffer>, step: number, outcomes: [string, number][]): Promise<string> {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  // Weights that are none would never come to an end.
  if (!(total >= 1 && total < 2 ** 32) || !outcomes.every(([, weight]) => Number.isInteger(weight) && weight > 0)) return "";
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
