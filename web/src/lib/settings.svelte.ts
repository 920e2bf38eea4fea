// The user's settings, stored in this browser. They leave it only if the user wants them on other devices (person.svelte.ts); the name
// is shown at a table.

import { MediaQuery } from "svelte/reactivity";
import type { LEVELS } from "../generated/levels";
import { LANGUAGES } from "./languages";

export const THEMES = ["auto", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast others' moves are shown. */
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

export interface Saved {
  language: string | null;
  theme: Theme;
  sound: boolean;
  motion: "auto" | "none";
  pace: Pace;
  /** How strong the bots of a quick match are. */
  level: (typeof LEVELS)[number];
  /** Games whose lesson has been taken or declined. */
  offered: string[];
  /** Whether the first matches against bots are accompanied, and what has been explained there. */
  guide: boolean;
  met: string[];
  confirm: boolean;
  text: boolean;
  name: string;
}

// The system's theme can change while the page is open, for example in the evening.
const evening = new MediaQuery("prefers-color-scheme: dark");
const stark = new MediaQuery("prefers-contrast: more");
const calm = new MediaQuery("prefers-reduced-motion: reduce");

const KEY = "cowbell.settings";
const FIRST: Saved = { language: null, theme: "auto", sound: false, motion: "auto", pace: "normal", level: "easy", offered: [], guide: true, met: [], confirm: false, text: false, name: "" };

export const settings = $state<Saved>({ ...FIRST, ...read(KEY, {}) });

/** Takes over settings from another device. */
export function keepSettings(theirs: Partial<Saved>): void {
  Object.assign(settings, theirs);
}

/** From now on the lesson of this game is not offered at its tables. */
export function offerNoMore(game: string): void {
  if (!settings.offered.includes(game)) settings.offered = [...settings.offered, game];
}

/** Reads a stored value of this browser (or tab); damaged or blocked storage counts as empty. */
export function read<T>(key: string, otherwise: T, where: "browser" | "tab" = "browser"): T {
  try {
    return (JSON.parse(store(where).getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Stores a value in this browser (or tab), if allowed. */
export function keep(key: string, value: unknown, where: "browser" | "tab" = "browser"): void {
  try {
    store(where).setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then the value lasts only as long as the page.
  }
}

function store(where: "browser" | "tab"): Storage {
  return where === "tab" ? sessionStorage : localStorage;
}

/** The chosen language, or the first of the browser's languages that we have. */
export function language(): string {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.split("-")[0]!.toLowerCase())];
  return wanted.find((code) => code !== null && LANGUAGES.includes(code)) ?? "en";
}

/** Whether motion is reduced. */
export function isStill(): boolean {
  return settings.motion === "none" || calm.current;
}

/** Stores the settings and applies them to the page. Call inside an effect. */
export function follow(): void {
  keep(KEY, settings);
  const system = evening.current ? "dark" : stark.current ? "contrast" : "light";
  const theme = settings.theme === "auto" ? system : settings.theme;
  const colour = { light: "#fbf5e6", dark: "#1f1b16", contrast: "#ffffff" }[theme];
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.motion = isStill() ? "none" : "some";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
}
