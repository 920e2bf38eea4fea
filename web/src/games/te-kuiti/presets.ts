import type { Minutes, Presets } from "../../lib/presets";

export default { quick: { rounds: 1 }, family: { "memory-aid": "all", daisies: "gentle" } } satisfies Presets;

export const minutes = { quick: 10 } satisfies Minutes;
