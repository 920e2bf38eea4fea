// Choosing: ids are selected in any order; a choice fits if each selected id belongs to a different step of it. When all
// its steps are selected, the choice is complete: it is played at once if no other choice fits, else the player is asked.
import type { Choice, Scene } from "./types";

/** The result of a tap. */
export type Tap =
  | { kind: "more"; ids: string[] }
  | { kind: "ready"; ids: string[]; choice: Choice }
  | { kind: "ask"; ids: string[]; choice: Choice }
  | { kind: "no"; ids: string[]; attempt: string | null };

/** Whether each id can be matched to a different step of this choice. */
export function fits(choice: Choice, ids: readonly string[], taken = 0): boolean {
  const [id, ...rest] = ids;
  if (id === undefined) return true;
  return choice.steps.some(
    (step, index) => !(taken & (1 << index)) && step.includes(id) && fits(choice, rest, taken | (1 << index)),
  );
}

/** The choices that a selection can still become. */
export function fitting(scene: Scene, ids: readonly string[]): Choice[] {
  return scene.choices.filter((choice) => fits(choice, ids));
}

/** The ids that can be selected next. */
export function open(scene: Scene, ids: readonly string[]): Set<string> {
  const next = new Set<string>();
  for (const choice of fitting(scene, ids)) {
    for (const id of choice.steps.flat()) if (!next.has(id) && fits(choice, [...ids, id])) next.add(id);
  }
  return next;
}

/** The initial selection: the ids shared by all choices, as long as something is left to choose. */
export function begin(scene: Scene): string[] {
  const [first, ...others] = scene.choices;
  if (!first) return [];
  const buttons = new Set(scene.buttons.map((button) => button.id));
  const alone = first.steps.filter((step) => step.length === 1).map((step) => step[0]!);
  const shared = alone.filter((id) => !buttons.has(id) && others.every((choice) => fits(choice, [id])));
  const fewest = Math.min(...scene.choices.map((choice) => choice.steps.length));
  const ids = shared.slice(0, fewest - 1);
  return scene.choices.every((choice) => fits(choice, ids)) ? ids : [];
}

/** A tap on a place, piece or button. */
export function tap(scene: Scene, ids: readonly string[], id: string): Tap {
  if (ids.includes(id)) return judge(scene, ids.filter((other) => other !== id));
  const more = [...ids, id];
  if (fitting(scene, more).length > 0) return judge(scene, more);
  // Another tile of the same hand, or another cell of the same board: the player changed their mind.
  const home = areaOf(scene, id);
  for (let index = ids.length - 1; index >= 0; index--) {
    const swapped = [...ids.slice(0, index), id, ...ids.slice(index + 1)];
    if (areaOf(scene, ids[index]!) === home && fitting(scene, swapped).length > 0) return judge(scene, swapped);
  }
  const isButton = scene.buttons.some((button) => button.id === id);
  if (isButton && fitting(scene, [id]).length > 0) return judge(scene, [id]);
  // Where one thing is a whole move, what was aimed at before has been given up.
  if (scene.choices.every((choice) => choice.steps.length === 1)) return { kind: "no", ids: [], attempt: attempt(scene, [id]) };
  return { kind: "no", ids: [...ids], attempt: attempt(scene, more) };
}

function judge(scene: Scene, ids: string[]): Tap {
  const left = fitting(scene, ids);
  const choice = left.find((choice) => choice.steps.length === ids.length);
  // Of things that are all alike, such as two equal tiles, it does not matter which one is meant.
  const [only] = left.length === 1 ? left : [];
  if (!choice && only && ids.length > 0 && only.steps.every((step) => step.length > 1 || ids.includes(step[0]!))) return { kind: "ready", ids, choice: only };
  if (!choice || ids.length === 0) return { kind: "more", ids };
  // A button completes the selection: die one and "roll again", although die two could be added.
  const isPressed = scene.buttons.some((button) => button.id === ids.at(-1));
  return left.length === 1 || isPressed ? { kind: "ready", ids, choice } : { kind: "ask", ids, choice };
}

/** The move whose effects are shown while the pointer or the focus is on `hover`. */
export function preview(scene: Scene, ids: readonly string[], hover: string | null): Choice | null {
  const all = hover === null || ids.includes(hover) ? ids : [...ids, hover];
  if (all.length === 0) return null;
  const left = fitting(scene, all);
  return left.find((choice) => choice.steps.length === all.length) ?? (left.length === 1 ? left[0]! : null);
}

/** The area of every place and piece of a scene; asked for each of some hundred choices, it is worked out once. */
const homes = new WeakMap<Scene, Map<string, string>>();

/** The area that a place or piece belongs to. */
export function areaOf(scene: Scene, id: string): string | null {
  let known = homes.get(scene);
  if (!known) homes.set(scene, (known = homesOf(scene)));
  return known.get(id) ?? null;
}

function homesOf(scene: Scene): Map<string, string> {
  // If an id occurs twice, the first one counts.
  const places = new Map(scene.areas.toReversed().flatMap((area) => [...area.places.map((place) => [place.id, area.id] as const), [area.id, area.id] as const]));
  const pieces = scene.pieces.toReversed().map((piece) => [piece.id, places.get(piece.at) ?? ""] as const);
  return new Map([...places, ...pieces].filter(([, home]) => home !== ""));
}

/**
 * The illegal move that a selection stands for, so that the server can say why it is refused: a legal move with the ids
 * replaced, and with its own ids for what has not been selected yet. Moves name places by their ids and cards by their faces.
 */
export function attempt(scene: Scene, ids: readonly string[]): string | null {
  const shortest = scene.choices.toSorted((one, two) => one.steps.length - two.steps.length);
  const legal = new Set(scene.choices.map((choice) => unordered(choice.move)));
  for (const choice of shortest) {
    if (choice.steps.length < ids.length) continue;
    let move = choice.move;
    const open = [...choice.steps];
    const odd = ids.filter((id) => {
      const index = open.findIndex((step) => step.includes(id));
      if (index >= 0) open.splice(index, 1);
      return index < 0;
    });
    // Each takes the place of another step.
    const swaps = odd.map((id) => {
      const index = open.findIndex((step) => areaOf(scene, step[0]!) === areaOf(scene, id));
      return [index < 0 ? undefined : open.splice(index, 1)[0]![0], id] as const;
    });
    const words = swaps.map(([from, to]) => (from !== undefined && move.includes(from) ? [from, to] : [faceOf(scene, from), faceOf(scene, to)]));
    if (words.some(([from, to]) => !from || !to || !move.includes(from))) continue;
    for (const [from, to] of words) move = move.replace(from!, to!);
    // It only asks why: a move that would be made is no question.
    if (!legal.has(unordered(move)) && words.every(([, to]) => move.includes(to!))) return move;
  }
  // A card can be a whole move: `7.2`.
  return ids.length === 1 ? (faceOf(scene, ids[0]) ?? null) : null;
}

/** A move whatever the order of its spaces: `a1+b2` is `b2+a1`. */
const unordered = (move: string) => move.split("+").sort().join("+");

/** Kinds of pieces that are cards: moves name them by their faces. */
export const CARDS = ["card", "cow"];

/** The face of a card in the viewer's hand, in notation. A face with a blank is a description, which no move contains. */
function faceOf(scene: Scene, id: string | undefined): string | undefined {
  const piece = scene.pieces.find((piece) => piece.id === id);
  return piece && CARDS.includes(piece.kind) && !piece.face.includes(" ") && areaOf(scene, piece.id) === `hand${scene.me}` ? piece.face : undefined;
}

/** Ids that select a choice, each step's own. */
export function idsOf(choice: Choice): string[] {
  return choice.steps.map((step, index) => step.find((id) => !choice.steps.slice(0, index).some((other) => other[0] === id)) ?? step[0]!);
}
