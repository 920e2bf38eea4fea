import type { Tables } from "../../../tests/browser/games";

export default {
  variant: { options: { pro: true, sheet: "seed:7" }, seats: 2 },
} satisfies Tables;
