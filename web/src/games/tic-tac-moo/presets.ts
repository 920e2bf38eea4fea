import type { Presets } from "../../lib/presets";

export default { quick: { "win-time": "immediate", "supply-end": "first" } } satisfies Presets;
