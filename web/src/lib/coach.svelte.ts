// The coach at the table, for those who train against bots: what the seats can expect, and a warning before a blunder.
// The server refuses both where someone else plays.
import * as api from "./api";
import { sharesOf } from "./review";
import type { Considered } from "./types";

export class Coach {
  /** What each seat can expect, in shares that add up to 1; null if that is not known. */
  shares = $state.raw<number[] | null>(null);

  constructor(
    readonly table: string,
    readonly token: () => string | null,
  ) {}

  /** Finds out what the seats can expect now. A coach who does not answer is not missed. */
  async look(): Promise<void> {
    const said = await this.#ask();
    if (said) this.shares = sharesOf(said.values);
  }

  /** A warning, if the move is a blunder. */
  async warning(move: string): Promise<Considered | null> {
    const said = await this.#ask(move);
    return said?.blunder && said.better !== move ? said : null;
  }

  async #ask(move?: string): Promise<Considered | null> {
    const token = this.token();
    return token ? api.consider(this.table, token, move).catch(() => null) : null;
  }
}
