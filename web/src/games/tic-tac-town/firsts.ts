import type { Firsts } from "../../lib/firsts";

export default {
  "ttt-effect-bonus": "first-bonus",
  "ttt-fulfils ttt-card-equation": "first-equation",
  "ttt-fulfils ttt-card-sum": "what-sum",
  "ttt-fulfils": "first-fulfil",
  "ttt-log-reroll": "first-reroll",
  "ttt-log-pile": "what-pile",
} satisfies Firsts;
