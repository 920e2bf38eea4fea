// The languages: each folder of crates/cowbell-scene/locales is one. What only the terminal says is left out. The build puts
// all files of a language into one chunk (vite.config.ts), so that speaking it is one request.

const HOME = "../../../crates/cowbell-scene/locales/";
const FILES = import.meta.glob<string>(["../../../crates/cowbell-scene/locales/*/*.ftl", "!../../../crates/cowbell-scene/locales/*/terminal.ftl"], { query: "?raw", import: "default" });

const codeOf = (path: string): string => path.slice(HOME.length).split("/")[0]!;

/** The codes of all languages, English first. */
export const LANGUAGES: readonly string[] = ["en", ...new Set(Object.keys(FILES).map(codeOf).filter((code) => code !== "en"))];

/** The texts of a language, file by file. */
export function textsOf(language: string): Promise<string[]> {
  const files = Object.entries(FILES).filter(([path]) => codeOf(path) === language);
  return Promise.all(files.map(([, load]) => load()));
}

/** What a language calls itself. */
export function nameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
