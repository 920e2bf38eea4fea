// What is shown, and when: the server decides at once, the stage shows it beat by beat, as at a real table. A beat is one
// piece of news with the state after it. The viewer's own moves are shown at once; a tap or a key skips to the end.
import { beforeClearing, lastBoard, lengthOf, type Beat } from "./beats";
import { breakAfter } from "./ending";
import { settings, type Pace } from "./settings.svelte";
import type { Entry, Live, Scene } from "./types";

const SPEED: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
/** If more beats than this are waiting, they are skipped, and one line says how much happened. */
const MOST = 8;
/** How long a pause between rounds lasts at most, in milliseconds: a clock may be running. */
const PAUSE = 20_000;

export class Stage {
  state = $state.raw<Live>()!;
  /** The log entries that led to the shown state. */
  news = $state.raw<Entry[]>([]);
  /** Everything others did since this screen's own last move, as far as it has been shown. */
  trail = $state.raw<Entry[]>([]);
  /** How many beats were skipped; 0 if none. */
  skipped = $state(0);
  /** Whether some beats have not been shown yet. */
  isPlaying = $state(false);
  /** Whether there are beats that can be shown again. */
  canRepeat = $state(false);
  /** The pause between two rounds: what happened, and what changes now. */
  between = $state.raw<{ key: string; entries: Entry[] } | null>(null);

  #queue: Beat[] = [];
  #since: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a beat is being shown, so that the next one waits. */
  #isHeld = false;

  constructor(
    state: Live,
    /** Whether a seat is played on this screen. */
    private isOwn: (seat: number) => boolean,
  ) {
    this.state = state;
  }

  /** Adds news from the table; a beat without entries is a full update, shown at once. */
  push(beat: Beat): void {
    const mover = beat.entries.find((entry) => entry.seat !== undefined)?.seat;
    if (beat.entries.length === 0) return this.#jump(beat);
    if (mover !== undefined && this.isOwn(mover)) {
      this.finish();
      this.#since = [];
      [this.trail, this.skipped, this.canRepeat] = [[], 0, false];
      const steps = this.#stepsOf(beat);
      if ((steps.length === 1 && !steps[0]!.pause) || SPEED[settings.pace] === 0) return this.#show(steps.at(-1)!);
      this.#queue = steps;
      return this.#next();
    }
    this.#since.push(beat);
    this.canRepeat = true;
    this.#queue.push(...this.#stepsOf(beat));
    if (SPEED[settings.pace] === 0) return this.finish();
    if (!this.between && this.#queue.length + Number(this.#isHeld) > MOST) {
      const passed = this.#queue.length;
      this.finish();
      this.skipped = passed;
    } else if (!this.#isHeld) this.#next();
    this.isPlaying = this.#queue.length > 0;
  }

  /** Shows all remaining beats at once. */
  finish(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    const entries = this.#queue.flatMap((beat) => beat.entries);
    this.#queue = [];
    this.between = null;
    this.#isHeld = this.isPlaying = false;
    if (last) this.#show({ state: last.state, entries });
  }

  /** Ends the pause between two rounds. */
  proceed(): void {
    clearTimeout(this.#timer);
    this.between = null;
    const passed = this.#queue.length;
    if (passed <= MOST) return this.#next();
    this.finish();
    this.skipped = passed;
  }

  /** Shows again what others did since this screen's own last move. */
  repeat(): void {
    this.finish();
    [this.trail, this.skipped] = [[], 0];
    this.#queue = [...this.#since];
    this.#next();
  }

  /** The end of a match that was already over when the page was opened: the last board, if the rules have cleared it. */
  recall(before: Scene, entries: Entry[]): void {
    const cleared = this.state.over ? beforeClearing(before, entries) : null;
    if (cleared) this.state = { ...this.state, scene: { ...this.state.scene, pieces: [...this.state.scene.pieces, ...cleared.pieces] } };
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Splits a beat that clears the board in two, to keep the end of the round visible; after the last round for good. */
  #stepsOf(beat: Beat): Beat[] {
    const before = this.#queue.at(-1)?.state.scene ?? this.state.scene;
    const cleared = beforeClearing(before, beat.entries);
    const { scene } = beat.state;
    const pause = beat.state.over ? null : breakAfter(scene.game, beat.entries);
    if (pause === "round") return [{ state: { ...beat.state, scene: lastBoard(before, scene, beat.entries) }, entries: withoutClearing(beat.entries), pause }, { state: beat.state, entries: [] }];
    if (pause) return [{ ...beat, pause }];
    if (!cleared) return [beat];
    if (beat.state.over) return [{ ...beat, state: { ...beat.state, scene: { ...scene, pieces: [...scene.pieces, ...cleared.pieces] } } }];
    const full = { ...scene, areas: before.areas, choices: [], buttons: [], phase: before.phase, ask: before.ask, turn: before.turn, pieces: [...before.pieces.filter((piece) => !cleared.pieces.some((other) => other.at === piece.at)), ...cleared.pieces] };
    return [{ state: { ...beat.state, scene: full }, entries: withoutClearing(beat.entries), lasts: cleared.lasts }, { state: beat.state, entries: [] }];
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.#isHeld = beat !== undefined;
    this.isPlaying = this.#queue.length > 0;
    if (!beat) return;
    this.#show(beat);
    if (beat.pause) {
      this.between = { key: beat.pause, entries: beat.entries };
      this.#timer = setTimeout(() => this.proceed(), PAUSE);
    } else this.#timer = setTimeout(() => this.#next(), (beat.lasts ?? lengthOf(beat.entries)) * (SPEED[settings.pace] || SPEED.normal));
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
    this.between = null;
    [this.trail, this.news, this.skipped, this.isPlaying, this.canRepeat] = [[], [], 0, false, false];
    this.state = state;
  }
}

/** The entries without the changes that clear the board. */
function withoutClearing(entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.motion !== "remove") }));
}
