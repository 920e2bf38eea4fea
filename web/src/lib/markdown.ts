// As much Markdown as our rules use, read into plain data: headings, paragraphs, lists, tables, fenced blocks.

export type Span = { kind: "text" | "strong" | "em" | "code" | "link"; text: string; to?: string };
export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "text"; id: string | null; spans: Span[] }
  | { kind: "list"; items: { id: string | null; spans: Span[] }[] }
  | { kind: "table"; rows: Span[][][] }
  | { kind: "fence"; info: string; lines: string[] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** The parts of a line. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, strong, em, code, label, to] = match;
    if (strong) found.push({ kind: "strong", text: strong });
    else if (em) found.push({ kind: "em", text: em });
    else if (code) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: label!, to: to! });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

/** The clause that a paragraph or list item begins with: `**TTM-1** …`. */
function clause(text: string): string | null {
  return /^\*\*([A-Z]+-\w+)\*\*/.exec(text)?.[1] ?? null;
}

/** The blocks of a text. */
export function blocks(source: string): Block[] {
  const lines = source.split("\n");
  const found: Block[] = [];
  let index = 0;
  const take = (goes: (line: string) => boolean): string[] => {
    const begin = index;
    while (index < lines.length && goes(lines[index]!)) index++;
    return lines.slice(begin, index);
  };
  while (index < lines.length) {
    const line = lines[index]!;
    if (line.trim() === "") index++;
    else if (line.startsWith("```")) {
      index++;
      found.push({ kind: "fence", info: line.slice(3).trim(), lines: take((next) => !next.startsWith("```")) });
      index++;
    } else if (line.startsWith("#")) {
      const level = line.search(/[^#]/);
      const text = line.slice(level).trim();
      found.push({ kind: "heading", level, id: text.toLowerCase().replace(/\W+/g, "-"), spans: spans(text) });
      index++;
    } else if (line.startsWith("|")) {
      const rows = take((next) => next.startsWith("|")).filter((row) => !/^\|[\s:|-]+\|$/.test(row));
      found.push({ kind: "table", rows: rows.map((row) => row.slice(1, -1).split("|").map((cell) => spans(cell.trim()))) });
    } else if (line.startsWith("- ")) {
      const items = take((next) => next.startsWith("- ") || next.startsWith("  ")).reduce<string[]>((all, next) => {
        if (next.startsWith("- ")) return [...all, next.slice(2)];
        return [...all.slice(0, -1), `${all.at(-1)} ${next.trim()}`];
      }, []);
      found.push({ kind: "list", items: items.map((item) => ({ id: clause(item), spans: spans(item) })) });
    } else {
      const words = take((next) => next.trim() !== "" && !/^(```|#|\||- )/.test(next));
      found.push({ kind: "text", id: clause(words[0]!), spans: spans(words.join(" ")) });
    }
  }
  return found;
}

/** What a scenario begins with, for a diagram: its options and position; none if it starts from the beginning. */
export function setUp(lines: readonly string[]): { options: Record<string, unknown>; position: string } | null {
  const at = lines.indexOf("position");
  if (at < 0) return null;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !line.startsWith("  "));
  const position = (end < 0 ? rest : rest.slice(0, end)).map((line) => line.slice(2)).join("\n");
  const options: Record<string, unknown> = {};
  for (const line of lines.slice(0, at)) {
    if (!line.startsWith("options ")) continue;
    for (const [, key, value] of line.matchAll(/([\w-]+)=(\S+)/g)) {
      options[key!] = value === "true" ? true : value === "false" ? false : /^\d+$/.test(value!) ? Number(value) : value;
    }
  }
  return { options, position };
}
