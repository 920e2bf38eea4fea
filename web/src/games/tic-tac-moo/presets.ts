import type { Presets } from "../../lib/presets";

// No option makes a match much shorter: with all of them bots need 32 moves instead of 34.
export default { family: { fields: "adjacent", "win-time": "immediate" } } satisfies Presets;
