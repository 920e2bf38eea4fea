// Written by `BLESS=1 cargo test -p cowbell-bots types` from crates/cowbell-bots. Do not edit.

/**
 * The analysis of a match. Values are by seat: 1 is a win, 0 the last place.
 */
export type Review<M> = {
/**
 * What each seat could expect before the first event.
 */
start: Array<number>,
/**
 * What each seat got; in a match that is not over, what it can expect now.
 */
result: Array<number>,
/**
 * The standard error of the start.
 */
error: number,
/**
 * Whether the match is over.
 */
is_over: boolean,
/**
 * Every decision and every run of random events, in order.
 */
items: Array<Item<M>>,
/**
 * What it comes to for each seat.
 */
players: Array<Player>,
/**
 * The same in points, if points decide the game.
 */
points: PointsReview | null,
/**
 * The moment that decided the match, if anything did.
 */
turning_point: TurningPoint | null,
/**
 * How many events were looked at: all of them, unless the first pass was stopped.
 */
events: number,
/**
 * Passes completed for every item.
 */
passes: number,
/**
 * Iterations of all searches.
 */
iterations: number, };

/**
 * One step of the account.
 */
export type Item<M> = { "kind": "decision" } & Decision<M> | { "kind": "chance" } & ChanceRun;

/**
 * A decision.
 */
export type Decision<M> = {
/**
 * How many events had happened before it.
 */
step: number,
/**
 * Who decided.
 */
seat: number,
/**
 * What.
 */
made: M,
/**
 * What it is called.
 */
verdict: Verdict,
/**
 * What the move gave up, from what the seat knew.
 */
loss: number,
/**
 * The standard error of that.
 */
noise: number,
/**
 * The legal moves: those that got a closer look first, each group with the best first.
 */
moves: Array<Choice<M>>,
/**
 * What each seat could expect before it, as a referee sees it who knows all hands.
 */
values: Array<number>,
/**
 * What the decision changed for each seat.
 */
change: Array<number>,
/**
 * What cards that the mover could not see made of it: luck.
 */
hidden: Array<number>,
/**
 * The standard error of the change.
 */
error: number,
/**
 * The same in points, if points decide the game.
 */
points: DecisionPoints | null,
/**
 * Whether the values of the moves are exact.
 */
is_exact: boolean, };

/**
 * A legal move.
 */
export type Choice<M> = {
/**
 * The move.
 */
move: M,
/**
 * What the deciding seat can expect after it, from what it knows.
 */
value: number,
/**
 * The standard error of that.
 */
error: number,
/**
 * How many points the deciding seat can expect after it, if points decide the game.
 */
points: number | null,
/**
 * Whether it got a closer look.
 */
is_close: boolean, };

/**
 * Random events with no decision between them.
 */
export type ChanceRun = {
/**
 * How many events had happened before it.
 */
step: number,
/**
 * How many random events it has.
 */
events: number,
/**
 * What each seat could expect before it.
 */
values: Array<number>,
/**
 * What each seat can expect after it, less the mean over all outcomes.
 */
luck: Array<number>,
/**
 * The standard error of that.
 */
error: number,
/**
 * The same in points, if points decide the game.
 */
points: ChancePoints | null,
/**
 * How many outcomes were compared.
 */
outcomes: number,
/**
 * Whether those were all there are.
 */
is_listed: boolean,
/**
 * Whether the luck is exact.
 */
is_exact: boolean, };

/**
 * What a match came to for a seat: `start + luck + hidden + decisions = result`.
 */
export type Player = {
/**
 * The seat.
 */
seat: number,
/**
 * Its decisions with more than one legal move.
 */
choices: number,
/**
 * How good they were, from 0 to 1; nothing without any.
 */
accuracy: number | null,
/**
 * What it gave up per decision; nothing without any.
 */
loss_per_choice: number | null,
/**
 * How many of its decisions have each verdict, in the order of [`Verdict::ALL`].
 */
verdicts: Array<number>,
/**
 * The luck of random events.
 */
luck: number,
/**
 * What hidden cards made of moves.
 */
hidden: number,
/**
 * The standard error of the luck.
 */
luck_error: number,
/**
 * What its own decisions and those of others changed for it.
 */
decisions: number,
/**
 * The result with equal luck: the result less all luck, between 0 and 1.
 */
with_equal_luck: number, };

/**
 * The moment that decided a match: the largest change in favour of the winner, in a draw the largest of all.
 */
export type TurningPoint = {
/**
 * How many events had happened before it.
 */
step: number,
/**
 * Who decided; nobody for random events.
 */
mover: number | null,
/**
 * The seat it was good for.
 */
seat: number,
/**
 * By how much.
 */
change: number, };

/**
 * The account in points: by seat `start + luck + hidden + decisions = result`, as it is for results.
 */
export type PointsReview = {
/**
 * Whether points are something to avoid.
 */
fewer_is_better: boolean,
/**
 * How many each seat could expect before the first event.
 */
start: Array<number>,
/**
 * How many each seat got; in a match that is not over, how many it can expect now.
 */
result: Array<number>,
/**
 * The standard error of the start.
 */
error: number,
/**
 * What it comes to for each seat.
 */
players: Array<PlayerPoints>, };

/**
 * What a match came to for a seat, in points.
 */
export type PlayerPoints = {
/**
 * The luck of random events.
 */
luck: number,
/**
 * What hidden cards made of moves.
 */
hidden: number,
/**
 * The standard error of the luck.
 */
luck_error: number,
/**
 * What its own decisions and those of others changed for it.
 */
decisions: number,
/**
 * By how many points it was less far ahead after an average decision of its own; nothing without any.
 */
loss_per_choice: number | null, };

/**
 * A decision in points.
 */
export type DecisionPoints = {
/**
 * By how many points the seat is less far ahead of the others than after the best move, from what it knew. Below zero,
 * the best move wins more often with fewer points.
 */
loss: number,
/**
 * The standard error of that, at most.
 */
noise: number,
/**
 * How many each seat could expect before it.
 */
values: Array<number>,
/**
 * What the decision changed for each seat.
 */
change: Array<number>,
/**
 * What cards that the mover could not see made of it: luck.
 */
hidden: Array<number>,
/**
 * The standard error of the change.
 */
error: number, };

/**
 * Random events in points.
 */
export type ChancePoints = {
/**
 * How many each seat could expect before them.
 */
values: Array<number>,
/**
 * How many each seat can expect after them, less the mean over all outcomes.
 */
luck: Array<number>,
/**
 * The standard error of that.
 */
error: number, };

/**
 * What a decision is called.
 */
export type Verdict = "forced" | "brilliant" | "good" | "fine" | "inaccurate" | "mistake" | "blunder";

/**
 * How far an analysis is.
 */
export type Progress = {
/**
 * The pass now, from 0.
 */
pass: number,
/**
 * Items of the match that this pass is done with.
 */
done: number,
/**
 * Items of the match.
 */
items: number, };
