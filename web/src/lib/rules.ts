// The rules of a game from its crate: the page for players (rules/<language>.md with the pictures of
// rules/diagrams.md), and the exact reference (RULES.md) with its clauses. Falls back to English.
import { plain, sections, tokens, type Section, type Token, type Tokens } from "./markdown";
import { sketch, type Sketch } from "./sketch";

const PAGES = import.meta.glob<string>("../../../crates/cowbell-*/rules/*.md", { query: "?raw", import: "default" });
const EXACT = import.meta.glob<string>("../../../crates/cowbell-*/RULES*.md", { query: "?raw", import: "default" });

/** The sections of every page, in this order: their addresses are the same in every language. */
export const ANCHORS = ["box", "set-up", "turn", "end", "special", "variants", "short", "questions"] as const;

export interface Page {
  language: string;
  /** The introduction before the first heading. */
  lead: Token[];
  sections: (Section & { id: string })[];
  pictures: Map<string, Sketch>;
}

export interface Clause {
  id: string;
  /** The heading above it within its section. */
  under: string;
  tokens: Token[];
  examples: { caption: string; sketch: Sketch }[];
}

export interface Exact {
  language: string;
  sections: { title: string; clauses: Clause[] }[];
}

const page = (game: string, name: string) => PAGES[`../../../crates/cowbell-${game}/rules/${name}.md`];
const exact = (game: string, name: string) => EXACT[`../../../crates/cowbell-${game}/${name}.md`];

/** The page for players. */
export async function pageOf(game: string, wanted: string): Promise<Page> {
  const language = page(game, wanted) ? wanted : "en";
  const [text, pictures] = await Promise.all([page(game, language)?.() ?? "", page(game, "diagrams")?.() ?? ""]);
  const { before, parts } = sections(tokens(text), 2);
  const fences = tokens(pictures).filter((token): token is Tokens.Code => token.type === "code");
  return {
    language,
    lead: before.filter((token) => token.type !== "heading"),
    sections: parts.map((part, index) => ({ ...part, id: ANCHORS[index] ?? `part-${index}` })),
    pictures: new Map(fences.map(({ lang, text }) => [(lang ?? "").replace(/^diagram /, ""), sketch(text.split("\n"))])),
  };
}

/** The clause that a paragraph, list item or table row begins with: `**TTM-1** …`. */
const clause = (list: readonly Token[]) => /^([A-Z]{3}-A?\d+|R-\d+)\b/.exec(plain(list).trim())?.[1] ?? null;

/** The clauses of a section, in any kind of block. Everything else there is about the tests. */
function clauses(part: Section): Clause[] {
  let heading = "";
  return part.tokens.flatMap((token): Clause[] => {
    if (token.type === "heading") heading = plain((token as Tokens.Heading).tokens);
    const found = (list: Token[], id = clause(list)) => (id ? [{ id, under: heading, tokens: bare(list, id), examples: [] }] : []);
    if (token.type === "paragraph") return found((token as Tokens.Paragraph).tokens);
    if (token.type === "list") return (token as Tokens.List).items.flatMap((item) => found(inline(item.tokens)));
    // A ruling is a table row: its id, the question, the answer.
    if (token.type === "table") return (token as Tokens.Table).rows.flatMap(([name, question, answer]) => found([strong(question?.tokens ?? []), SPACE, ...(answer?.tokens ?? [])], clause(name?.tokens ?? [])));
    return [];
  });
}

const strong = (list: Token[]) => ({ type: "strong", raw: "", text: "", tokens: list }) as Token;
const SPACE = { type: "text", raw: " ", text: " " } as Token;

/** The text of a list item, which Markdown wraps in its own token. */
const inline = (list: Token[]): Token[] => list.flatMap((token) => (token as { tokens?: Token[] }).tokens ?? [token]);

/** The text of a clause without its id, which is shown beside it. */
function bare(list: Token[], id: string): Token[] {
  const [first, ...rest] = list;
  return first && plain([first]).trim() === id ? rest : list;
}

/** The reference, with every example at its clauses. The examples come from the English text: pictures need no translation. */
export async function exactOf(game: string, wanted: string): Promise<Exact> {
  const own = wanted === "en" ? undefined : exact(game, `RULES.${wanted}`);
  const english = (await exact(game, "RULES")?.()) ?? "";
  const text = own ? await own() : english;
  const parts = sections(tokens(text), 2).parts.map((part) => ({ title: part.title, clauses: clauses(part) }));
  const byId = new Map<string, Clause>();
  for (const part of parts) {
    part.clauses = part.clauses.filter((one) => {
      // A decision about a clause is told with it.
      const first = byId.get(one.id);
      if (first) first.tokens.push(SPACE, ...one.tokens);
      else byId.set(one.id, one);
      return !first;
    });
  }
  const captions = captionsOf(tokens(text));
  for (const token of tokens(english)) {
    if (token.type !== "code") continue;
    const { lang = "", text: block } = token as Tokens.Code;
    const caption = captions.get(block) ?? "";
    const [kind, ...ids] = lang.split(" ");
    // An example of older rules would be drawn by the newest.
    const drawn = kind === "scenario" && !/^rules /m.test(block) ? sketch(block.split("\n").filter((line) => !line.startsWith("game "))) : null;
    if (drawn?.position) for (const id of ids) byId.get(id)?.examples.push({ caption, sketch: drawn });
  }
  return { language: own || wanted === "en" ? wanted : "en", sections: parts.filter((part) => part.clauses.length > 0) };
}

/** The caption above each scenario, by its text: a paragraph in italics. A translation has captions for some of the scenarios. */
function captionsOf(list: Token[]): Map<string, string> {
  const captions = new Map<string, string>();
  list.filter((token) => token.type !== "space").forEach((token, index, all) => {
    const above = all[index - 1];
    if (token.type === "code" && above?.type === "paragraph") captions.set((token as Tokens.Code).text, captionOf(above as Tokens.Paragraph));
  });
  return captions;
}

/** A paragraph in italics. */
function captionOf(token: Tokens.Paragraph): string {
  const [only, more] = token.tokens;
  const text = only?.type === "em" && !more ? plain([only]) : "";
  // Captions that explain the code of the block below are useless beside a picture.
  return /`|hand0|seat \d/.test((only as { raw?: string } | undefined)?.raw ?? "") ? "" : text;
}

export interface Found {
  id: string;
  title: string;
  before: string;
  match: string;
  after: string;
}

/** A search result in a page: the section, and the text around the match. */
export function find(page: Page, words: string): Found[] {
  const wanted = words.trim().toLocaleLowerCase(page.language);
  if (wanted.length < 2) return [];
  return page.sections.flatMap(({ id, title, tokens }) =>
    tokens.flatMap((token) => lines(token)).flatMap((text): Found[] => {
      const at = text.toLocaleLowerCase(page.language).indexOf(wanted);
      if (at < 0) return [];
      const from = at < 40 ? 0 : text.lastIndexOf(" ", at - 30) + 1;
      const to = text.indexOf(" ", at + wanted.length + 60);
      return [{ id, title, before: (from ? "… " : "") + text.slice(from, at), match: text.slice(at, at + wanted.length), after: text.slice(at + wanted.length, to < 0 ? undefined : to) + (to < 0 ? "" : " …") }];
    }),
  );
}

/** The parts of a token that are searched as one text. */
function lines(token: Token): string[] {
  if (token.type === "list") return (token as Tokens.List).items.map((item) => plain(item.tokens));
  if (token.type === "table") return (token as Tokens.Table).rows.map((row) => row.map((cell) => plain(cell.tokens)).join(" – "));
  return [plain([token])];
}
