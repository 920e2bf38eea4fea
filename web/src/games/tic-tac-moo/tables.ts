import type { Tables } from "../../../tests/browser/games";

export default {
  variant: { options: { fields: "adjacent", "win-time": "immediate", "win-check": "both", "supply-end": "first" }, seats: 2 },
} satisfies Tables;
