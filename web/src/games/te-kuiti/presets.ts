import type { Minutes, Presets, Seats } from "../../lib/presets";

export default { quick: { rounds: 1 }, family: { "memory-aid": "all", daisies: "gentle" } } satisfies Presets;

export const minutes = { quick: 10 } satisfies Minutes;

/** Solo has one round anyway. */
export const seats = { quick: 2 } satisfies Seats;
