// The voice: says texts in the reader's language, from the same Fluent files as every other client.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { textsOf } from "./languages";
import type { Text } from "./types";

/** The language that is spoken now; `null` until the first one is loaded. */
export const voice = $state<{ bundle: FluentBundle | null; language: string }>({ bundle: null, language: "en" });

/** Makes the bundle of a language from the texts of its files. */
export function bundleOf(language: string, sources: Iterable<string>): FluentBundle {
  // Our languages are all written from left to right: no marks around what is put in.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Speaks another language from now on. */
export async function speak(language: string): Promise<void> {
  const bundle = bundleOf(language, await textsOf(language));
  voice.bundle = bundle;
  voice.language = language;
  document.documentElement.lang = language;
}

function format(bundle: FluentBundle | null, id: string, args: Record<string, FluentVariable>): string | null {
  const pattern = bundle?.getMessage(id)?.value;
  // Errors are reported in the list and leave a readable text; the tests look for them.
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : null;
}

/** A text of the page around the boards. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  return format(voice.bundle, `web-${key}`, args) ?? key;
}

/**
 * A text about a game that is asked for by name: an option, a value of one, a step of its lesson. The game's own message is
 * `<slug>-<key>`; what means the same in every game is `<key>`.
 */
export function gameText(game: string, key: string, args: Record<string, FluentVariable> = {}): string | null {
  return format(voice.bundle, `${game}-${key}`, args) ?? format(voice.bundle, key, args);
}

/** Whether there is such a text. */
export function has(id: string): boolean {
  return voice.bundle?.hasMessage(id) ?? false;
}

/** Says scene texts to one person at a table of named players. */
export function teller(me: number | null, names: readonly string[]): (text: Text) => string {
  const say = (text: Text): string => {
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
