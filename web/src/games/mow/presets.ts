import type { Presets } from "../../lib/presets";

export default { quick: { target: 40 }, family: { target: 60 } } satisfies Presets;
