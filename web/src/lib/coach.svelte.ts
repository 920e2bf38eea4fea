// The coach at the table, for those who train against bots: what the seats can expect, and a warning before a blunder.
// The server refuses both where somebody else plays.
import * as api from "./api";
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

/** Values as parts of a whole. With more than two seats they are mean places, which do not add up to 1. */
export function sharesOf(values: number[]): number[] {
  const sum = values.reduce((all, value) => all + Math.max(0, value), 0);
  if (values.length === 1) return [values[0]!, 1 - values[0]!];
  return values.map((value) => (sum > 0 ? Math.max(0, value) / sum : 1 / values.length));
}
