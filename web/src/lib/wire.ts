// The short form in which the server sends what is new about a match: the counterpart of crates/cowbell-scene/src/wire, which
// describes it.
import type { Arg, Area, Change, Entry, Group, Kind, Motion, Piece, Place, Row, Text, Whose } from "../generated/scene";

/** The id of a message and the names of its arguments. */
export type Forms = [string, ...string[]][];
/** A text: the number of its form and its arguments; an id without arguments; or as in a whole scene. */
export type ShortText = [number | string, ...ShortArg[]] | Text;
type ShortArg = number | string | ShortText | Record<string, Arg>;
type ShortPlace = [id: string, column: number, ground: string, label: ShortText, print: string, owner: number | null, row: number];
type ShortPiece = [id: string, kind: string, face: string, label: ShortText, tags?: string, at?: string, owner?: number | null, count?: number];
type ShortArea = [id: string, kind: Kind, label: ShortText, places: ShortPlace[], owner: number | null, tags: string];
type ShortGroup = [id: string, kind: string, at: string, counts: number[], points: number, label: ShortText, owner?: number | null, goal?: number];
type ShortRow = [label: ShortText, value: number, goal?: number];
/** What moved: how, where to, then for each thing its face and where it was; a number says how often the one before it moved again. */
type ShortChanges = [motion: number, to: string, ...things: (string | number)[]];
type ShortEntry = [event: string, text: ShortText, ...changes: ShortChanges[]] | [seat: number, event: string, text: ShortText, ...changes: ShortChanges[]];
/** The first step, then the entries; a number says how often the one before it comes again. */
export type ShortEntries = [step: number, ...entries: (ShortEntry | number)[]];

/** The new fields of an item: face, place, count, tags, label, places. */
export type NewFields = { f?: string; at?: string; n?: number; t?: string; l?: ShortText; p?: ShortPlace[] };
/** What has changed of an item; a string has its new tags. */
export type Changed = NewFields | string;
export type Edits = (number | unknown[] | Changed)[];
export type ShortSide = { seat: number; role?: ShortText; score?: number; place?: number; values?: number[]; rows?: Edits };
/** What has changed; what is missing or null is as it was. */
export type Update = [ask?: ShortText | null, pieces?: Edits | null, areas?: Edits | null, sides?: ShortSide[] | null, groups?: Edits | null, phase?: string | null, turn?: Whose];
/** Buttons and choices. */
export type Packed = {
  buttons?: [id: string, label: ShortText][];
  patterns: [move: string, steps: string[], label: ShortText, ends: 0 | 1][];
  effects?: [kind: string, at: string, amount: number, label: ShortText][];
  list: [pattern: number, last: string, ...effects: number[]][];
};

/** A text; `word` says what stands for a word in it. */
export function textOf(forms: Forms, text: ShortText, word: (word: string) => string = (word) => word): Text {
  if (!Array.isArray(text)) return filled(text, word);
  const [first, ...given] = text;
  if (typeof first === "string") return { id: first };
  const [id, ...names] = forms[first]!;
  const args: Record<string, Arg> = {};
  for (const [index, name] of names.entries()) {
    const arg = given[index] as number | string | ShortText;
    if (typeof arg === "number") args[name] = name === "seat" ? { seat: arg } : arg;
    else args[name] = typeof arg === "string" ? word(arg) : textOf(forms, arg, word);
  }
  for (const [name, arg] of Object.entries((given[names.length] ?? {}) as Record<string, Arg>)) args[name] = argOf(arg, word);
  return { id, args };
}

const filled = ({ id, args }: Text, word: (word: string) => string): Text =>
  args ? { id, args: Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, argOf(arg!, word)])) } : { id };

function argOf(arg: Arg, word: (word: string) => string): Arg {
  if (typeof arg === "string") return word(arg);
  return typeof arg === "object" && "id" in arg ? filled(arg, word) : arg;
}

/** Several words that were sent as one. */
export const words = (text: string): string[] => (text === "" ? [] : text.split(" "));
export const tagsOf = (tags: string | undefined): { tags?: string[] } => (tags ? { tags: words(tags) } : {});
const ownerOf = (owner: number | null | undefined): { owner?: number } => (owner === null || owner === undefined ? {} : { owner });

export const placeOf = (forms: Forms, [id, column, ground, label, print, owner, row]: ShortPlace): Place => ({
  id,
  column,
  ...(row ? { row } : {}),
  ground,
  ...(print ? { print } : {}),
  ...ownerOf(owner),
  label: textOf(forms, label),
});

export const pieceOf = (forms: Forms, [id, kind, face, label, tags, at, owner, count]: ShortPiece): Piece => ({
  id,
  kind,
  face,
  at: at || id,
  ...(count === undefined || count === 1 ? {} : { count }),
  ...ownerOf(owner),
  ...tagsOf(tags),
  label: textOf(forms, label),
});

export const areaOf = (forms: Forms, [id, kind, label, places, owner, tags]: ShortArea): Area => ({
  id,
  kind,
  label: textOf(forms, label),
  ...ownerOf(owner),
  ...tagsOf(tags),
  places: places.map((place) => placeOf(forms, place)),
});

export const groupOf = (forms: Forms, [id, kind, at, counts, points, label, owner, goal]: ShortGroup): Group => ({
  id,
  kind,
  at: words(at),
  ...ownerOf(owner),
  counts,
  ...(goal === undefined ? {} : { goal }),
  points,
  label: textOf(forms, label),
});

export const rowOf = (forms: Forms, [label, value, goal]: ShortRow): Row => ({ label: textOf(forms, label), value, ...(goal === undefined ? {} : { goal }) });

const MOTIONS: Motion[] = ["place", "move", "flip", "collect", "draw", "roll", "remove", "show"];

/** The entries of the log. */
export function entriesOf(forms: Forms, [first, ...items]: ShortEntries): Entry[] {
  const entries: Entry[] = [];
  for (const item of items) {
    if (typeof item === "number") for (let times = 0; times < item; times++) entries.push({ ...entries.at(-1)! });
    else entries.push(entryOf(forms, item));
  }
  return entries.map((entry, index) => ({ ...entry, step: first + index }));
}

function entryOf(forms: Forms, entry: ShortEntry): Entry {
  const seat = entry[0];
  const isMove = typeof seat === "number";
  const [event, text, ...changes] = (isMove ? entry.slice(1) : entry) as unknown as [string, ShortText, ...ShortChanges[]];
  return { step: 0, ...(isMove ? { seat } : {}), event, text: textOf(forms, text), changes: changes.flatMap(changesOf) };
}

function changesOf([motion, to, ...things]: ShortChanges): Change[] {
  const changes: Change[] = [];
  for (let at = 0; at < things.length; at++) {
    const thing = things[at]!;
    if (typeof thing === "number") for (let times = 0; times < thing; times++) changes.push(changes.at(-1)!);
    else {
      const from = things[++at] as string;
      changes.push({ motion: MOTIONS[motion]!, face: thing, ...(from ? { from } : {}), ...(to ? { to } : {}) });
    }
  }
  return changes;
}
