// One moment of an analysed match in a sentence: what was given up and what would have been better, or who was lucky.
import { bestOf, type Item } from "./review";
import type { Choice, Text } from "./types";
import { t, voice } from "./voice.svelte";

/** A share as a percentage, with a decimal if it is small. */
export function percent(share: number): string {
  const digits = Math.abs(share) < 0.1 ? 1 : 0;
  return (100 * share).toLocaleString(voice.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** What happened, as `seat` felt it. `choices` has the moves of each decision in words, by its step. */
export function sentenceOf(item: Item, seat: number, names: string[], choices: Record<string, Choice[]>, say: (text: Text) => string): string {
  const name = names[item.kind === "decision" ? item.seat : seat] ?? "";
  if (item.kind === "chance") return t((item.luck[seat] ?? 0) >= 0 ? "review-lucky" : "review-unlucky", { name, percent: percent(Math.abs(item.luck[seat] ?? 0)) });
  const wordsOf = (move: string) => {
    const choice = choices[item.step]?.find((one) => one.move === move);
    return choice ? [say(choice.label), ...choice.effects.map((effect) => say(effect.label))].join("; ") : move;
  };
  const best = bestOf(item);
  if (item.loss > 0 && best && best.move !== item.made) return t("review-gives-up", { name, move: wordsOf(item.made), percent: percent(item.loss), better: wordsOf(best.move) });
  const second = item.moves[1];
  if (best && second) return t("review-only", { name, move: wordsOf(item.made), percent: percent(best.value - second.value) });
  return t("review-forced", { name, move: wordsOf(item.made) });
}
