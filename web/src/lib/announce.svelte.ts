// Polite announcements for screen readers.
import { untrack } from "svelte";

export const spoken = $state({ text: "", turn: 0 });

/** Announces sentences. A repeated sentence is announced again, because the two halves of the live region alternate. */
export function announce(...sentences: string[]): void {
  const text = sentences.filter(Boolean).join(" ");
  if (!text) return;
  spoken.text = text;
  // Untracked: an effect that announces something must not run again because of the announcement.
  spoken.turn = untrack(() => spoken.turn) + 1;
}
