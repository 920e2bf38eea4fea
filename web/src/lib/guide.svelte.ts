// Accompanies the first matches against bots: when something happens for the first time, one sentence says what it was.
import { announce } from "./announce.svelte";
import { firstOf, type Firsts } from "./firsts";
import { settings } from "./settings.svelte";
import type { Entry } from "./types";
import { gameText, t } from "./voice.svelte";

const FILES = import.meta.glob<Firsts>("../games/*/firsts.ts", { eager: true, import: "default" });

export class Guide {
  /** The sentence to be shown, until it is closed. */
  text = $state("");

  constructor(readonly game: string) {}

  /** `moves` counts what others have done since the player's own last move, where the board numbers it. */
  hear(entries: Entry[], moves = 0): void {
    // One thing at a time: what comes while something is being read is said when it comes again.
    if (this.text) return;
    const firsts = FILES[`../games/${this.game}/firsts.ts`];
    const met = settings.met.filter((one) => one.startsWith(`${this.game}.`)).map((one) => one.slice(this.game.length + 1));
    const key = firsts && settings.guide ? firstOf(firsts, entries, met) : null;
    if (key) this.#show(`${this.game}.${key}`, gameText(this.game, key) ?? "");
    else if (moves > 1 && settings.guide && !settings.met.includes("order")) this.#show("order", t("first-order"));
  }

  #show(met: string, text: string): void {
    settings.met = [...settings.met, met];
    this.text = text;
    announce(text);
  }

  close(): void {
    this.text = "";
  }
}
