// What a screen reader is told, politely and once.
import { untrack } from "svelte";

export const spoken = $state({ text: "", turn: 0 });

/** Announces sentences. The same sentence twice is said twice: the region's two halves take turns. */
export function announce(...sentences: string[]): void {
  const text = sentences.filter(Boolean).join(" ");
  if (!text) return;
  spoken.text = text;
  // Whoever announces something does not follow what is announced.
  spoken.turn = untrack(() => spoken.turn) + 1;
}
