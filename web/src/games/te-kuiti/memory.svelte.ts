// Tiles that were just shown and are face down or gone again stay visible for a moment, long enough for everyone to see.

import { SvelteMap } from "svelte/reactivity";
import type { Change } from "../../generated/scene";
import type { Table } from "../../board/table";

/** How long a tile stays visible after it was turned face down, and after it was taken. */
const glance = { down: 2000, gone: 1100 };

export class Memory {
  #shown = new SvelteMap<string, string>();
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #before = new Map<string, string>();
  #step = -1;

  constructor(table: () => Table) {
    $effect.pre(() => this.#look(table()));
    $effect(() => () => this.#timers.forEach(clearTimeout));
  }

  /** The face to show on a cell although it is no longer face up there. */
  face(cell: string): string | undefined {
    return this.#shown.get(cell);
  }

  #look({ news, still, scene }: Table) {
    const step = news.at(-1)?.step ?? 0;
    if (this.#step >= 0 && !still) this.#hear(news.filter((entry) => entry.step > this.#step).flatMap((entry) => entry.changes));
    this.#step = Math.max(this.#step, step);
    this.#before = new Map(scene.pieces.flatMap((piece) => (piece.face && piece.kind === "tile" ? [[piece.at, piece.face]] : [])));
  }

  #hear(changes: Change[]) {
    const seen = new Map(this.#before);
    for (const { motion, face, from, to } of changes) {
      if (motion === "flip" && face && to) seen.set(to, face);
      else if (motion === "flip" && to) this.#show(to, seen.get(to), glance.down);
      else if ((motion === "collect" || motion === "remove") && from) this.#show(from, seen.get(from), glance.gone);
    }
  }

  #show(cell: string, face: string | undefined, time: number) {
    if (!face) return;
    clearTimeout(this.#timers.get(cell));
    this.#shown.set(cell, face);
    this.#timers.set(cell, setTimeout(() => this.#shown.delete(cell), time));
  }
}
