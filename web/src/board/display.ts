// A scene prepared for drawing: which pieces are where, what can be chosen next, what a preview affects, what has just
// changed. Nothing here knows a rule: what can be chosen follows from the choices, what a move does from its effects.

import { getContext, setContext } from "svelte";
import type { Area, Choice, Effect, Entry, Group, Piece, Place, Row, Scene, Text } from "../generated/scene";
import { areaOf, fits } from "../lib/choose";
import type { Ask } from "./asks";

export type Display = {
  scene: Scene;
  say: (text: Text) => string;
  /** Ids that can be chosen now, ids that can be chosen in a later step, and buttons if only they are left. */
  open: Set<string>;
  soon: Set<string>;
  ready: Set<string>;
  selected: Set<string>;
  /** Ids that can replace a selected one, such as another card of the same hand. */
  free: Set<string>;
  /** The kind of effect that the preview has on an id. */
  glow: Map<string, string>;
  effects: Effect[];
  /** Empty places that the preview fills, with the piece that would be there if it comes from a hand. */
  ghosts: Map<string, Piece | undefined>;
  /** Where the latest moves placed or took something, with the number of the move; 0 if there was only one. */
  fresh: Map<string, number>;
  /** The seats whose moves those were. */
  movers: Map<string, number>;
  /** The latest moves: what others have done since the viewer's last move, else the news. */
  recent: Entry[];
  news: Entry[];
  compact: boolean;
  still: boolean;
  area: (id: string) => Area | undefined;
  /** The area whose id is this word and a seat: `hand0`, `hand1`. */
  own: (word: string, seat: number) => Area | undefined;
  at: (id: string) => Piece[];
  groups: (kind: string) => Group[];
  /** The lines in a seat's score panel with this message id. */
  rows: (seat: number, id: string) => Row[];
};

type Props = Pick<Display, "scene" | "say" | "news" | "compact" | "still"> & {
  selection: string[];
  preview: Choice | null;
  /** The preview is a whole move that is only shown, such as a hint: nothing can be added to it. */
  whole?: boolean;
  /** What others have done since the viewer's last move. */
  trail: Entry[];
};

/** Prepares a scene. What is as it was in the display before is the same object, so that it is not drawn again. */
export function read({ selection, preview, whole = false, trail, ...rest }: Props, before?: Display): Display {
  const { scene } = rest;
  const { open, soon, ready } = next(scene, rest.still ? [] : whole && preview ? [preview] : scene.choices, selection);
  const glow = new Map<string, string>();
  for (const { motion, to } of rest.news.flatMap((entry) => entry.changes)) if (motion === "show" && to) glow.set(to, motion);
  for (const effect of preview?.effects ?? []) for (const id of effect.at) glow.set(id, effect.kind);
  const lying = new Map<string, Piece[]>();
  for (const piece of scene.pieces) {
    const there = lying.get(piece.at);
    if (there) there.push(piece);
    else lying.set(piece.at, [piece]);
  }
  for (const [place, pieces] of lying) {
    const old = before?.at(place);
    if (old?.length === pieces.length && old.every((piece, index) => piece === pieces[index])) lying.set(place, old);
  }
  const places = onBoard(scene);
  const areas = new Map(scene.areas.map((area) => [area.id, area]));
  const recent = trail.length > 0 ? trail : rest.news;
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
    fresh: latest(recent, places),
    movers: moversOf(recent, places),
    recent,
    area: (id) => areas.get(id),
    own: (word, seat) => areas.get(`${word}${seat}`),
    at: (id) => lying.get(id) ?? NONE,
    groups: (kind) => (scene.groups ?? []).filter((group) => group.kind === kind),
    rows: (seat, id) => scene.sides.find((side) => side.seat === seat)?.rows.filter((row) => row.label.id === id) ?? [],
  };
}

const NONE: Piece[] = [];

/** How a spot looks: whether it can be chosen now or later, is chosen, can replace what is chosen; the number of its move, and its glow. */
export type Look = { open: boolean; soon: boolean; selected: boolean; free: boolean; order: number | undefined; glow: string | undefined };

/** Every look there is, once: a spot that looks as before has the same one, and is not drawn again. */
const looks = new Map<string, Look>();

/** How the spot with this id, at this place, looks now. */
export function lookOf(display: Display, id: string, at: string): Look {
  const open = display.open.has(id);
  const look = { open, soon: !open && display.soon.has(id), selected: display.selected.has(id), free: display.free.has(id), order: display.fresh.get(at), glow: display.glow.get(id) ?? display.glow.get(at) };
  const key = Object.values(look).join();
  const known = looks.get(key);
  if (!known) looks.set(key, look);
  return known ?? look;
}

/** Remembers one object for each id, and returns the old one while nothing in it changes: then what it stands for is not drawn again. */
export function keeper<T extends object>(): (id: string, now: T) => T {
  const known = new Map<string, T>();
  return (id, now) => {
    const old = known.get(id);
    if (old && (Object.keys(now) as (keyof T)[]).every((key) => old[key] === now[key])) return old;
    known.set(id, now);
    return now;
  };
}

/** Of the remaining steps, only those in the area of the first are asked for now: first the tile, then the cell. */
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

/** The places of the board itself; changes are not marked in hands and heaps. */
function onBoard(scene: Scene): Set<string> {
  const boards = scene.areas.filter((area) => typeof area.kind === "object" || area.kind === "track");
  return new Set(boards.flatMap((area) => area.places.map((place) => place.id)));
}

/** More marks than this would hide the board. */
const MARKED = 8;

/** How many moves the board numbers. */
export const numbers = (scene: Scene, trail: Entry[]): number => new Set(latest(trail, onBoard(scene)).values()).size;

/** The last moves that placed or took something on the board, and where. */
function movesOf(news: Entry[], places: Set<string>): { seat: number; ids: string[] }[] {
  // What chance brings after a move, such as the face of a tile, belongs to that move.
  const moves: { seat: number; ids: string[] }[] = [];
  for (const { seat, changes } of news) {
    // What is only pointed out has not moved, and what is turned face down again keeps the number of the move that turned it up.
    const moved = changes.filter((change) => change.motion !== "show" && !(change.motion === "flip" && !change.face));
    const ids = moved.flatMap((change) => (change.motion === "collect" ? change.from : change.to) ?? []).filter((id) => places.has(id));
    if (seat !== undefined) moves.push({ seat, ids });
    else moves.at(-1)?.ids.push(...ids);
  }
  return moves.filter(({ ids }) => ids.length > 0).slice(-MARKED);
}

export function latest(news: Entry[], places: Set<string>): Map<string, number> {
  const last = movesOf(news, places);
  return new Map(last.flatMap(({ ids }, index) => ids.map((id) => [id, last.length > 1 ? index + 1 : 0] as const)));
}

function moversOf(news: Entry[], places: Set<string>): Map<string, number> {
  return new Map(movesOf(news, places).flatMap(({ seat, ids }) => ids.map((id) => [id, seat] as const)));
}

/** Ids that a tap would select in place of the current selection. */
function swappable(scene: Scene, selection: string[]): Set<string> {
  const free = new Set<string>();
  selection.forEach((selected, index) => {
    const home = areaOf(scene, selected);
    const others = new Set(scene.choices.flatMap((choice) => choice.steps.flat()).filter((id) => !selection.includes(id) && areaOf(scene, id) === home));
    for (const id of others) if (scene.choices.some((choice) => fits(choice, selection.with(index, id)))) free.add(id);
  });
  return free;
}

/** The name of a place and of the pieces on it. */
export function nameOf(display: Display, place: { label: Text }, pieces: Piece[]): string {
  const things = pieces.map((piece) => (piece.count && piece.count > 1 && piece.label.args?.count === undefined ? `${piece.count} × ` : "") + display.say(piece.label));
  return [display.say(place.label), ...things].join(", ");
}

/** The id that a tap on a place means: what can be chosen or is chosen there, else the piece on it, else the place. */
export function tapped(display: Display, place: Place, pieces: Piece[]): string {
  const ids = [...pieces.map((piece) => piece.id), place.id];
  return ids.find((id) => display.open.has(id) || display.selected.has(id)) ?? ids[0]!;
}

/** The player's input handlers. They outlive the elements: a removed spot still reports that it lost the focus. */
export type Hands = {
  /** Chooses an id; if it was only aimed at with a finger, its move is shown first. */
  select: (id: string, isAimed?: boolean) => void;
  hover: (id: string | null) => void;
  /** Asks what something is; missing in pictures. */
  ask?: Ask | undefined;
  /** How many players are shown beside the board; without them, moves that choose a player have buttons. */
  seats: { shown: number };
};

const [key, handsKey] = [Symbol("display"), Symbol("hands")];

/** The display is passed down as a function, so that reading it stays reactive. */
export const share = (display: () => Display) => setContext(key, display);
export const shared = () => getContext<() => Display>(key);

export const lend = (hands: Hands) => setContext(handsKey, hands);
export const lent = () => getContext<Hands>(handsKey);
