// One moment of an analysed match in a sentence: what was given up and what would have been better, or who was lucky.
import { bestOf, isByHidden, type Item } from "./review";
import type { Choice, Text } from "./types";
import { joined, t, voice } from "./voice.svelte";

/** Verdicts that something was given up. */
const ERRORS = new Set(["inaccurate", "mistake", "blunder"]);

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

/** A move of a decision in words, with what it brings. */
function wordsOf(step: number, move: string, choices: Record<string, Choice[]>, say: (text: Text) => string): string {
  const choice = choices[step]?.find((one) => one.move === move);
  return choice ? joined([say(choice.label), ...choice.effects.map((effect) => say(effect.label))]) : move;
}

/** What a bad move allowed: the best answer of the player who decides next, with the dice and cards that came, if it brings something. */
export function answerTo(item: Item, next: Item | undefined, names: string[], choices: Record<string, Choice[]>, say: (text: Text) => string): string {
  if (item.kind !== "decision" || next?.kind !== "decision" || next.seat === item.seat || !ERRORS.has(item.verdict)) return "";
  const best = bestOf(next)?.move;
  const brings = choices[next.step]?.find((choice) => choice.move === best)?.effects.length ?? 0;
  return best && brings > 0 ? t("review-answer", { name: names[next.seat] ?? "", move: wordsOf(next.step, best, choices, say) }) : "";
}

/** What happened, as `seat` felt it. `choices` has the moves of each decision in words, by its step. */
export function sentenceOf(item: Item, seat: number, names: string[], choices: Record<string, Choice[]>, say: (text: Text) => string): string {
  const name = names[item.kind === "decision" ? item.seat : seat] ?? "";
  if (item.kind === "chance") return t((item.luck[seat] ?? 0) >= 0 ? "review-lucky" : "review-unlucky", { name, percent: percent(Math.abs(item.luck[seat] ?? 0)) });
  const words = (move: string) => wordsOf(item.step, move, choices, say);
  if (isByHidden(item, seat)) return t("review-hidden", { name, move: words(item.made) });
  const best = bestOf(item);
  if (item.loss > 0 && best && best.move !== item.made) return t("review-gives-up", { name, move: words(item.made), percent: percent(item.loss), better: words(best.move) });
  const second = item.moves[1];
  if (best && second) return t("review-only", { name, move: words(item.made), percent: percent(best.value - second.value) });
  return t("review-forced", { name, move: words(item.made) });
}
