import type { Step } from "../../lib/lesson";

export default [
  // Keep the dice or roll again.
  { options: { sheet: "K01", starter: 0 }, position: "dice 12\nphase reroll", accept: ["reroll 1", "reroll 2", "reroll both"] },
  // Two numbers: one cell.
  { options: { sheet: "K01", starter: 0 }, position: "dice 34" },
  // Two cows: two cow cells.
  { options: { sheet: "K01", starter: 0 }, position: "dice cc" },
  // A cow and a number, one cell apart.
  { options: { sheet: "K01", starter: 0 }, position: "dice c3" },
  // Majorities.
  { options: { sheet: "K01", starter: 0 }, position: "x a8 b6\no c6\ndice c3", effect: "lead" },
] satisfies Step[];
