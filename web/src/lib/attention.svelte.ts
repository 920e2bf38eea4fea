// What calls for a player's attention besides the board: whose turn it is, the clock, and what others say and ask. Each is heard,
// announced to screen readers, and shown for a moment where it has a place.
import { untrack } from "svelte";
import { announce } from "./announce.svelte";
import { WARNINGS } from "./clock.svelte";
import type { Live } from "./live.svelte";
import { isHidden } from "./manners.svelte";
import { requestText } from "./requests";
import { play as sound } from "./sound";
import { notify, title } from "./turnNotice";
import type { Line, Live as State, Table } from "./types";
import { labelled, t } from "./voice.svelte";

/** What the table's page knows, read again whenever it changes. */
export interface Seen {
  /** The name of the game. */
  readonly name: string;
  readonly table: Table;
  /** The state that is shown, which may lag behind the table's. */
  readonly now: State;
  readonly isMine: boolean;
  readonly names: readonly string[];
  /** What the scene asks for, in words. */
  readonly ask: string;
}

/** How long something that was said stays in sight, in milliseconds. */
const MOMENT = 6_000;

export class Attention {
  /** What someone said just now, shown beside the speaker. */
  bubble = $state.raw<Line | null>(null);
  /** What someone asked or answered just now. */
  answered = $state("");

  constructor(live: Live, seen: Seen) {
    this.#turn(seen);
    this.#clock(live, seen);
    this.#lines(live, seen);
    this.#requests(live, seen);
  }

  /** Signals the turn to players who are looking elsewhere, and the end of the match. */
  #turn(seen: Seen): void {
    let called = -1;
    $effect(() => {
      title(seen.name, seen.isMine ? `● ${t("your-turn")}` : "");
      const { step } = seen.now;
      untrack(() => {
        if (seen.isMine && called !== step) {
          called = step;
          sound("turn");
          void notify(t("your-turn"), labelled(seen.name, seen.ask));
        }
        if (seen.now.over && called !== -2) {
          called = -2;
          sound("over");
        }
      });
    });
  }

  /** The clock of the player at this screen: a warning is heard and read, once each. */
  #clock({ clock }: Live, seen: Seen): void {
    $effect(() => clock.run());
    let warned = Infinity;
    $effect(() => {
      const { you } = seen.table;
      const left = you !== null && clock.running === you ? clock.left(you) : null;
      const due = left === null ? Infinity : WARNINGS.findLast((seconds) => left > 0 && left <= seconds * 1000) ?? Infinity;
      untrack(() => {
        if (due < warned) {
          sound("clock");
          announce(t("clock-hurry", { seconds: Math.ceil(left! / 1000) }));
        }
        warned = due;
      });
    });
  }

  /** The last line of the chat, unless its speaker is blocked. */
  #lines(live: Live, seen: Seen): void {
    $effect(() => {
      const { line } = live;
      if (!line || untrack(() => isHidden(seen.table.table, line.seat))) return;
      this.bubble = line;
      untrack(() => announce(labelled(seen.names[line.seat]!, line.text ?? t(`phrase-${line.phrase!}`))));
      const timer = setTimeout(() => (this.bubble = null), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  /** What someone asked or answered stays in sight for its moment even if a bot moves at once. */
  #requests(live: Live, seen: Seen): void {
    let fading = 0;
    let isQuestion = false;
    $effect(() => {
      const { what } = live;
      const words = what ? untrack(() => requestText(what, seen.table, seen.names)) : "";
      // A move answers what was asked.
      if (!words && isQuestion) this.answered = "";
      if (!words) return;
      isQuestion = what?.type === "asked" || what?.type === "offered";
      untrack(() => announce(words));
      this.answered = words;
      clearTimeout(fading);
      fading = window.setTimeout(() => (this.answered = ""), MOMENT);
    });
    $effect(() => () => clearTimeout(fading));
  }
}
