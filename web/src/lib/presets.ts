// Ready-made choices of options for a new table: games/<slug>/presets.ts, described by `<slug>-preset-<key>` in the Fluent
// files. The defaults are the rules as printed.

/** By key: the options that differ from the defaults. */
export type Presets = Partial<Record<"quick" | "family" | "pro", Record<string, unknown>>>;

const FILES = import.meta.glob<Presets>("../games/*/presets.ts", { eager: true, import: "default" });

export const presetsOf = (game: string): Presets => FILES[`../games/${game}/presets.ts`] ?? {};

/** Whether these options are the defaults with this preset, apart from the number of players. */
export function isChosen(preset: Record<string, unknown>, options: Record<string, unknown>, defaults: Record<string, unknown>): boolean {
  return Object.keys(defaults).every((key) => key === "seats" || key === "mode" || options[key] === (preset[key] ?? defaults[key]));
}
