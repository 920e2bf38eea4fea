// A scene as the server keeps it up to date: places are sent once, and after that only what has changed. The counterpart in
// Rust is crates/cowbell-scene/src/update.rs; a browser test compares the result with what a new viewer gets.
import type { Button, Choice, Effect, Scene, Side, Text } from "../generated/scene";
import type { Edit, Form, Leaf, NewSide, Packed, Update } from "../generated/update";

/** The scene after an update, with these buttons and choices. What has not changed is the same object as before. */
export function updated(scene: Scene, update: Update, packed?: Packed): Scene {
  const { turn, phase, ask, areas, pieces, groups, sides } = update;
  const next: Scene = {
    ...scene,
    turn: turn ?? scene.turn,
    phase: phase ?? scene.phase,
    ask: ask ?? scene.ask,
    areas: edited(scene.areas, areas),
    pieces: edited(scene.pieces, pieces),
    sides: sides ? scene.sides.map((side) => newSide(side, sides)) : scene.sides,
    ...unpacked(packed),
  };
  delete next.groups;
  const joined = edited(scene.groups ?? [], groups);
  return joined.length > 0 ? { ...next, groups: joined } : next;
}

/**
 * The list after some changes: a positive number keeps items, a negative number drops them, an object with an id (a row,
 * with a value) is a new item, any other object changes the next one. Fields that say nothing are missing, as in a new scene.
 */
function edited<T extends object, C>(before: T[], edits: Edit<T, C>[] | undefined): T[] {
  if (!edits) return before;
  const after: T[] = [];
  let at = 0;
  for (const edit of edits) {
    if (typeof edit === "number") {
      if (edit > 0) after.push(...before.slice(at, at + edit));
      at += Math.abs(edit);
    } else if ("id" in (edit as object) || "value" in (edit as object)) after.push(edit as T);
    else after.push(without({ ...before[at++]!, ...edit }));
  }
  return [...after, ...before.slice(at)];
}

/** Removes what means nothing: no tags, a count of one. */
function without<T extends { tags?: string[]; count?: number }>(item: T): T {
  if (item.tags?.length === 0) delete item.tags;
  if (item.count === 1) delete item.count;
  return item;
}

function newSide(side: Side, changes: NewSide[]): Side {
  const change = changes.find((change) => change.seat === side.seat);
  if (!change) return side;
  const { place, rows, ...rest } = change;
  const next: Side = { ...side, ...rest, rows: edited(side.rows, rows) };
  if (place === 0) delete next.place;
  else if (place !== undefined) next.place = place;
  return next;
}

function unpacked(packed: Packed | undefined): { buttons: Button[]; choices: Choice[] } {
  if (!packed) return { buttons: [], choices: [] };
  const label = ([form, ...leaves]: [number, ...Leaf[]]): Text => filled(packed.forms[form]!, leaves);
  const effects = (packed.effects ?? []).map(([kind, at, amount, text]): Effect => ({ kind, at: ids(at), amount, label: label(text) }));
  const choices = packed.list.map(([number, last, ...numbers]): Choice => {
    const [move, steps, [form, ...leaves], ends] = packed.patterns[number]!;
    const whole = (text: string): string => text.replaceAll("~", last);
    const word = (text: string): string => (text === "<" ? last.slice(0, -1) : text === ">" ? last.slice(-1) : whole(text));
    const leaf = (leaf: Leaf): Leaf => (typeof leaf === "string" ? word(leaf) : leaf);
    return {
      move: whole(move),
      steps: steps.map((step) => ids(whole(step))),
      label: label([form, ...leaves.map(leaf)]),
      effects: numbers.map((number) => effects[number]!),
      ends: ends === 1,
    };
  });
  return { buttons: packed.buttons ?? [], choices };
}

const ids = (text: string): string[] => (text === "" ? [] : text.split(" "));

/** A text from its form; takes what fills it from the front of `leaves`. */
function filled({ id, args }: Form, leaves: Leaf[]): Text {
  if (!args) return { id };
  return { id, args: Object.fromEntries(Object.entries(args).map(([name, form]) => [name, form ? filled(form, leaves) : leaves.shift()!])) };
}
