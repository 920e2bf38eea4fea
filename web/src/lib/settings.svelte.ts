// What this browser remembers about its person. Nothing of it leaves the machine but the name, at a table.

import { MediaQuery } from "svelte/reactivity";
import { LANGUAGES } from "./languages";

export type Theme = "auto" | "light" | "dark";
/** How fast others' moves are shown. */
export const PACES = ["slow", "normal", "fast", "off"] as const;
export type Pace = (typeof PACES)[number];

interface Saved {
  language: string | null;
  theme: Theme;
  sound: boolean;
  motion: "auto" | "none";
  pace: Pace;
  /** How strong the bots of a quick match are. */
  level: "easy" | "medium" | "hard" | "expert";
  /** Games whose lesson has been offered. */
  offered: string[];
  confirm: boolean;
  text: boolean;
  name: string;
}

// What the system says may change while the page is open: evening comes.
const evening = new MediaQuery("prefers-color-scheme: dark");
const calm = new MediaQuery("prefers-reduced-motion: reduce");

const KEY = "cowbell.settings";
const FIRST: Saved = { language: null, theme: "auto", sound: false, motion: "auto", pace: "normal", level: "medium", offered: [], confirm: false, text: false, name: "" };

export const settings = $state<Saved>({ ...FIRST, ...read(KEY, {}) });

/** Reads something this browser (or this tab) has kept; a damaged or forbidden store counts as empty. */
export function read<T>(key: string, otherwise: T, where: "browser" | "tab" = "browser"): T {
  try {
    return (JSON.parse(store(where).getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps something in this browser (or this tab), if it lets us. */
export function keep(key: string, value: unknown, where: "browser" | "tab" = "browser"): void {
  try {
    store(where).setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

function store(where: "browser" | "tab"): Storage {
  return where === "tab" ? sessionStorage : localStorage;
}

/** The chosen language, or the first of the browser's that we speak. */
export function language(): string {
  const wanted = [settings.language, ...navigator.languages.map((tag) => tag.split("-")[0]!.toLowerCase())];
  return wanted.find((code) => code !== null && LANGUAGES.includes(code)) ?? "en";
}

/** Whether things should stand still. */
export function isStill(): boolean {
  return settings.motion === "none" || calm.current;
}

/** Follows the settings: stores them, and dresses the page. Call inside an effect. */
export function follow(): void {
  keep(KEY, settings);
  const dark = settings.theme === "dark" || (settings.theme === "auto" && evening.current);
  const root = document.documentElement;
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.motion = isStill() ? "none" : "some";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", dark ? "#1f1b16" : "#fbf5e6");
}
