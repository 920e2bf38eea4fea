// A scene as the server keeps it up to date: places are sent once, and after that only what has changed, in the short form of
// wire.ts. The counterpart in Rust is crates/cowbell-scene/src/update.rs; a browser test compares the result with what a new
// viewer gets.
import type { Button, Choice, Effect, Scene, Side, Text, Whose } from "../generated/scene";
import { type Changed, type Edits, type Forms, type NewFields, type Packed, type ShortSide, type Update, areaOf, groupOf, pieceOf, placeOf, rowOf, tagsOf, textOf, words } from "./wire";

/** The scene after an update, with these buttons and choices; `turn` is who acts. What has not changed is the same object as before. */
export function updated(scene: Scene, forms: Forms, turn: Whose, update: Update, packed?: Packed): Scene {
  const [ask, pieces, areas, sides, groups, phase, otherTurn] = update;
  const next: Scene = {
    ...scene,
    turn: otherTurn ?? turn,
    phase: phase ?? scene.phase,
    ask: ask ? textOf(forms, ask) : scene.ask,
    areas: edited(scene.areas, forms, areas, areaOf),
    pieces: edited(scene.pieces, forms, pieces, pieceOf),
    sides: sides ? scene.sides.map((side) => newSide(side, forms, sides)) : scene.sides,
    ...unpacked(forms, packed),
  };
  delete next.groups;
  const joined = edited(scene.groups ?? [], forms, groups, groupOf);
  return joined.length > 0 ? { ...next, groups: joined } : next;
}

/**
 * The list after some changes: a positive number keeps items, a negative number drops them, a list is a new item, an object has the
 * new fields of the next one, a string its new tags, and 0 means that it changes as the one before.
 */
function edited<T extends { label: Text }>(before: T[], forms: Forms, edits: Edits | null | undefined, read: (forms: Forms, item: never) => T): T[] {
  if (!edits) return before;
  const after: T[] = [];
  let at = 0;
  let latest: Changed = "";
  for (const edit of edits) {
    if (typeof edit === "number" && edit !== 0) {
      if (edit > 0) after.push(...before.slice(at, at + edit));
      at += Math.abs(edit);
    } else if (Array.isArray(edit)) after.push(read(forms, edit as never));
    else {
      latest = edit === 0 ? latest : (edit as Changed);
      after.push(changed(before[at++]!, forms, latest));
    }
  }
  return [...after, ...before.slice(at)];
}

function changed<T extends { label: Text }>(old: T, forms: Forms, change: Changed): T {
  const fields: NewFields = typeof change === "string" ? { t: change } : change;
  const { f: face, at, n: count, t: tags, l: label, p: places } = fields;
  const next = {
    ...old,
    ...(face === undefined ? {} : { face }),
    ...(at === undefined ? {} : { at }),
    ...(count === undefined ? {} : { count }),
    ...(label ? { label: textOf(forms, label) } : counted(old.label, count)),
    ...(tags === undefined ? {} : tagsOf(tags)),
    ...(places ? { places: places.map((place) => placeOf(forms, place)) } : {}),
  };
  return without(next, tags === "");
}

/** A label that names the count, with a new one. */
function counted(label: Text, count: number | undefined): { label?: Text } {
  return count !== undefined && typeof label.args?.count === "number" ? { label: { ...label, args: { ...label.args, count } } } : {};
}

/** Removes what means nothing: no tags, a count of one. */
function without<T extends { tags?: string[]; count?: number }>(item: T, hasNoTags: boolean): T {
  if (hasNoTags) delete item.tags;
  if (item.count === 1) delete item.count;
  return item;
}

function newSide(side: Side, forms: Forms, changes: ShortSide[]): Side {
  const change = changes.find((change) => change.seat === side.seat);
  if (!change) return side;
  const { place, values, rows, role, ...rest } = change;
  const valued = values ? side.rows.map((row, index) => ({ ...row, value: values[index]! })) : edited(side.rows, forms, rows, rowOf);
  const next: Side = { ...side, ...rest, ...(role ? { role: textOf(forms, role) } : {}), rows: valued };
  if (place === 0) delete next.place;
  else if (place !== undefined) next.place = place;
  return next;
}

function unpacked(forms: Forms, packed: Packed | undefined): { buttons: Button[]; choices: Choice[] } {
  if (!packed) return { buttons: [], choices: [] };
  const effects = (packed.effects ?? []).map(([kind, at, amount, label]): Effect => ({ kind, at: words(at), amount, label: textOf(forms, label) }));
  const choices = packed.list.map(([number, last, ...numbers]): Choice => {
    const [move, steps, label, ends] = packed.patterns[number]!;
    const whole = (text: string): string => text.replaceAll("~", last);
    const word = (text: string): string => (text === "<" ? last.slice(0, -1) : text === ">" ? last.slice(-1) : whole(text));
    return {
      move: whole(move),
      steps: steps.map((step) => words(whole(step))),
      label: textOf(forms, label, word),
      effects: numbers.map((number) => effects[number]!),
      ends: ends === 1,
    };
  });
  const buttons = (packed.buttons ?? []).map(([id, label]): Button => ({ id, label: textOf(forms, label) }));
  return { buttons, choices };
}
