import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { GAMES } from "../browser/games";
import { firstOf, signsOf, type Firsts } from "../../src/lib/firsts";
import type { Entry, Text } from "../../src/lib/types";

const HOME = new URL("../../../crates/cowbell-scene/locales/", import.meta.url);
const entry = (text: Text) => ({ step: 1, text, changes: [] }) as unknown as Entry;

test("the signs of an entry are its messages, their words, and what is inside what", () => {
  const text: Text = { id: "log-play", args: { seat: { seat: 1 }, card: { id: "card", args: { sort: "acrobat", number: 7 } } } };
  expect(signsOf(text).sort()).toEqual(["card", "card:acrobat", "log-play", "log-play card", "log-play card:acrobat"]);
});

test("each new thing is told once, the rarest first", () => {
  const firsts = { "log-play card:acrobat": "what-acrobat", "log-play": "first-play" };
  const played = entry({ id: "log-play", args: { card: { id: "card", args: { sort: "acrobat" } } } });
  expect(firstOf(firsts, [played], [])).toBe("what-acrobat");
  expect(firstOf(firsts, [played], ["what-acrobat"])).toBe("first-play");
  expect(firstOf(firsts, [played], ["what-acrobat", "first-play"])).toBeNull();
  expect(firstOf(firsts, [entry({ id: "log-draw", args: { card: { id: "card", args: { sort: "acrobat" } } } })], [])).toBeNull();
});

for (const { slug } of GAMES) {
  test(`what is new in ${slug} has words in every language, and happens`, async () => {
    const { default: firsts } = (await import(`../../src/games/${slug}/firsts.ts`)) as { default: Firsts };
    expect(Object.keys(firsts).length).toBeGreaterThan(1);
    for (const language of readdirSync(HOME)) {
      const texts = readFileSync(new URL(`${language}/${slug}.ftl`, HOME), "utf8");
      const has = (id: string) => new RegExp(`^${id} =`, "m").test(texts);
      for (const [sign, key] of Object.entries(firsts)) {
        expect(has(`${slug}-${key}`), `${language}: ${slug}-${key}`).toBe(true);
        for (const part of sign.split(" ")) expect(has(part.split(":")[0]!), `${language}: ${part}`).toBe(true);
      }
    }
  });
}
