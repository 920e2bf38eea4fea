import type { Firsts } from "../../lib/firsts";

export default {
  "tek-a-tile:R": "first-ram",
  "tek-a-tile:H": "first-shepherd",
  "tek-log-match": "what-pair",
  "tek-log-daisy": "help-daisies",
  "tek-log-enclosed": "what-enclosed",
  "tek-log-pair": "first-pair",
  "tek-log-down": "first-down",
} satisfies Firsts;
