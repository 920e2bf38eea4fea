import type { Presets } from "../../lib/presets";

export default { family: { sheet: "K01" }, pro: { pro: true } } satisfies Presets;
