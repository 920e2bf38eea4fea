// What is shown, and when: the server decides at once, the stage shows it beat by beat, as at a table. A beat is one
// piece of news with the state after it. One's own moves are shown at once; a tap or a key finishes what is under way.
import { beforeClearing, lengthOf, type Beat } from "./beats";
import { settings, type Pace } from "./settings.svelte";
import type { Entry, Live } from "./types";

const SPEED: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
/** More than this is not watched through: one line says how much happened. */
const MOST = 8;

export class Stage {
  state = $state.raw<Live>()!;
  /** What the state that is shown brought. */
  news = $state.raw<Entry[]>([]);
  /** Everything others did since this screen's own last move, as far as it has been shown. */
  trail = $state.raw<Entry[]>([]);
  /** How many beats were passed over; 0 when nothing was. */
  skipped = $state(0);
  /** Whether something has happened that is not shown yet. */
  isPlaying = $state(false);
  /** Whether there is something that can be shown again. */
  canRepeat = $state(false);

  #queue: Beat[] = [];
  #since: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a beat is being looked at: the next one waits. */
  #isHeld = false;

  constructor(
    state: Live,
    /** Whether a seat is played on this screen. */
    private isOwn: (seat: number) => boolean,
  ) {
    this.state = state;
  }

  /** News from the table; without entries it is a fresh view, shown as it is. */
  push(beat: Beat): void {
    const mover = beat.entries.find((entry) => entry.seat !== undefined)?.seat;
    if (beat.entries.length === 0) return this.#jump(beat);
    if (mover !== undefined && this.isOwn(mover)) {
      this.finish();
      this.#since = [];
      [this.trail, this.skipped, this.canRepeat] = [[], 0, false];
      const steps = this.#stepsOf(beat);
      if (steps.length === 1 || SPEED[settings.pace] === 0) return this.#show(steps.at(-1)!);
      this.#queue = steps;
      return this.#next();
    }
    this.#since.push(beat);
    this.canRepeat = true;
    this.#queue.push(...this.#stepsOf(beat));
    if (SPEED[settings.pace] === 0) return this.finish();
    if (this.#queue.length + Number(this.#isHeld) > MOST) {
      const passed = this.#queue.length;
      this.finish();
      this.skipped = passed;
    } else if (!this.#isHeld) this.#next();
    this.isPlaying = this.#queue.length > 0;
  }

  /** Shows the rest at once. */
  finish(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    const entries = this.#queue.flatMap((beat) => beat.entries);
    this.#queue = [];
    this.#isHeld = this.isPlaying = false;
    if (last) this.#show({ state: last.state, entries });
  }

  /** Shows again what others did since this screen's own last move. */
  repeat(): void {
    this.finish();
    [this.trail, this.skipped] = [[], 0];
    this.#queue = [...this.#since];
    this.#next();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** A beat that clears the board is two: what ended the round stays in sight; after the last round for good. */
  #stepsOf(beat: Beat): Beat[] {
    const before = this.#queue.at(-1)?.state.scene ?? this.state.scene;
    const cleared = beforeClearing(before, beat.entries);
    if (!cleared) return [beat];
    const { scene } = beat.state;
    if (beat.state.over) return [{ ...beat, state: { ...beat.state, scene: { ...scene, pieces: [...scene.pieces, ...cleared.pieces] } } }];
    const full = { ...scene, areas: before.areas, choices: [], buttons: [], phase: before.phase, ask: before.ask, turn: before.turn, pieces: [...before.pieces.filter((piece) => !cleared.pieces.some((other) => other.at === piece.at)), ...cleared.pieces] };
    return [{ state: { ...beat.state, scene: full }, entries: beat.entries.map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.motion !== "remove") })), lasts: cleared.lasts }, { state: beat.state, entries: [] }];
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.#isHeld = beat !== undefined;
    this.isPlaying = this.#queue.length > 0;
    if (!beat) return;
    this.#show(beat);
    this.#timer = setTimeout(() => this.#next(), (beat.lasts ?? lengthOf(beat.entries)) * (SPEED[settings.pace] || SPEED.normal));
  }

  #show({ state, entries }: Beat): void {
    this.state = state;
    this.news = entries;
    if (!entries.some((entry) => entry.seat !== undefined && this.isOwn(entry.seat))) this.trail = [...this.trail, ...entries];
  }

  #jump({ state }: Beat): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#since = [];
    this.#isHeld = false;
    [this.trail, this.news, this.skipped, this.isPlaying, this.canRepeat] = [[], [], 0, false, false];
    this.state = state;
  }
}
