// Our Markdown as tokens: the library parses it, components draw it. Nothing is ever inserted into a page as HTML.
import { lexer, type Token, type Tokens } from "marked";

export type { Token, Tokens };

/** A part of a page: its heading, and everything up to the next heading of that level. */
export type Section = { title: string; tokens: Token[] };

/** The tokens of a text. */
export const tokens = (source: string): Token[] => lexer(source).filter((token) => token.type !== "space");

/** The visible text of some tokens, as plain text. */
export function plain(list: readonly Token[] = []): string {
  return list.map((token) => {
    if (token.type === "image") return (token as Tokens.Image).text;
    if (token.type === "link" && clauseOf(token as Tokens.Link)) return "";
    if (token.type === "list") return (token as Tokens.List).items.map((item) => plain(item.tokens)).join(" ");
    if (token.type === "table") {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => row.map((cell) => plain(cell.tokens)).join(" ")).join(" ");
    }
    const inner = (token as { tokens?: Token[] }).tokens;
    return inner ? plain(inner) : ((token as { text?: string }).text ?? "").replace(/\s+/g, " ");
  }).join("");
}

/** The tokens before the first heading of a level, and the sections that start with such headings. */
export function sections(list: readonly Token[], depth: number): { before: Token[]; parts: Section[] } {
  const before: Token[] = [];
  const parts: Section[] = [];
  for (const token of list) {
    if (token.type === "heading" && (token as Tokens.Heading).depth === depth) parts.push({ title: plain((token as Tokens.Heading).tokens), tokens: [] });
    else (parts.at(-1)?.tokens ?? before).push(token);
  }
  return { before, parts };
}

/** The clause of the exact rules that a link leads to: `../RULES.md#TTM-12`. */
export function clauseOf(link: { href: string }): string | null {
  return /^\.\.\/RULES[\w.]*\.md#([A-Z]+-\w+)$/.exec(link.href)?.[1] ?? null;
}

/** For each token, the option that code has named last before it: a value named there is one of that option's. */
export function optionsBefore(list: readonly Token[], isOption: (word: string) => boolean): (string | null)[] {
  let last: string | null = null;
  return list.map((token) => {
    const before = last;
    if (token.type === "codespan" && isOption((token as Tokens.Codespan).text)) last = (token as Tokens.Codespan).text;
    return before;
  });
}

/** The picture that an image shows: `diagrams.md#herd`. */
export function pictureOf(token: Token): { name: string; caption: string } | null {
  const inner = token.type === "paragraph" ? (token as Tokens.Paragraph).tokens : [];
  const [image] = inner;
  if (inner.length !== 1 || image?.type !== "image") return null;
  const name = /^diagrams\.md#([\w-]+)$/.exec((image as Tokens.Image).href)?.[1];
  return name ? { name, caption: (image as Tokens.Image).text } : null;
}
