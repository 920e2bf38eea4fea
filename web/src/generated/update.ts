// Written by `BLESS=1 cargo test -p cowbell-scene` from crates/cowbell-scene. Do not edit.
import type { Area, Button, Group, Piece, Place, Row, Text, Whose } from "./scene";

/**
 * What has changed; a missing field is as it was.
 */
export type Update = {
/**
 * Who acts.
 */
turn?: Whose,
/**
 * What is asked, in one word.
 */
phase?: string,
/**
 * What is asked of whom.
 */
ask?: Text,
/**
 * Changes of the list of areas.
 */
areas?: Array<Edit<Area, AreaChange>>,
/**
 * Changes of the list of pieces.
 */
pieces?: Array<Edit<Piece, PieceChange>>,
/**
 * Changes of the list of groups.
 */
groups?: Array<Edit<Group, Never>>,
/**
 * The sides that have changed.
 */
sides?: Array<NewSide>, };

/**
 * One change of a list, from its beginning: a positive number keeps the next items, a negative number drops them, an
 * object with an id (a row, with a label) is a new item, and any other object changes the next item. What remains after the
 * last change is kept.
 */
export type Edit<T, C> = number | T | C;

/**
 * What may change of a piece while it stays the same thing.
 */
export type PieceChange = {
/**
 * What it shows.
 */
face?: string,
/**
 * Where it lies.
 */
at?: string,
/**
 * How many alike lie there.
 */
count?: number,
/**
 * What is special about it now.
 */
tags?: Array<string>,
/**
 * What it is called.
 */
label?: Text, };

/**
 * What may change of an area.
 */
export type AreaChange = {
/**
 * What it is called.
 */
label?: Text,
/**
 * What is special about it now.
 */
tags?: Array<string>,
/**
 * Its places.
 */
places?: Array<Place>, };

/**
 * For items that do not change: another one takes their place.
 */
export type Never = never;

/**
 * A side that has changed; a missing field is as it was.
 */
export type NewSide = {
/**
 * The seat.
 */
seat: number,
/**
 * What it is called in this game.
 */
role?: Text,
/**
 * Points now.
 */
score?: number,
/**
 * The place, if the match is over; 0 if it is not over any more.
 */
place?: number,
/**
 * Changes of the list of rows.
 */
rows?: Array<Edit<Row, Never>>, };

/**
 * The buttons and choices of a scene as they are sent.
 */
export type Packed = {
/**
 * The buttons.
 */
buttons?: Array<Button>,
/**
 * The forms of all labels.
 */
forms: Array<Form>,
/**
 * What choices have in common.
 */
patterns: [string, string[], [number, ...Leaf[]], 0 | 1][],
/**
 * All effects, each once: `["collect", "c3 c4", 2, [1, 2]]` is kind, places, amount and label.
 */
effects?: [string, string, number, [number, ...Leaf[]]][],
/**
 * The choices, in the order of the legal moves.
 */
list: [number, string, ...number[]][], };

/**
 * A text without the words and numbers in it: `null` stands for each of them.
 */
export type Form = {
/**
 * The id of the message.
 */
id: string,
/**
 * Its arguments, by name.
 */
args?: Record<string, Form | null>, };

/**
 * A word, number or seat in a label.
 */
export type Leaf = number | string | { seat: number };
