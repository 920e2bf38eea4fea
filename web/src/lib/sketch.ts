// A position to draw, and what is played in it: the blocks of a game's rules/diagrams.md, and the scenarios of its RULES.md.

export interface Sketch {
  options: Record<string, unknown>;
  position?: string;
  /** Moves, and `chance …` for what the dice or the deck shall show. */
  steps: string[];
  /** Whose eyes; the first seat if not said. */
  seat: number;
  /** Only these areas, as a row of pieces. */
  only: string[];
  /** The choices are lit: those of the piece with this face, or all of them for `true`. */
  pick: string | boolean;
  /** The refusals it shows, by their codes. */
  refused: string[];
}

function value(text: string): unknown {
  if (text === "true" || text === "false") return text === "true";
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Reads a block. What only a test needs is passed over. */
export function sketch(lines: readonly string[]): Sketch {
  const read: Sketch = { options: {}, steps: [], seat: 0, only: [], pick: false, refused: [] };
  let isPosition = false;
  for (const line of lines) {
    if (/^\s/.test(line)) {
      if (isPosition) read.position = `${read.position ? `${read.position}\n` : ""}${line.replace(/^ {2}/, "")}`;
      continue;
    }
    const [word = "", ...rest] = line.split(" ");
    const text = rest.join(" ").trim();
    // A scenario may start again from a second position: that would be a second picture.
    if (word === "position" && (read.position || read.steps.length)) break;
    isPosition = word === "position";
    if (word === "options") for (const [, key, given] of text.matchAll(/([\w-]+)=(\S+)/g)) read.options[key!] = value(given!);
    else if (word === "play") read.steps.push(text.replace(/^\d+:\s*/, ""));
    else if (word === "chance" && text !== "any") read.steps.push(line);
    else if (word === "seat") read.seat = Number(text);
    else if (word === "only") read.only = text.split(" ");
    else if (word === "pick") read.pick = text || true;
    else if (word === "legal" && !read.steps.length) read.pick = true;
    else if (word === "refuse") read.refused.push(...(/\b[A-Z]{2,}(?:_[A-Z]+)*\b(?= |$)/.exec(text.replace(/^\S+ /, "")) ?? []));
  }
  read.seat ||= Number(/^turn (\d)$/m.exec(read.position ?? "")?.[1] ?? 0);
  return read;
}
