// Written by `BLESS=1 cargo test -p cowbell-scene` from crates/cowbell-scene. Do not edit.

/**
 * Everything one viewer may see and do now.
 */
export type Scene = {
/**
 * The game's name in paths: `tic-tac-moo`.
 */
game: string,
/**
 * The viewer's seat; none for a spectator.
 */
me: number | null,
/**
 * Who acts.
 */
turn: Whose,
/**
 * What is asked, in one word of the game; clients may use it to arrange, never to decide.
 */
phase: string,
/**
 * The one sentence that says what is asked of whom.
 */
ask: Text,
/**
 * Where things can be.
 */
areas: Array<Area>,
/**
 * The things.
 */
pieces: Array<Piece>,
/**
 * Places that count together.
 */
groups?: Array<Group>,
/**
 * What can be chosen that is neither a place nor a piece.
 */
buttons: Array<Button>,
/**
 * What the viewer may do now: one for each legal move, in their order. Empty if it is not the viewer's turn.
 */
choices: Array<Choice>,
/**
 * Every seat's side of the table, by seat.
 */
sides: Array<Side>, };

/**
 * Who acts: `{"seat":0}`, `"chance"` or `"over"`.
 */
export type Whose = { seat: number } | "chance" | "over";

/**
 * A region of the table.
 */
export type Area = {
/**
 * Unique in the scene: `meadow`, `hand0`.
 */
id: string,
/**
 * How its places lie.
 */
kind: Kind,
/**
 * What it is called.
 */
label: Text,
/**
 * Whose it is, if anyone's.
 */
owner?: number,
/**
 * What is special about it now: `current`.
 */
tags?: Array<string>,
/**
 * Its places; none where order does not matter. Scenes share them.
 */
places: Array<Place>, };

/**
 * How the places of an area lie.
 */
export type Kind = { "grid": {
/**
 * How many columns.
 */
columns: number,
/**
 * How many rows.
 */
rows: number, } } | { "edges": {
/**
 * Columns of the grid.
 */
columns: number,
/**
 * Rows of the grid.
 */
rows: number, } } | "row" | "track" | "heap";

/**
 * A place in an area.
 */
export type Place = {
/**
 * Unique in the scene: `c3`, `c3n`, `hand0.1`.
 */
id: string,
/**
 * Column from the west, 0-based; the index in a row or track.
 */
column: number,
/**
 * Row from the south, 0-based.
 */
row?: number,
/**
 * What kind of ground it is: `ring`, `field`, `number`, `trough`.
 */
ground: string,
/**
 * What is printed on it, if anything: a number, a cow.
 */
print?: string,
/**
 * Whose it is, if anyone's.
 */
owner?: number,
/**
 * What it is called.
 */
label: Text, };

/**
 * A thing on the table. Its id is where it lies, so it stays the same while the thing stays.
 */
export type Piece = {
/**
 * Unique in the scene.
 */
id: string,
/**
 * What it is: `tile`, `card`, `die`, `fence`, `mark`. Art is chosen by kind and face.
 */
kind: string,
/**
 * What it shows, in notation; empty if the viewer may not know.
 */
face: string,
/**
 * The place, or the area where places do not matter.
 */
at: string,
/**
 * How many alike lie there.
 */
count?: number,
/**
 * Whose it is, if anyone's.
 */
owner?: number,
/**
 * What is special about it now: `new`, `enclosed`, `support`.
 */
tags?: Array<string>,
/**
 * What it is called.
 */
label: Text, };

/**
 * Places that count together: a meadow with its majority, an area with its next threshold.
 */
export type Group = {
/**
 * Unique in the scene, among groups: `north`, `area.c3`.
 */
id: string,
/**
 * What it is: `meadow`, `trough`, `area`. An outline or a flag is chosen by it.
 */
kind: string,
/**
 * The places.
 */
at: Array<string>,
/**
 * Who has it, or has most of it.
 */
owner?: number,
/**
 * How many of the places count: for the owner, or by seat where seats compete.
 */
counts: Array<number>,
/**
 * How many are needed for more points.
 */
goal?: number,
/**
 * What it is worth: to its owner now, or to the seat that has most of it.
 */
points: number,
/**
 * What it is called and how it stands.
 */
label: Text, };

/**
 * Something to press.
 */
export type Button = {
/**
 * Unique in the scene: `keep`, `flip`.
 */
id: string,
/**
 * What it says.
 */
label: Text, };

/**
 * One legal move.
 */
export type Choice = {
/**
 * In notation.
 */
move: string,
/**
 * What has to be selected: for each step the ids that will do.
 */
steps: Array<Array<string>>,
/**
 * What the move is, in words.
 */
label: Text,
/**
 * What it certainly does.
 */
effects: Array<Effect>,
/**
 * Whether it ends the turn, as far as that can be told: the last moment to think again.
 */
ends: boolean, };

/**
 * Something a move certainly does.
 */
export type Effect = {
/**
 * What kind: `collect`, `enclose`, `fulfil`, `points`, `win`.
 */
kind: string,
/**
 * The places and pieces concerned.
 */
at: Array<string>,
/**
 * How many, or how many points.
 */
amount: number,
/**
 * In words.
 */
label: Text, };

/**
 * One seat's side of the table.
 */
export type Side = {
/**
 * The seat.
 */
seat: number,
/**
 * What it is called in this game: red, crosses, shepherd.
 */
role: Text,
/**
 * Points now.
 */
score: number,
/**
 * 1 for the winner, once the match is over.
 */
place?: number,
/**
 * Where the points come from, and what else matters.
 */
rows: Array<Row>, };

/**
 * One line of a side: a name, a value, perhaps a goal.
 */
export type Row = {
/**
 * What is counted.
 */
label: Text,
/**
 * How much.
 */
value: number,
/**
 * Of how much, where there is a goal.
 */
goal?: number, };

/**
 * One event as a viewer is told it.
 */
export type Entry = {
/**
 * The number of the event, from 1.
 */
step: number,
/**
 * Who decided; none for chance.
 */
seat?: number,
/**
 * The event in notation, as this viewer may read it.
 */
event: string,
/**
 * In words: what was done, and what the rules did with it.
 */
text: Text,
/**
 * What moved, in order: enough to animate.
 */
changes: Array<Change>, };

/**
 * Something that moved, turned or appeared.
 */
export type Change = {
/**
 * How.
 */
motion: Motion,
/**
 * What it shows, in notation; empty if the viewer may not know.
 */
face: string,
/**
 * A place or area; none if it was not on the table.
 */
from?: string,
/**
 * A place or area; none if it leaves the table.
 */
to?: string, };

/**
 * How something moved.
 */
export type Motion = "place" | "move" | "flip" | "collect" | "draw" | "roll" | "remove" | "show";

/**
 * A message and its arguments.
 */
export type Text = {
/**
 * The id of the message.
 */
id: string,
/**
 * Its arguments.
 */
args?: { [key in string]: Arg }, };

/**
 * An argument of a message.
 */
export type Arg = number | string | { seat: number } | Text;
