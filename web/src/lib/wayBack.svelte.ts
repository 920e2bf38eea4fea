// The match that a reader of the rules, of a lesson or of the settings has come from, kept for this tab until another page is opened.
import { keep, read } from "./settings.svelte";

const KEY = "cowbell.came";

let came = $state(read<string | null>(KEY, null, "tab"));

/** The path of the match to go back to. */
export const wayBack = (): string | null => came;

/** Every page that is opened is noted. */
export function pass(path: string): void {
  if (path.startsWith("/learn/") || path === "/settings") return;
  came = path.startsWith("/t/") ? path : null;
  keep(KEY, came, "tab");
}
