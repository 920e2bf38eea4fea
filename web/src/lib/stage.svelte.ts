// What is shown, and when: the server decides at once, the stage shows it beat by beat, as at a real table. A beat is one
// piece of news with the state after it. The viewer's own moves are shown at once; a tap or a key skips to the end.
import { afterLaying, beforeClearing, beforeRolling, lastBoard, lengthOf, withLastBoard, type Beat } from "./beats";
import { breakAfter, ofRound } from "./ending";
import { settings, type Pace } from "./settings.svelte";
import type { Entry, Live, Scene } from "./types";

const SPEED: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
/** If more beats than this are waiting, they are skipped, and one line says how much happened: many play at a large table. */
const most = (seats: number) => Math.max(8, 4 + 2 * seats);
/** How many beats can be shown again, and how many entries stay marked: a spectator's own move, which would end both, never comes. */
const KEPT = { beats: 40, entries: 120 };
/** How long these entries are shown at the player's pace, in milliseconds. */
const lasting = (beat: Pick<Beat, "entries" | "lasts">) => (beat.lasts ?? lengthOf(beat.entries)) * (SPEED[settings.pace] || SPEED.normal);
/** How long the move that ends a match is seen before the result covers it. */
const untilResult = (entries: Entry[]) => Math.max(1_400, lengthOf(entries) + 400);
export const resultAfter = (entries: Entry[]) => (settings.pace === "off" ? 0 : lasting({ entries, lasts: untilResult(entries) }));
/** How long a pause between rounds lasts if it ends by itself, in milliseconds. */
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
  /** Counts what is shown again, so that scores that go back are not counted as lost. */
  repeats = $state(0);
  /** The pause between two rounds: what happened, and what changes now. */
  between = $state.raw<{ key: string; entries: Entry[] } | null>(null);
  /** Whether the move that ended the round has been seen, so that a card may cover it. */
  isSeen = $state(false);

  #queue: Beat[] = [];
  #since: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether a beat is being shown, so that the next one waits. */
  isHeld = $state(false);
  /** Whether something is being shown that this screen's own player did not do. */
  isWatching = $state(false);

  constructor(
    state: Live,
    /** Whether a seat is played on this screen. */
    private isOwn: (seat: number) => boolean,
    private table: {
      /** Whether a bot plays for this screen: then everything is there to be watched, and nothing is skipped. */
      isWatched: () => boolean;
      /** Whether a pause ends by itself: a clock is running, or nobody plays at this screen. */
      isTimed: () => boolean;
      /** Whether a clock is running: then nothing keeps a player from moving. */
      hasClock: () => boolean;
    } = { isWatched: () => false, isTimed: () => false, hasClock: () => false },
  ) {
    this.state = state;
  }

  /** Adds news from the table; a beat without entries is a full update, shown at once. */
  push(beat: Beat): void {
    const mover = beat.entries.find((entry) => entry.seat !== undefined)?.seat;
    if (beat.entries.length === 0) return this.#jump(beat);
    if (mover !== undefined && this.isOwn(mover)) {
      this.#end();
      this.#since = [];
      [this.trail, this.skipped, this.canRepeat] = [[], 0, false];
      this.#queue = this.#beatsOf(beat).flatMap((one) => this.#stepsOf(one));
      // Shown at once; what others answer waits until it has been seen.
      return SPEED[settings.pace] === 0 ? this.finish() : this.#next();
    }
    const beats = this.#beatsOf(beat);
    this.#since = [...this.#since, ...beats].slice(-KEPT.beats);
    this.canRepeat = true;
    for (const one of beats) this.#queue.push(...this.#stepsOf(one));
    if (this.between) return void (this.isPlaying = true);
    if (SPEED[settings.pace] === 0) return this.finish();
    if (this.#queue.length > this.#most()) {
      const passed = this.#queue.length;
      this.finish();
      this.skipped = passed - this.#queue.length;
    } else if (!this.isHeld) this.#next();
    this.isPlaying = this.#queue.length > 0;
  }

  /** Shows all remaining beats at once, but stops at the end of a round: nobody should miss that. */
  finish(): void {
    if (this.between && !this.isSeen) return this.#pause();
    const pause = this.between ? -1 : this.#queue.findIndex((beat) => this.#isPause(beat));
    if (pause < 0) return this.#end();
    const [beat, later] = [this.#queue[pause]!, this.#queue.splice(pause + 1)];
    this.#end();
    this.#queue = later;
    this.#hold(beat);
    this.#pause();
  }

  /** Ends the pause between two rounds. */
  proceed(): void {
    clearTimeout(this.#timer);
    this.between = null;
    const passed = this.#queue.length;
    if (SPEED[settings.pace] !== 0 && passed <= this.#most()) return this.#next();
    this.finish();
    this.skipped = SPEED[settings.pace] === 0 ? 0 : passed - this.#queue.length;
  }

  /** Shows all remaining beats at once. */
  #end(): void {
    clearTimeout(this.#timer);
    const last = this.#queue.at(-1);
    const entries = this.#queue.flatMap((beat) => beat.entries);
    this.#queue = [];
    this.between = null;
    this.isHeld = this.isPlaying = this.isWatching = false;
    if (last) this.#show({ ...last, entries });
  }

  /** Whether play pauses at a beat. If a clock waits for this screen, the log has to do. */
  #isPause(beat: Beat): boolean {
    const { turn } = (this.#queue.at(-1) ?? beat).state;
    return beat.pause !== undefined && !(this.table.hasClock() && typeof turn === "object" && this.isOwn(turn.seat));
  }

  /** Stops at a beat. What ended the round has its time before anything covers it. */
  #hold(beat: Beat): void {
    [this.isHeld, this.isSeen] = [true, false];
    this.isPlaying = this.#queue.length > 0;
    this.between = { key: beat.pause!, entries: beat.entries };
    this.#timer = setTimeout(() => this.#pause(), lasting(beat));
  }

  /** Waits until the player goes on. */
  #pause(): void {
    clearTimeout(this.#timer);
    this.isSeen = true;
    if (this.table.isTimed()) this.#timer = setTimeout(() => this.proceed(), PAUSE);
  }

  #most(): number {
    return this.table.isWatched() ? Infinity : most(this.state.scene.sides.length);
  }

  /** Shows again what others did since this screen's own last move. */
  repeat(): void {
    this.isSeen = true;
    this.finish();
    [this.trail, this.skipped] = [[], 0];
    this.repeats += 1;
    this.#queue = [...this.#since];
    this.#next();
  }

  /** The end of a match that was already over when the page was opened: the last board, if the rules have cleared it. */
  recall(before: Scene, entries: Entry[]): void {
    if (!this.state.over) return;
    const cleared = beforeClearing(before, entries);
    if (!cleared) this.state = { ...this.state, scene: withLastBoard(before, this.state.scene) };
    else this.state = { ...this.state, scene: { ...this.state.scene, pieces: [...this.state.scene.pieces, ...cleared.pieces] } };
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Splits a beat that ends with a roll. */
  #beatsOf(beat: Beat): Beat[] {
    return beforeRolling(this.#queue.at(-1)?.state.scene ?? this.state.scene, beat, this.isOwn);
  }

  /** Splits a beat that clears the board in two, to keep the end of the round visible; after the last round for good. */
  #stepsOf(beat: Beat): Beat[] {
    const before = this.#queue.at(-1)?.state.scene ?? this.state.scene;
    const cleared = beforeClearing(before, beat.entries);
    const { scene } = beat.state;
    const pause = beat.state.over ? null : breakAfter(scene.game, beat.entries);
    if (pause === "round") {
      // What the rules prepare for the next round is seen when it begins.
      const ended = ofRound(scene.game, beat.entries);
      return [{ state: { ...beat.state, scene: lastBoard(before, scene, ended) }, entries: withoutClearing(ended), pause }, { state: beat.state, entries: beat.entries.slice(ended.length), isFresh: true }];
    }
    if (pause) return [{ ...beat, pause }];
    if (!cleared && beat.state.over) {
      // Who takes everything is seen doing so; beside the result it is something to look at again.
      const kept = withLastBoard(before, scene);
      return kept === scene ? [beat] : [{ ...beat, lasts: untilResult(beat.entries) }, { state: { ...beat.state, scene: kept }, entries: [] }];
    }
    if (!cleared) return [beat];
    if (beat.state.over) return [{ ...beat, state: { ...beat.state, scene: { ...scene, pieces: [...scene.pieces, ...cleared.pieces] } } }];
    const full = { ...scene, areas: before.areas, choices: [], buttons: [], phase: before.phase, ask: before.ask, turn: before.turn, pieces: afterLaying(before, beat.entries) };
    return [{ state: { ...beat.state, scene: full }, entries: withoutClearing(beat.entries), lasts: cleared.lasts }, { state: beat.state, entries: [], isFresh: true }];
  }

  #next(): void {
    const beat = this.#queue.shift();
    this.isHeld = beat !== undefined;
    this.isPlaying = this.#queue.length > 0;
    this.isWatching = !!beat && !beat.entries.some((entry) => entry.seat !== undefined && this.isOwn(entry.seat));
    if (!beat) return;
    this.#show(beat);
    if (this.#isPause(beat)) this.#hold(beat);
    else this.#timer = setTimeout(() => this.#next(), lasting(beat));
  }

  #show({ state, entries, isFresh = false }: Beat): void {
    this.state = state;
    this.news = entries;
    if (isFresh) this.trail = [];
    else if (!entries.some((entry) => entry.seat !== undefined && this.isOwn(entry.seat))) this.trail = [...this.trail, ...entries].slice(-KEPT.entries);
  }

  #jump({ state }: Beat): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#since = [];
    this.isHeld = this.isWatching = false;
    this.between = null;
    [this.trail, this.news, this.skipped, this.isPlaying, this.canRepeat] = [[], [], 0, false, false];
    this.state = state;
  }
}

/** The entries without the changes that clear the board. */
function withoutClearing(entries: Entry[]): Entry[] {
  return entries.map((entry) => ({ ...entry, changes: entry.changes.filter((change) => change.motion !== "remove") }));
}
