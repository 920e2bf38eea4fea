import type { Ending } from "../../lib/ending";

export default { counts: ["ttm-row-collected"] } satisfies Ending;
