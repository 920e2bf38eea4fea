// One moment of an analysed match in words: what was given up and what would have been better, or who was lucky.
import type { Player } from "../generated/review";
import { ERRORS, bestOf, eventsOf, isBlurred, isByHidden, type Item, type Moment, type Turning } from "./review";
import type { Choice, Entry, Text } from "./types";
import { joined, percentage, t, voice } from "./voice.svelte";

/** Who and what the words are about. */
export interface Told {
  names: string[];
  /** The reader's own seat; none for a spectator. */
  you: number | null;
  /** The moves of each decision in words, by its step. */
  choices: Record<string, Choice[]>;
  entries: Entry[];
  say: (text: Text) => string;
}

/** A share as a percentage, with a decimal if it is small. */
export function percent(share: number): string {
  const digits = Math.abs(share) < 0.1 ? 1 : 0;
  return (100 * share).toLocaleString(voice.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Points with one decimal. */
export const pointsText = (points: number, form: Intl.NumberFormatOptions = {}): string => points.toLocaleString(voice.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, ...form });

/** What an error costs in points, if that is beyond twice its noise. */
export function costOf(item: Item): string {
  if (item.kind !== "decision" || !item.points || !ERRORS.has(item.verdict)) return "";
  const { loss, noise } = item.points;
  return loss >= 0.05 && loss > 2 * noise ? t("review-costs-points", { points: pointsText(loss) }) : "";
}

/** A seat in a sentence: by its name, or as the reader. */
const about = (seat: number, { names, you }: Told) => ({ name: names[seat] ?? "", who: seat === you ? "you" : "other" });

/** Whether an effect is about another player: in a sentence about the mover it would be hard to read. */
const isAboutOther = ({ label }: Choice["effects"][number]): boolean => Object.values(label.args ?? {}).some((arg) => typeof arg === "object" && "seat" in arg);

/** A move of a decision in words, with what it brings its player if that is to be told. */
function wordsOf(step: number, move: string, { choices, say }: Told, withEffects = false): string {
  const choice = choices[step]?.find((one) => one.move === move);
  const effects = withEffects ? choice?.effects.filter((effect) => !isAboutOther(effect)) : [];
  return choice ? joined([say(choice.label), ...(effects ?? []).map((effect) => say(effect.label))]) : move;
}

/** What a bad move allowed: the best answer of the player who decides next, with the dice and cards that came, if it brings something. */
export function answerTo(item: Item, next: Item | undefined, told: Told): string {
  if (item.kind !== "decision" || next?.kind !== "decision" || next.seat === item.seat || !ERRORS.has(item.verdict)) return "";
  const best = bestOf(next)?.move;
  const brings = told.choices[next.step]?.find((choice) => choice.move === best)?.effects ?? [];
  return best && !brings.every(isAboutOther) ? t("review-answer", { ...about(next.seat, told), move: wordsOf(next.step, best, told, true) }) : "";
}

/** An error in a few words, and what it cost. */
export const errorOf = (item: Moment, told: Told): string => t("review-costliest", { ...about(item.seat, told), move: wordsOf(item.step, item.made, told), percent: percent(item.loss) });

/** That no move of a seat was clearly an error. */
export const cleanOf = (seat: number, told: Told): string => t("review-clean", about(seat, told));

/** What luck and what moves changed for a seat over the whole match, and how sure that is. */
export function balanceOf(player: Player, told: Told): string {
  if (isBlurred(player)) return t("review-blurred");
  const { seat, luck, hidden, decisions, luck_error: error } = player;
  const balance = t("review-balance", { ...about(seat, told), kind: told.names.length > 2 ? "places" : "chances", luck: signed(luck + hidden), moves: signed(decisions) });
  return error > 0 ? `${balance} ${t("review-noise", { percent: percent(error) })}` : balance;
}

const signed = (share: number): string => percentage(share, { signDisplay: "exceptZero" });

/** A decision between two moves that were close together. */
export function closeOf(item: Moment, told: Told): string {
  const better = bestOf(item)?.move ?? "";
  return t("review-close", { ...about(item.seat, told), move: wordsOf(item.step, item.made, told), better: wordsOf(item.step, better, told), percent: percent(item.loss) });
}

/** What happened, as `seat` felt it. */
export function sentenceOf(item: Item, seat: number, told: Told): string {
  if (item.kind === "chance") return t((item.luck[seat] ?? 0) >= 0 ? "review-lucky" : "review-unlucky", { ...about(seat, told), percent: percent(Math.abs(item.luck[seat] ?? 0)) });
  const made = { ...about(item.seat, told), move: wordsOf(item.step, item.made, told) };
  if (isByHidden(item, seat)) return t("review-hidden", made);
  const best = bestOf(item);
  if (item.loss > 0 && best && best.move !== item.made) return t("review-gives-up", { ...made, percent: percent(item.loss), better: wordsOf(item.step, best.move, told, true) });
  const second = item.moves[1];
  if (best && second) return t("review-only", { ...made, percent: percent(best.value - second.value) });
  return t("review-forced", made);
}

/** What dice, cards or tiles brought, as the log tells it. */
export function eventOf(item: Item, { entries, say }: Told, most = 3): string {
  return entries
    .filter((entry) => entry.step > item.step && entry.step <= item.step + eventsOf(item) && entry.text.id !== "log-remember")
    .slice(-most)
    .map((entry) => say(entry.text))
    .join(" ");
}

/** What turned a match, in the same words wherever it is told: what happened, and what that changed. */
export function turningText({ item, seat, change }: Turning, told: Told): string {
  const from = item.values[seat] ?? 0;
  const share = (value: number) => percentage(Math.min(1, Math.max(0, value)));
  return `${happened(item, seat, told)} ${t("review-change", { ...about(seat, told), from: share(from), to: share(from + change), kind: told.names.length > 2 ? "places" : "chances" })}`;
}

function happened(item: Item, seat: number, told: Told): string {
  if (item.kind === "chance") return eventOf(item, told, 1);
  const made = { ...about(item.seat, told), move: wordsOf(item.step, item.made, told) };
  if (isByHidden(item, seat)) return t("review-hidden", made);
  const best = bestOf(item);
  if (item.verdict === "forced") return t("review-forced", made);
  if (best?.move === item.made) return t("turning-best", made);
  return best && ERRORS.has(item.verdict) ? t("turning-better", { ...made, better: wordsOf(item.step, best.move, told) }) : t("turning-played", made);
}
