import type { Step } from "../../lib/lesson";

export default [
  // Keep the dice or roll again.
  { options: { sheet: "K01", starter: 0 }, position: "dice 12\nphase reroll", accept: ["reroll 1", "reroll 2", "reroll both"] },
  // Two numbers: one cell.
  { options: { sheet: "K01", starter: 0 }, position: "dice 34" },
  // Two cows: two cow cells.
  { options: { sheet: "K01", starter: 0 }, position: "dice cc" },
  // A cow and a number, one cell apart.
  { options: { sheet: "K01", starter: 0 }, position: "dice c3", things: 2 },
  // Majorities.
  { options: { sheet: "K01", starter: 0 }, position: "x a8 b6\no c6\ndice c3", effect: "lead" },
  // Areas.
  { options: { sheet: "K01", starter: 0 }, position: "x d5 e5 e4 f4\no a1 h8 c3\ndice c3", effect: "area" },
  // The last cow ends the match.
  { options: { sheet: "K01", starter: 0 }, position: "x a8 h8 g7 b6 d6 e6 g6 c5 f5\no b4 d4 g4 d3 f3 a2 h2 a1\ndice c3", effect: "win" },
  // Nothing to mark: pass.
  { options: { sheet: "K01", starter: 0 }, position: "x f8 a6 c4 e3\no d7 g5 h4 c1\ndice 33" },
] satisfies Step[];
