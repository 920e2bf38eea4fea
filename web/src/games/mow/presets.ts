import type { Minutes, Presets } from "../../lib/presets";

export default { quick: { target: 40 }, family: { target: 60 } } satisfies Presets;

export const minutes = { quick: 10, family: 15 } satisfies Minutes;
