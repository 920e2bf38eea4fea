// The board in words: what is on c3, what is around it, what can I do. Everything comes from the scene.
import { fitting } from "./choose";
import type { Area, Place, Scene, Text } from "./types";

const WINDS = [
  ["north", 0, 1], ["northeast", 1, 1], ["east", 1, 0], ["southeast", 1, -1],
  ["south", 0, -1], ["southwest", -1, -1], ["west", -1, 0], ["northwest", -1, 1],
] as const;

export type Say = (text: Text) => string;
/** Formats a text of the page from a key and arguments. */
export type Tell = (key: string, args?: Record<string, string | number>) => string;

/** What is on a place, in words. */
export function on(scene: Scene, place: Place, say: Say, tell: Tell): string {
  const here = scene.pieces.filter((piece) => piece.at === place.id);
  const things = here.map((piece) => ((piece.count ?? 1) > 1 && piece.label.args?.count === undefined ? `${piece.count} × ` : "") + say(piece.label));
  return tell("labelled", { label: say(place.label), text: things.join(", ") || tell("ask-empty") });
}

/** A place and its neighbours. */
export function describe(scene: Scene, id: string, say: Say, tell: Tell): string[] | null {
  const area = scene.areas.find((area) => area.places.some((place) => place.id === id));
  const place = area?.places.find((place) => place.id === id);
  if (!area || !place) return null;
  const lines = [`${on(scene, place, say, tell)}.`];
  for (const [wind, column, row] of WINDS) {
    const next = beside(area, place, column, row);
    if (next) lines.push(`${tell("labelled", { label: tell(`wind-${wind}`), text: on(scene, next, say, tell) })}.`);
  }
  for (const group of scene.groups ?? []) if (group.at.includes(id)) lines.push(`${say(group.label)}.`);
  return lines;
}

function beside(area: Area, place: Place, column: number, row: number): Place | undefined {
  const [x, y] = [place.column + column, (place.row ?? 0) + row];
  return area.places.find((other) => other.column === x && (other.row ?? 0) === y);
}

/** Answers a line typed into the text mode; `play` is a move to be made instead. */
export function answer(scene: Scene, ids: readonly string[], line: string, say: Say, tell: Tell): { lines: string[]; play?: string } {
  const words = line.trim().replace(/^\?/, "").trim();
  const word = words.toLowerCase();
  const last = word.split(/\s+/).at(-1) ?? "";
  const move = scene.choices.find((choice) => choice.move.toLowerCase() === word);
  if (move) return { lines: [say(move.label)], play: move.move };
  const found = describe(scene, last, say, tell);
  if (found) return { lines: found };
  const area = scene.areas.find((area) => area.id === last || say(area.label).toLowerCase() === word);
  if (area) return { lines: [say(area.label), ...inside(scene, area, say, tell)] };
  // The words are those of the user's language; the English ones always work.
  const means = (key: string) => word !== "" && (key.startsWith(word) || tell(`word-${key}`).toLocaleLowerCase().startsWith(word));
  if (word === "" || means("moves")) {
    const left = fitting(scene, ids);
    const lines = left.map((choice) => [say(choice.label), ...choice.effects.map((effect) => say(effect.label))].reduce((first, next) => tell("joined", { first, next })) + ` (${choice.move})`);
    return { lines: [say(scene.ask), ...lines] };
  }
  if (means("scores")) return { lines: scene.sides.map((side) => score(side, say, tell)) };
  if (means("areas")) return { lines: scene.areas.map((area) => tell("labelled", { label: area.id, text: say(area.label) })) };
  return { lines: [tell("ask-unknown", { words })] };
}

function inside(scene: Scene, area: Area, say: Say, tell: Tell): string[] {
  if (area.places.length > 0) {
    const used = area.places.filter((place) => scene.pieces.some((piece) => piece.at === place.id));
    return used.length > 0 ? used.map((place) => `${on(scene, place, say, tell)}.`) : [tell("ask-empty")];
  }
  const heap = scene.pieces.filter((piece) => piece.at === area.id).map((piece) => `${piece.count ?? 1} × ${say(piece.label)}`);
  return heap.length > 0 ? heap : [tell("ask-empty")];
}

function score(side: Scene["sides"][number], say: Say, tell: Tell): string {
  const rows = side.rows.map((row) => `${say(row.label)} ${row.value}${row.goal === undefined ? "" : `/${row.goal}`}`);
  return `${tell("labelled", { label: say(side.role), text: side.score })}. ${rows.join(", ")}.`;
}
