import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "@playwright/test";
import { hasWrong } from "../../src/lib/lesson";
import { GAMES } from "../browser/games";

const HOME = new URL("../../../crates/cowbell-scene/locales/", import.meta.url);
const LANGUAGES = readdirSync(HOME);

const read = (language: string, file: string) => readFileSync(new URL(`${language}/${file}`, HOME), "utf8");
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
const variables = (source: string, id: string) => {
  const text = new RegExp(`^${id} =(.*(?:\\n[ \\t}].*)*)`, "m").exec(source)?.[1] ?? "";
  return [...new Set([...text.matchAll(/\$(\w+)/g)].map((match) => match[1]))].sort();
};

for (const file of readdirSync(new URL("en/", HOME))) {
  test(`${file} says the same things in every language`, () => {
    const english = read("en", file);
    for (const language of LANGUAGES) {
      const source = read(language, file);
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(source)), language).toEqual([]);
      expect(ids(source).sort(), `${language}/${file}`).toEqual(ids(english).sort());
      for (const id of ids(english)) expect(variables(source, id), `${language}/${file} ${id}`).toEqual(variables(english, id));
    }
  });
}

for (const { slug, lesson } of GAMES) {
  test(`the lesson of ${slug} has words for each of its steps, and no others`, () => {
    const wanted = (lesson ?? []).flatMap((data, step) => ["", "-done", ...(hasWrong(data) ? ["-other"] : [])].map((part) => `${slug}-lesson-${step + 1}${part}`));
    const written = ids(read("en", `${slug}.ftl`)).filter((id) => id.startsWith(`${slug}-lesson-`));
    expect(written.sort(), `crates/cowbell-scene/locales/en/${slug}.ftl`).toEqual(wanted.sort());
  });
}

for (const { slug } of GAMES) {
  test(`the presets, endings and rounds of ${slug} have words, and no others`, () => {
    const home = new URL(`../../src/games/${slug}/`, import.meta.url);
    for (const [family, file, form] of [["preset", "presets.ts", /(\w+): \{ /g], ["why", "ending.ts", /key: [^}]*?"(\w+)"(?: : "(\w+)")?/g], ["break", "ending.ts", /-(?:log|effect)-\w+": "(\w+)"/g]] as const) {
      const url = new URL(file, home);
      const code = existsSync(url) ? readFileSync(url, "utf8") : "";
      const wanted = [...code.matchAll(form)].flatMap((match) => match.slice(1).filter(Boolean).map((key) => `${slug}-${family}-${key}`));
      const written = ids(read("en", `${slug}.ftl`)).filter((id) => id.startsWith(`${slug}-${family}-`));
      expect(written.sort(), `${slug} ${family}`).toEqual([...new Set(wanted)].sort());
    }
  });
}
