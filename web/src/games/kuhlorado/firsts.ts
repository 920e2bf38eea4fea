import type { Firsts } from "../../lib/firsts";

export default {
  "kuh-log-pass": "first-pass",
  "kuh-effect-interim": "help-pro",
  "kuh-effect-area": "aim-areas",
  "kuh-effect-lead": "first-lead",
  "kuh-log-reroll": "what-die",
} satisfies Firsts;
