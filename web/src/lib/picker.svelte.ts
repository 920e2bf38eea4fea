// The player's current input: what is selected, what is previewed, which move waits for confirmation.
import { begin, idsOf, open, preview, tap, type Tap } from "./choose";
import { explain, type Explanation } from "./explain";
import { problemOf } from "./problemText";
import { settings } from "./settings.svelte";
import { play as sound } from "./sound";
import type { Choice, Considered, Problem, Scene, Text } from "./types";

/** Nobody wants a move after which there is nothing to do but pass, or one that leaves points lying. */
const isRegrettable = (choice: Choice) => choice.effects.some((effect) => effect.kind === "stuck" || effect.kind === "leave");

export class Picker {
  ids = $state.raw<string[]>([]);
  hover = $state<string | null>(null);
  /** A complete move that waits for confirmation: another move fits too, the tap was inexact, or it ends the turn. */
  asked = $state.raw<Choice | null>(null);
  /** Why the waiting move was suggested; null if it was not. */
  hint = $state.raw<Text[] | null>(null);
  /** What the coach says about the waiting move, if it is a blunder. */
  warning = $state.raw<Considered | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** An explanation of a thing that could not be chosen, unless the refusal already explains it. */
  about = $state.raw<Explanation | null>(null);
  /** An explanation that was asked for. It stays while others move, until it is closed or something else is touched. */
  told = $state.raw<Explanation | null>(null);
  /** Counts refusals, so that each one shakes the board again. */
  refusals = $state(0);
  busy = $state(false);
  /** The id that confirms the waiting move when it is tapped again. */
  #again: string | null = null;

  constructor(
    readonly scene: () => Scene | null,
    /** Makes the move; throws if it is refused. */
    readonly play: (move: string) => Promise<unknown>,
    /** A warning before a move is made, if there is reason for one. */
    readonly check: (move: string) => Promise<Considered | null> = async () => null,
  ) {}

  readonly preview = $derived.by((): Choice | null => {
    const scene = this.scene();
    if (!scene) return null;
    // A move that waits may still become a larger one: that is shown while the pointer is where it would.
    const larger = this.asked && this.hover !== null && !this.hint && !this.warning ? preview(scene, this.ids, this.hover) : null;
    return larger ?? this.asked ?? preview(scene, this.ids, this.hover);
  });

  /** Starts over, with the ids shared by all choices. */
  reset(): void {
    const scene = this.scene();
    const ids = scene ? begin(scene) : [];
    // The same selection is not drawn again.
    if (ids.join() !== this.ids.join()) this.ids = ids;
    this.asked = this.#again = null;
    this.hint = this.warning = null;
    this.hover = null;
  }

  /** A tap on a place, piece or button. What was aimed at with a finger, leads to nothing, or optionally ends the turn waits for confirmation. */
  async tap(id: string, isAimed = false): Promise<void> {
    const scene = this.scene();
    if (!scene || this.busy) return;
    this.problem = this.about = this.told = null;
    if (this.asked && this.#again === id) return this.make(this.asked.move);
    if (scene.choices.length === 0) return this.#explain(scene, id, scene.turn === "over" ? "IS_OVER" : "NOT_YOUR_TURN");
    // A hint only shows something: what it selected is not what the player has chosen, and goes with it.
    const chosen = this.hint ? begin(scene) : this.ids;
    const done: Tap = this.hint && chosen.includes(id) ? { kind: "more", ids: chosen } : tap(scene, chosen, id);
    this.asked = this.#again = null;
    this.hint = this.warning = null;
    this.ids = done.ids;
    if (done.kind === "ask") this.asked = done.choice;
    else if (done.kind === "ready" && (isAimed || isRegrettable(done.choice) || (settings.confirm && done.choice.ends))) {
      this.asked = done.choice;
      this.#again = id;
    } else if (done.kind === "ready") await this.make(done.choice.move);
    else if (done.kind === "no") {
      // The server knows why. If no legal move has this form, the thing simply cannot be chosen now.
      if (done.attempt) await this.make(done.attempt);
      if (!this.#problemHasReason()) this.#explain(scene, id, "NOT_NOW");
    }
  }

  /** Explains a thing without choosing it; what cannot be chosen now also says why. */
  async ask(id: string, isSpot = false): Promise<void> {
    const scene = this.scene();
    if (!scene) return;
    const isOpen = this.ids.includes(id) || open(scene, this.ids).has(id) || open(scene, []).has(id);
    if (!isOpen && isSpot) return this.tap(id);
    this.problem = this.about = null;
    this.told = explain(scene, id, isOpen);
  }

  #problemHasReason(): boolean {
    return this.problem?.clause !== undefined && this.problem.clause !== null;
  }

  /** Explains the thing, with the rule about it. Only where there is nothing to explain is it a refusal. */
  #explain(scene: Scene, id: string, code: string): void {
    const problem = { code, message: "" } as Problem;
    this.about = explain(scene, id);
    if (this.about) this.problem = problem;
    else this.refuse(problem);
  }

  /** Shows a move with its reasons as if it had been selected, and waits for confirmation. */
  suggest(move: string, reasons: Text[]): Choice | null {
    const choice = this.scene()?.choices.find((choice) => choice.move === move) ?? null;
    if (choice) {
      this.problem = this.about = this.told = null;
      this.ids = idsOf(choice);
      this.asked = choice;
      this.hint = reasons;
      this.#again = null;
    }
    return choice;
  }

  /** Confirms the waiting move. */
  async agree(): Promise<void> {
    // Confirmed after a warning, or suggested by the coach itself: nothing more to say.
    if (this.asked && !this.busy) await this.make(this.asked.move, this.warning !== null || this.hint !== null);
  }

  /** Makes a move, unless the coach has a warning: then it waits for confirmation. */
  async make(move: string, isSure = false): Promise<void> {
    this.busy = true;
    try {
      const choice = this.scene()?.choices.find((one) => one.move === move);
      const warning = isSure || !choice ? null : await this.check(move);
      if (warning && choice) {
        this.ids = idsOf(choice);
        this.asked = choice;
        this.warning = warning;
        this.#again = null;
        return;
      }
      await this.play(move);
      this.asked = this.warning = null;
    } catch (error) {
      this.refuse(problemOf(error));
    } finally {
      this.busy = false;
    }
  }

  refuse(problem: Problem): void {
    this.problem = problem;
    this.refusals += 1;
    sound("no");
  }
}
