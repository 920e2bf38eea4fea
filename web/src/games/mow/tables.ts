import type { Tables } from "../../../tests/browser/games";

export default {
  short: { target: 10 },
  variant: { options: { seats: 10, target: 10 }, seats: 10 },
} satisfies Tables;
