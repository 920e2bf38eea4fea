// Ready-made choices of options for a new table: games/<slug>/presets.ts, described by `<slug>-preset-<key>` in the Fluent
// files. The defaults are the rules as printed.
import { cardOf } from "./games";
import { gameText, labelled, t, valueText } from "./voice.svelte";

type Options = Record<string, unknown>;
type Key = "quick" | "family" | "pro";

/** By key: the options that differ from the defaults. */
export type Presets = Partial<Record<Key, Options>>;
/** By key: how many minutes a match takes, if not as many as usual. */
export type Minutes = Partial<Record<Key, number>>;
/** By key: the number of players that it is for, if it means nothing to others. */
export type Seats = Partial<Record<Key, number>>;

const FILES = import.meta.glob<{ default: Presets; minutes?: Minutes; seats?: Seats }>("../games/*/presets.ts", { eager: true });

/** All ready-made rules of a game for this number of players, those of the box first. */
export function presetsOf(game: string, players: number): { key: string; options: Options; about: string; minutes: number | null }[] {
  const file = FILES[`../games/${game}/presets.ts`];
  const usual = cardOf(game).minutes;
  const others = Object.entries(file?.default ?? {}).filter(([key]) => (file?.seats?.[key as Key] ?? players) === players).map(([key, options]) => ({ key, options, about: gameText(game, `preset-${key}`) ?? "", minutes: file?.minutes?.[key as Key] ?? usual }));
  return [{ key: "printed", options: {}, about: t("preset-printed-more"), minutes: usual }, ...others];
}

/** Whether these options are the defaults with this preset, apart from the number of players. */
export function isChosen(preset: Options, options: Options, defaults: Options): boolean {
  return Object.keys(defaults).every((key) => key === "seats" || key === "mode" || options[key] === (preset[key] ?? defaults[key]));
}

/** The options that are not as printed, in words. */
export function changedOptions(game: string, options: Options, defaults: Options): string[] {
  const isOwn = ([key, value]: [string, unknown]) => key !== "seats" && JSON.stringify(defaults[key]) !== JSON.stringify(value);
  return Object.entries(options).filter(isOwn).map(([key, value]) => {
    // Seats are numbers, unless they are left to chance.
    const named = typeof value === "number" && defaults[key] === "random" ? t("seat", { number: value + 1 }) : valueText(game, key, String(value));
    return labelled(gameText(game, `option-${key}`) ?? key, named ?? String(value));
  });
}
