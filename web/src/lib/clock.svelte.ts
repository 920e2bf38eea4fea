// The clocks of a table: counted down here between the server's messages, and written the way people write them.
import type { Clock, Clocks } from "./types";
import { t, voice } from "./voice.svelte";

/** How often the shown time is updated. */
const TICK = 200;
/** When a player is warned, in seconds before the time is up. */
export const WARNINGS = [30, 10] as const;

export class Countdown {
  #told = $state.raw<{ clocks: Clocks; at: number } | null>(null);
  #now = $state(0);

  /** The server says how the clocks stand. Unless it is a whole table, the countdown of the same move simply goes on. */
  hear(clocks: Clocks | null, isWhole: boolean): void {
    const told = this.#told?.clocks;
    if (!isWhole && clocks && told && clocks.since === told.since && clocks.running === told.running) return;
    this.#now = performance.now();
    this.#told = clocks && { clocks, at: this.#now };
  }

  /** Keeps the shown time moving; returns how to stop that. */
  run(): () => void {
    const timer = setInterval(() => (this.#now = performance.now()), TICK);
    return () => clearInterval(timer);
  }

  /** Whose clock runs. */
  get running(): number | null {
    return this.#told?.clocks.running ?? null;
  }

  /** Milliseconds until the time of a seat is up; null if it has no clock to show. */
  left(seat: number): number | null {
    if (!this.#told) return null;
    const { clocks, at } = this.#told;
    const left = clocks.left[seat] ?? 0;
    if (clocks.running !== seat) return left > 0 ? left : null;
    return Math.max(0, left + clocks.free - clocks.used - (this.#now - at));
  }
}

/** A time as on a clock: `4:05`, `1:02:05`, below ten seconds `0:07.3`; by correspondence `2 d 3 h`. */
export function face(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86_400)];
  const two = (number: number) => String(number).padStart(2, "0");
  if (days > 0) return t("clock-left-days", { days, hours: hours % 24 });
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  if (ms >= 10_000 || ms <= 0) return `${minutes}:${two(seconds % 60)}`;
  const tenths = (Math.floor(ms / 100) / 10).toLocaleString(voice.language, { minimumFractionDigits: 1, minimumIntegerDigits: 2 });
  return `0:${tenths}`;
}

/** The same in words. */
export function words(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  if (seconds >= 86_400) return face(ms);
  return t("clock-left", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** What a table's clock is, in words. */
export function clockText(clock: Clock | null): string {
  if (!clock) return t("clock-none");
  if ("days" in clock.pace) return t("clock-days", { days: clock.pace.days });
  const { time, increment, delay } = clock.pace.live;
  const minutes = Math.round(time / 6) / 10;
  return delay > 0 ? t("clock-delay", { seconds: delay, minutes }) : t("clock-live", { minutes, seconds: increment });
}

const live = (time: number, increment: number, delay = 0): Clock["pace"] => ({ live: { time, increment, delay } });

/** The paces that a new table offers. */
export const PACES: Clock["pace"][] = [live(180, 5), live(300, 5), live(600, 10), live(1200, 20), live(60, 0, 20), live(180, 0, 45), { days: 1 }, { days: 3 }, { days: 7 }];
