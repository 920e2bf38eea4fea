import type { Minutes, Presets } from "../../lib/presets";

export default { quick: { "win-time": "immediate", "supply-end": "first" }, family: { fields: "adjacent", "win-time": "immediate" } } satisfies Presets;

export const minutes = { quick: 15 } satisfies Minutes;
