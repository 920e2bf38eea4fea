// The analysis of a finished match, put into words.
import type { Choice as Weighed, Decision, Item as AnyItem, Player, Progress, Review as AnyReview } from "../generated/review";
import type { Choice, Text } from "./types";

export type Item = AnyItem<string>;
export type Review = AnyReview<string>;
/** `choices` has the moves of each decision in words and `reasons` what speaks for the best one, both by step. */
export type Reviewed = { review: Review; choices: Record<string, Choice[]>; reasons: Record<string, Text[]>; isDone: boolean };
/** What the server sends, line by line, as it finds it. */
export type Line = { progress: Progress } | { review: Reviewed };
export type Mark = "brilliant" | "good" | "inaccurate" | "mistake" | "blunder" | "lucky" | "unlucky";

/** Seconds that an analysis takes, and those it takes for readers who want more precise figures. */
export const SHORT = 8;
export const LONG = 30;

/** From here on luck has a name, if it is beyond twice its error. */
const LUCKY = 0.06;

/** How many events an item has. */
export const eventsOf = (item: Item): number => (item.kind === "chance" ? item.events : 1);

/** The moment at which an item is looked at: a decision before it is made, chance once it has come. */
export const momentOf = (item: Item): number => (item.kind === "chance" ? item.step + item.events : item.step);

/** What an item changed for a seat, luck and decision apart. */
export function changeOf(item: Item, seat: number): { luck: number; decision: number } {
  if (item.kind === "chance") return { luck: item.luck[seat] ?? 0, decision: 0 };
  return { luck: item.hidden[seat] ?? 0, decision: item.change[seat] ?? 0 };
}

/** The mark of an item, as `seat` feels it; none for what is not remarkable. */
export function markOf(item: Item, seat: number): Mark | null {
  if (item.kind === "decision") return item.verdict === "forced" || item.verdict === "fine" ? null : item.verdict;
  const luck = item.luck[seat] ?? 0;
  if (Math.abs(luck) < LUCKY || Math.abs(luck) <= 2 * item.error) return null;
  return luck > 0 ? "lucky" : "unlucky";
}

/** The move that would have been best, and what it is worth. */
export const bestOf = (decision: Decision<string>): Weighed<string> | undefined => decision.moves[0];

/** What an item may be off by. */
export const noiseOf = (item: Item): number => (item.kind === "decision" ? item.noise : item.error);

/** Whether a sound move changed something by what its player could not see. */
export const isByHidden = (item: Item, seat: number): boolean => item.kind === "decision" && item.verdict === "fine" && Math.abs(item.hidden[seat] ?? 0) > Math.abs(item.change[seat] ?? 0);

/** What turned a match: what happened, for whom, and by how much. */
export type Turning = { item: Item; seat: number; change: number };

/** What changed hardly anything turned nothing. */
const LEAST = 0.01;

/** What turned the match: what changed most, if that is more than the analysis may be off by. */
export function turningOf(review: Review): Turning | null {
  const point = review.turning_point;
  const item = review.items.find((one) => one.step === point?.step);
  return point && item && point.change >= LEAST && point.change > noiseOf(item) ? { item, seat: point.seat, change: point.change } : null;
}

/** Verdicts that something was given up. */
export const ERRORS: ReadonlySet<string> = new Set(["inaccurate", "mistake", "blunder"]);

const worst = (items: Moment[]): Moment | null => items.reduce<Moment | null>((most, item) => (most && most.loss >= item.loss ? most : item), null);

/** How far the best move of a decision is ahead of the next one, if the analysis is sure of it and that move was made; else 0. */
function leadOf({ made, moves: [best, next] }: Moment): number {
  if (!best || !next || best.move !== made) return 0;
  const lead = best.value - next.value;
  return lead >= LEAST && lead > 2 * Math.hypot(best.error, next.error) ? lead : 0;
}

/** A decision with its place in the match. */
export type Moment = Extract<Item, { kind: "decision" }>;

/** What an analysis comes to for a seat: who gave away most, where it decided best, and where it was close. */
export interface Short {
  /** The seat's costliest error; none if no move of it was clearly one. */
  own: Moment | null;
  /** The costliest error of all others. */
  other: Moment | null;
  /** Its move that was furthest ahead of the next best one. */
  best: Moment | null;
  /** Its move after which another one looked better, though not clearly enough to call it an error. */
  close: Moment | null;
}

/** From here on a difference between two moves is worth telling. */
const CLOSE = 0.005;

/** Whether another move looked better, though not clearly enough to call the one that was made an error. */
const isClose = (item: Moment): boolean => item.verdict === "fine" && item.loss >= CLOSE && bestOf(item)?.move !== item.made;

/** The move that is shown of a decision, with the text that says what it is: one that was better or looked so, or the one made. */
export interface Advice {
  move: string;
  words: "coach-better" | "review-closer" | "review-best-move";
}

/** What is shown of a decision; nothing where no move stands out. */
export function adviceOf(item: Moment): Advice | null {
  const best = bestOf(item);
  if (!best || item.verdict === "forced") return null;
  const { move } = best;
  if (move === item.made) return item.verdict !== "fine" || leadOf(item) > 0 ? { move, words: "review-best-move" } : null;
  if (item.verdict !== "fine") return { move, words: "coach-better" };
  return isClose(item) ? { move, words: "review-closer" } : null;
}

/** Whether it cannot be told for a seat what was luck and what came of moves: neither is beyond twice its error. */
export const isBlurred = ({ luck, hidden, decisions, luck_error }: Player): boolean => Math.max(Math.abs(luck + hidden), Math.abs(decisions)) < 2 * luck_error;

export function shortOf(review: Review, seat: number): Short {
  const moments = review.items.filter((item): item is Moment => item.kind === "decision");
  const own = moments.filter((item) => item.seat === seat);
  const errors = moments.filter((item) => ERRORS.has(item.verdict));
  const best = own.reduce<Moment | null>((most, item) => (leadOf(item) > (most ? leadOf(most) : 0) ? item : most), null);
  const close = worst(own.filter(isClose));
  return { own: worst(errors.filter((item) => item.seat === seat)), other: worst(errors.filter((item) => item.seat !== seat)), best, close };
}

/** The item that the event after `step` belongs to. */
export function itemAt(review: Review, step: number): Item | undefined {
  return review.items.find((item) => item.step <= step && step < item.step + eventsOf(item));
}

/** What the seats can expect after each item, with the step then; the first point is the start. */
export function curveOf(review: Review, seat: number): { step: number; value: number }[] {
  let value = review.start[seat] ?? 0;
  const points = [{ step: 0, value }];
  for (const item of review.items) {
    const { luck, decision } = changeOf(item, seat);
    value += luck + decision;
    points.push({ step: item.step + eventsOf(item), value });
  }
  return points;
}

/** Values as parts of a whole. With more than two seats they are mean places, which do not add up to 1. */
export function sharesOf(values: number[]): number[] {
  const sum = values.reduce((all, value) => all + Math.max(0, value), 0);
  if (values.length === 1) return [values[0]!, 1 - values[0]!];
  return values.map((value) => (sum > 0 ? Math.max(0, value) / sum : 1 / values.length));
}

export type { Progress };
