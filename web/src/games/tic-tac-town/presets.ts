import type { Presets } from "../../lib/presets";

export default { family: { equations: false } } satisfies Presets;
