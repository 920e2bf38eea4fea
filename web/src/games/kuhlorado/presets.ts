import type { Presets } from "../../lib/presets";

export default { pro: { pro: true } } satisfies Presets;
