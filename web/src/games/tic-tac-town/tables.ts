import type { Tables } from "../../../tests/browser/games";

export default {
  variant: { options: { seats: 4, equations: false }, seats: 4 },
} satisfies Tables;
