// Formats texts in the user's language, from the same Fluent files as every other client.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { textsOf } from "./languages";
import type { Text } from "./types";

/** The current language; `null` until the first one is loaded. */
export const voice = $state<{ bundle: FluentBundle | null; language: string }>({ bundle: null, language: "en" });

/** Creates the Fluent bundle of a language from its files. */
export function bundleOf(language: string, sources: Iterable<string>): FluentBundle {
  // All our languages are written left to right, so inserted values need no direction marks.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Switches to another language. */
export async function speak(language: string): Promise<void> {
  const sources = await textsOf(language);
  voice.bundle = bundleOf(language, sources);
  voice.language = language;
  document.documentElement.lang = language;
}

function format(bundle: FluentBundle | null, id: string, args: Record<string, FluentVariable>): string | null {
  const pattern = bundle?.getMessage(id)?.value;
  // Errors are collected in the list and still leave readable text; the tests check for them.
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** Texts without arguments are always the same in a language. */
const fixed = new WeakMap<FluentBundle, Map<string, string>>();

/** A text of the page around the boards. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = voice;
  if (args || !bundle) return format(bundle, `web-${key}`, args ?? {}) ?? key;
  let known = fixed.get(bundle);
  if (!known) fixed.set(bundle, (known = new Map()));
  let text = known.get(key);
  if (text === undefined) known.set(key, (text = format(bundle, `web-${key}`, {}) ?? key));
  return text;
}

/**
 * A text about a game, found by key: an option, a value of one, a step of its lesson. The game's own message is
 * `<slug>-<key>`; a message shared by all games is `<key>`.
 */
export function gameText(game: string, key: string, args: Record<string, FluentVariable> = {}): string | null {
  return format(voice.bundle, `${game}-${key}`, args) ?? format(voice.bundle, key, args);
}

/** What players call a value of an option: the final phase `latched` is "until the round ends", `seed:7` has a number. */
export function valueText(game: string, option: string, value: string): string | null {
  const [word = value, number = ""] = value.split(":");
  return gameText(game, `value-${option}-${word}`, { number }) ?? gameText(game, `value-${word}`);
}

/** "Label: text", with the colon as the language writes it. */
export const labelled = (label: string, text: string): string => t("labelled", { label, text });

/** A text that stands alone begins with a capital letter, unless it begins with the name of a cell, such as a1. */
export const capital = (text: string): string => text.replace(/^\p{Ll}(?!\d)/u, (letter) => letter.toLocaleUpperCase(voice.language));

/** Several parts with semicolons, as the language writes them. */
export const joined = (parts: readonly string[]): string => (parts.length === 0 ? "" : parts.reduce((first, next) => t("joined", { first, next })));

/** Several names in one sentence: "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(voice.language).format(names);
}

/** The reader's own variety of the page's language, such as British English, if the browser names one: it writes dates. */
export const locale = (): string => navigator.languages.find((one) => one.split("-")[0] === voice.language) ?? voice.language;

/** A share as a percentage, as the language writes it. */
export const percentage = (share: number, form: Intl.NumberFormatOptions = {}): string => new Intl.NumberFormat(voice.language, { style: "percent", ...form }).format(share);

/** Whether such a text exists. */
export function has(id: string): boolean {
  return voice.bundle?.hasMessage(id) ?? false;
}

/** Formats scene texts for one viewer at a table of named players. What has not changed from one scene to the next is formatted once. */
export function teller(me: number | null, names: readonly string[]): (text: Text) => string {
  let said = new WeakMap<Text, string>();
  let bundle: FluentBundle | null = null;
  const say = (text: Text): string => {
    if (bundle !== voice.bundle) [bundle, said] = [voice.bundle, new WeakMap()];
    let words = said.get(text);
    if (words === undefined) said.set(text, (words = formatted(text)));
    return words;
  };
  const formatted = (text: Text): string => {
    const args: Record<string, FluentVariable> = {};
    for (const [key, arg] of Object.entries(text.args ?? {})) {
      if (typeof arg !== "object") args[key] = arg;
      else if ("id" in arg) args[key] = say(arg);
      else {
        args.seat = arg.seat;
        args.name = names[arg.seat] ?? String(arg.seat);
        args.who = arg.seat === me ? "you" : "other";
      }
    }
    return format(voice.bundle, text.id, args) ?? text.id;
  };
  return say;
}
