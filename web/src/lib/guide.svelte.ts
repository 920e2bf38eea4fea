// Accompanies the first matches against bots: when something happens for the first time, one sentence says what it was.
import { announce } from "./announce.svelte";
import { firstOf, type Firsts } from "./firsts";
import { settings } from "./settings.svelte";
import type { Entry } from "./types";
import { gameText } from "./voice.svelte";

const FILES = import.meta.glob<Firsts>("../games/*/firsts.ts", { eager: true, import: "default" });

export class Guide {
  /** The sentence to be shown, until it is closed. */
  text = $state("");

  constructor(readonly game: string) {}

  hear(entries: Entry[]): void {
    const firsts = FILES[`../games/${this.game}/firsts.ts`];
    const met = settings.met.filter((one) => one.startsWith(`${this.game}.`)).map((one) => one.slice(this.game.length + 1));
    const key = firsts && settings.guide ? firstOf(firsts, entries, met) : null;
    if (!key) return;
    settings.met = [...settings.met, `${this.game}.${key}`];
    this.text = gameText(this.game, key) ?? "";
    announce(this.text);
  }

  close(): void {
    this.text = "";
  }
}
