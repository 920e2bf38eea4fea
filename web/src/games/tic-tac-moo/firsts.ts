import type { Firsts } from "../../lib/firsts";

export default {
  "ttm-log-redraw": "first-redraw",
  "ttm-log-collected": "what-tile",
} satisfies Firsts;
