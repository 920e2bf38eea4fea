import type { Tables } from "../../../tests/browser/games";

export default {
  short: { rounds: 1 },
  seats: (count) => (count === 1 ? { mode: "solo" } : {}),
  variant: { options: { mode: "solo", daisies: "gentle", "memory-aid": "all" }, seats: 1 },
} satisfies Tables;
