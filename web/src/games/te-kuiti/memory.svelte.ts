// Tiles that were just shown and are face down or gone again stay visible for a moment, long enough for everyone to see. A
// ram or a shepherd stays until its fence has been dealt with.

import { SvelteMap } from "svelte/reactivity";
import type { Change } from "../../generated/scene";
import type { Display } from "../../board/display";

/** How long a tile stays visible after it was turned face down, and after it was taken. */
const glance = { down: 2600, gone: 1300 };
/** The phases in which someone decides about the fence of a ram or a shepherd. */
const PENDING = ["ram", "herd"];

export class Memory {
  #shown = new SvelteMap<string, string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #before = new Map<string, string>();
  #pending = new Set<string>();
  #step = -1;

  constructor(display: () => Display) {
    $effect.pre(() => this.#look(display()));
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  /** The face to show on a cell although it is no longer face up there. */
  face(cell: string): string | undefined {
    return this.#shown.get(cell);
  }

  #look({ news, still, scene }: Display) {
    const step = news.at(-1)?.step ?? 0;
    const isPending = PENDING.includes(scene.phase);
    if (!isPending) this.#release();
    if (this.#step >= 0 && !still) this.#hear(news.filter((entry) => entry.step > this.#step).flatMap((entry) => entry.changes), isPending);
    this.#step = Math.max(this.#step, step);
    this.#before = new Map(scene.pieces.flatMap((piece) => (piece.face && piece.kind === "tile" ? [[piece.at, piece.face]] : [])));
  }

  #hear(changes: Change[], isPending: boolean) {
    const seen = new Map(this.#before);
    for (const { motion, face, from, to } of changes) {
      if (motion === "flip" && face && to) seen.set(to, face);
      else if (motion === "flip" && to) this.#show(to, seen.get(to), glance.down);
      else if ((motion === "collect" || motion === "remove") && from) this.#show(from, seen.get(from), isPending ? null : glance.gone);
    }
  }

  /** Shows a face for some time, or until its fence has been dealt with. */
  #show(cell: string, face: string | undefined, time: number | null) {
    if (!face) return;
    clearTimeout(this.#timers.get(cell));
    this.#shown.set(cell, face);
    if (time === null) this.#pending.add(cell);
    else this.#timers.set(cell, setTimeout(() => this.#shown.delete(cell), time));
  }

  #release() {
    for (const cell of this.#pending) this.#shown.delete(cell);
    this.#pending.clear();
  }
}
