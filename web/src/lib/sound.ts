// Soft synthesized sounds: no files to load. Off unless the user turns them on.
import { settings } from "./settings.svelte";
import type { Motion } from "./types";

type Tone = { hertz: number; at: number; long: number; shape?: OscillatorType; loud?: number };

const TUNES: Record<string, Tone[]> = {
  place: [{ hertz: 220, at: 0, long: 0.09, shape: "triangle" }],
  move: [{ hertz: 260, at: 0, long: 0.08, shape: "triangle" }],
  flip: [{ hertz: 330, at: 0, long: 0.05 }, { hertz: 440, at: 0.06, long: 0.07 }],
  collect: [{ hertz: 392, at: 0, long: 0.1 }, { hertz: 523, at: 0.08, long: 0.14 }],
  draw: [{ hertz: 300, at: 0, long: 0.05 }],
  roll: [0, 0.05, 0.11].map((at) => ({ hertz: 180 + at * 600, at, long: 0.04, shape: "triangle" as const })),
  remove: [{ hertz: 180, at: 0, long: 0.12 }],
  turn: [{ hertz: 587, at: 0, long: 0.18, loud: 0.7 }, { hertz: 880, at: 0.02, long: 0.3, loud: 0.35 }],
  clock: [0, 0.15].map((at) => ({ hertz: 740, at, long: 0.09, shape: "triangle" as const, loud: 0.7 })),
  no: [{ hertz: 150, at: 0, long: 0.12, shape: "triangle" }],
  over: [392, 494, 587, 784].map((hertz, index) => ({ hertz, at: index * 0.11, long: 0.25 })),
};

let context: AudioContext | null = null;

/** Plays a short tune: a motion on the board, `turn` (the cowbell), `clock` (hurry up), `no`, or `over`. */
export function play(tune: Motion | "turn" | "clock" | "no" | "over"): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const { hertz, at, long, shape = "sine", loud = 0.5 } of TUNES[tune] ?? []) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: shape, frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.linearRampToValueAtTime(loud * 0.12, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + long + 0.02);
  }
}
