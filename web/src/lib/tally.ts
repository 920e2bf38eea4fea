// The end of a round as a table: the log tells everyone's points in one sentence each.
import type { Text } from "./types";

/** The message of such a sentence, and the columns: the key of a text of the game, and how a cell follows from the numbers. */
export interface TallyOf {
  row: string;
  columns: [key: string, cell: (numbers: Record<string, number>) => number][];
}

export interface Tally {
  before: Text[];
  rows: { seat: number; cells: number[] }[];
  after: Text[];
}

/** The sentences of a text in the order in which they are read. */
export function sentencesOf(text: Text): Text[] {
  const [first, then] = [text.args?.first, text.args?.then];
  const isText = (arg: typeof first): arg is Text => typeof arg === "object" && "id" in arg;
  return isText(first) && isText(then) ? [...sentencesOf(first), ...sentencesOf(then)] : [text];
}

/** The rows of the table, and the sentences before and after it. */
export function tally(texts: Text[], of: TallyOf | undefined): Tally {
  const sentences = texts.flatMap(sentencesOf);
  const isRow = (text: Text) => text.id === of?.row;
  const [start, end] = [sentences.findIndex(isRow), sentences.findLastIndex(isRow)];
  if (!of || start < 0) return { before: texts, rows: [], after: [] };
  const rows = sentences.filter(isRow).map(({ args = {} }) => {
    const numbers = Object.fromEntries(Object.entries(args).filter((entry): entry is [string, number] => typeof entry[1] === "number"));
    const seat = typeof args.seat === "object" && "seat" in args.seat ? args.seat.seat : 0;
    return { seat, cells: of.columns.map(([, cell]) => cell(numbers)) };
  });
  return { before: sentences.slice(0, start), rows, after: sentences.slice(end + 1) };
}
