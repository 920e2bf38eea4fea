// A scene as the server keeps it up to date: places are sent once, and after that only what has changed. The counterpart in
// Rust is crates/cowbell-scene/src/update.rs; a browser test compares the result with what a new viewer gets.
import type { Area, Button, Choice, Edit, Effect, Form, Leaf, NewArea, NewSide, Packed, Scene, Side, Text, Update } from "../generated/scene";

/** The scene after an update, with these buttons and choices. What has not changed is the same object as before. */
export function updated(scene: Scene, update: Update, packed?: Packed): Scene {
  const { turn, phase, ask, areas, pieces, groups, sides } = update;
  const next: Scene = {
    ...scene,
    turn: turn ?? scene.turn,
    phase: phase ?? scene.phase,
    ask: ask ?? scene.ask,
    areas: edited(scene.areas, areas, (area) => newArea(scene.areas, area)),
    pieces: edited(scene.pieces, pieces, (piece) => piece),
    sides: sides ? scene.sides.map((side) => newSide(side, sides)) : scene.sides,
    ...unpacked(packed),
  };
  delete next.groups;
  const joined = edited(scene.groups ?? [], groups, (group) => group);
  return joined.length > 0 ? { ...next, groups: joined } : next;
}

/** The list after some changes: a positive number keeps items, a negative number drops them, an object is a new item. */
function edited<T, E>(before: T[], edits: Edit<E>[] | undefined, put: (item: E) => T): T[] {
  if (!edits) return before;
  const after: T[] = [];
  let at = 0;
  for (const edit of edits) {
    if (typeof edit !== "number") after.push(put(edit));
    else {
      if (edit > 0) after.push(...before.slice(at, at + edit));
      at += Math.abs(edit);
    }
  }
  return [...after, ...before.slice(at)];
}

function newArea(before: Area[], area: NewArea): Area {
  return { ...area, places: area.places ?? before.find((old) => old.id === area.id)!.places };
}

function newSide(side: Side, changes: NewSide[]): Side {
  const change = changes.find((change) => change.seat === side.seat);
  if (!change) return side;
  const { place, rows, ...rest } = change;
  const next: Side = { ...side, ...rest, rows: edited(side.rows, rows, (row) => row) };
  if (place === 0) delete next.place;
  else if (place !== undefined) next.place = place;
  return next;
}

function unpacked(packed: Packed | undefined): { buttons: Button[]; choices: Choice[] } {
  if (!packed) return { buttons: [], choices: [] };
  const label = ([form, ...leaves]: [number, ...Leaf[]]): Text => filled(packed.forms[form]!, leaves);
  const effects = (packed.effects ?? []).map(([kind, at, amount, text]): Effect => ({ kind, at: ids(at), amount, label: label(text) }));
  const choices = packed.list.map(
    ([move, steps, text, ends, ...numbers]): Choice => ({ move, steps: steps.map(ids), label: label(text), effects: numbers.map((number) => effects[number]!), ends: ends === 1 }),
  );
  return { buttons: packed.buttons ?? [], choices };
}

const ids = (text: string): string[] => (text === "" ? [] : text.split(" "));

/** A text from its form; takes what fills it from the front of `leaves`. */
function filled({ id, args }: Form, leaves: Leaf[]): Text {
  if (!args) return { id };
  return { id, args: Object.fromEntries(Object.entries(args).map(([name, form]) => [name, form ? filled(form, leaves) : leaves.shift()!])) };
}
