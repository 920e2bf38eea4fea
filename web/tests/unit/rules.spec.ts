import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { clauseOf, optionsBefore, pictureOf, plain, sections, tokens, type Token, type Tokens } from "../../src/lib/markdown";
import { sketch } from "../../src/lib/sketch";

const CRATES = new URL("../../../crates/", import.meta.url);
const homes = readdirSync(CRATES).filter((name) => readdirSync(new URL(name, CRATES)).includes("rules"));
const pages = homes.flatMap((home) =>
  readdirSync(new URL(`${home}/rules`, CRATES))
    .filter((name) => name !== "diagrams.md")
    .map((name) => ({ name: `${home}/rules/${name}`, text: readFileSync(new URL(`${home}/rules/${name}`, CRATES), "utf8") })),
);

const inside = (token: Token): Token[] => [token, ...((token as { tokens?: Token[] }).tokens ?? []).flatMap(inside), ...((token as Tokens.List).items ?? []).flatMap(inside)];

test("there are pages to read", () => {
  expect(pages.length).toBeGreaterThanOrEqual(5);
});

for (const { name, text } of pages) {
  test(`${name} has only what the page can draw`, () => {
    const all = tokens(text).flatMap(inside);
    const known = ["heading", "paragraph", "list", "list_item", "table", "text", "strong", "em", "link", "image", "space", "escape"];
    expect([...new Set(all.map((token) => token.type))].filter((type) => !known.includes(type))).toEqual([]);
    for (const link of all.filter((token) => token.type === "link")) expect(clauseOf(link as Tokens.Link), (link as Tokens.Link).href).not.toBeNull();
    const images = all.filter((token) => token.type === "image").length;
    expect(tokens(text).filter((token) => pictureOf(token)).length).toBe(images);
    expect(sections(tokens(text), 2).parts.map((part) => part.title).filter(Boolean)).toHaveLength(8);
  });
}

test("a rules page promises as many minutes as the card on the front page", () => {
  for (const { name, text } of pages) {
    const slug = /cowbell-([\w-]+)\//.exec(name)![1];
    const card = readFileSync(new URL(`../../src/games/${slug}/card.ts`, import.meta.url), "utf8");
    expect(/(\d+)\s+minut/i.exec(text)?.[1], name).toBe(/minutes: (\d+)/.exec(card)![1]);
  }
});

test("what a reader sees of a line", () => {
  const [line] = tokens("Take *all* of **it**. [TTM-31](../RULES.md#TTM-31)");
  expect(plain([line!]).trim()).toBe("Take all of it.");
});

test("a value belongs to the option that was named last", () => {
  const [line] = tokens("With `win-check` it is `both`; with `supply-end` it is `both` too.");
  const spans = (line as Tokens.Paragraph).tokens;
  const before = optionsBefore(spans, (word) => word.includes("-"));
  expect(before.filter((_, at) => (spans[at] as Tokens.Codespan).text === "both")).toEqual(["win-check", "supply-end"]);
});

test("a block is read: options, position, steps, who looks", () => {
  const read = sketch(["options pro=true seats=3 sheet=K01", "position", "  herd 5.0", "  turn 1", "play 1: A7 flip", "chance draw 2.0", "chance any", "only hand0 dice", "pick"]);
  expect(read).toEqual({
    options: { pro: true, seats: 3, sheet: "K01" },
    position: "herd 5.0\nturn 1",
    steps: ["A7 flip", "chance draw 2.0"],
    seat: 1,
    only: ["hand0", "dice"],
    pick: true,
    refused: [],
  });
});

test("of a scenario the first position counts, and what it refuses", () => {
  const read = sketch(["position", "  a", "legal Hb2 Hb3", "refuse Pf4 NOT_ADJACENT TTM-22", "refuse 1: Cb3 OCCUPIED", "position", "  b"]);
  expect([read.position, read.pick, read.refused]).toEqual(["a", true, ["NOT_ADJACENT", "OCCUPIED"]]);
});
