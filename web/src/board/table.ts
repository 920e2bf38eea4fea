// A scene read for drawing: who lies where, what can be chosen next, what a preview touches, what has just changed.
// Nothing here knows a rule: what can be chosen follows from the choices, what a move does from its effects.

import { getContext, setContext } from "svelte";
import type { Area, Choice, Effect, Entry, Group, Piece, Place, Row, Scene, Text } from "../generated/scene";
import { areaOf, fits } from "../lib/choose";

export type Table = {
  scene: Scene;
  say: (text: Text) => string;
  /** Ids that go on with the selection, ids that may as well but come later, and buttons when only they are left. */
  open: Set<string>;
  soon: Set<string>;
  ready: Set<string>;
  selected: Set<string>;
  /** Ids that may take the place of a selected one: another card of the same hand. */
  free: Set<string>;
  /** What the preview does to an id: the kind of the effect. */
  glow: Map<string, string>;
  effects: Effect[];
  /** Empty places that the preview fills, with the thing that would lie there if it comes from a hand. */
  ghosts: Map<string, Piece | undefined>;
  /** Where the latest moves put or took something, each with its number; 0 where there was only one. */
  fresh: Map<string, number>;
  news: Entry[];
  compact: boolean;
  still: boolean;
  area: (id: string) => Area | undefined;
  /** Areas whose id is this word and a seat: `hand0`, `hand1`. */
  own: (word: string, seat: number) => Area | undefined;
  at: (id: string) => Piece[];
  groups: (kind: string) => Group[];
  /** The lines of a seat's side that count this, by the message that names them. */
  rows: (seat: number, id: string) => Row[];
};

type Props = Pick<Table, "scene" | "say" | "news" | "compact" | "still"> & {
  selection: string[];
  preview: Choice | null;
  /** What others have done since the viewer's last move. */
  trail: Entry[];
};

export function read({ selection, preview, trail, ...rest }: Props): Table {
  const { scene } = rest;
  const { open, soon, ready } = next(scene, rest.still ? [] : scene.choices, selection);
  const glow = new Map<string, string>();
  for (const effect of preview?.effects ?? []) for (const id of effect.at) glow.set(id, effect.kind);
  const lying = new Map<string, Piece[]>();
  for (const piece of scene.pieces) lying.set(piece.at, [...(lying.get(piece.at) ?? []), piece]);
  const places = onBoard(scene);
  const areas = new Map(scene.areas.map((area) => [area.id, area]));
  return {
    ...rest,
    open,
    soon,
    ready,
    selected: new Set(selection),
    free: rest.still ? new Set() : swappable(scene, selection),
    glow,
    effects: preview?.effects ?? [],
    ghosts: filled(scene, preview, selection, (id) => places.has(id) && !lying.has(id)),
    fresh: latest(trail.length > 0 ? trail : rest.news, places),
    area: (id) => areas.get(id),
    own: (word, seat) => areas.get(`${word}${seat}`),
    at: (id) => lying.get(id) ?? [],
    groups: (kind) => (scene.groups ?? []).filter((group) => group.kind === kind),
    rows: (seat, id) => scene.sides.find((side) => side.seat === seat)?.rows.filter((row) => row.label.id === id) ?? [],
  };
}

/** Of the steps still open, those in the area of the first are asked now: first the tile, then the cell. */
function next(scene: Scene, choices: Choice[], selection: string[]) {
  const [open, soon, ready] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const buttons = new Set(scene.buttons.map((button) => button.id));
  for (const choice of choices.filter((choice) => fits(choice, selection))) {
    const left = choice.steps.filter((step) => step.some((id) => fits(choice, [...selection, id]) && !selection.includes(id)));
    const first = left[0]?.[0];
    if (first === undefined) continue;
    const area = areaOf(scene, first);
    for (const step of left) for (const id of step) (areaOf(scene, id) === area ? open : soon).add(id);
    if (left.every((step) => step.every((id) => buttons.has(id)))) for (const step of left) for (const id of step) ready.add(id);
  }
  for (const id of open) soon.delete(id);
  return { open, soon, ready };
}

function filled(scene: Scene, preview: Choice | null, selection: string[], isEmpty: (id: string) => boolean) {
  const ids = (preview?.steps ?? []).map((step) => step.find((id) => selection.includes(id)) ?? step[0]!);
  const held = scene.pieces.find((piece) => ids.includes(piece.id));
  return new Map(ids.filter(isEmpty).map((id) => [id, held]));
}

/** The places of the board itself; hands and heaps show no traces. */
function onBoard(scene: Scene): Set<string> {
  const boards = scene.areas.filter((area) => typeof area.kind === "object" || area.kind === "track");
  return new Set(boards.flatMap((area) => area.places.map((place) => place.id)));
}

function latest(news: Entry[], places: Set<string>): Map<string, number> {
  const moves = news.filter((entry) => entry.seat !== undefined);
  const fresh = new Map<string, number>();
  moves.forEach((move, index) => {
    const ids = move.changes.flatMap((change) => (change.motion === "collect" ? change.from : change.to) ?? []);
    for (const id of ids) if (places.has(id)) fresh.set(id, moves.length > 1 ? index + 1 : 0);
  });
  return fresh;
}

/** What a tap would take instead of what is selected. */
function swappable(scene: Scene, selection: string[]): Set<string> {
  const free = new Set<string>();
  selection.forEach((selected, index) => {
    const home = areaOf(scene, selected);
    const others = new Set(scene.choices.flatMap((choice) => choice.steps.flat()).filter((id) => !selection.includes(id) && areaOf(scene, id) === home));
    for (const id of others) if (scene.choices.some((choice) => fits(choice, selection.with(index, id)))) free.add(id);
  });
  return free;
}

/** What a place is called, and what lies on it. */
export function nameOf(table: Table, place: { label: Text }, pieces: Piece[]): string {
  const things = pieces.map((piece) => (piece.count && piece.count > 1 && piece.label.args?.count === undefined ? `${piece.count} × ` : "") + table.say(piece.label));
  return [table.say(place.label), ...things].join(", ");
}

/** The id a tap on a place means: what can be chosen or is chosen there, else the thing on it, else the place. */
export function tapped(table: Table, place: Place, pieces: Piece[]): string {
  const ids = [...pieces.map((piece) => piece.id), place.id];
  return ids.find((id) => table.open.has(id) || table.selected.has(id)) ?? ids[0]!;
}

/** What a player does at the table. It outlives what is drawn: a spot that is taken away still hears that it lost the focus. */
export type Hands = {
  /** Chooses an id; one that was aimed at with a finger is shown first. */
  select: (id: string, isAimed?: boolean) => void;
  hover: (id: string | null) => void;
};

const [key, handsKey] = [Symbol("table"), Symbol("hands")];

/** The table is handed down as a function, so that whoever reads it follows its changes. */
export const share = (table: () => Table) => setContext(key, table);
export const shared = () => getContext<() => Table>(key);

export const lend = (hands: Hands) => setContext(handsKey, hands);
export const lent = () => getContext<Hands>(handsKey);
