import type { Step } from "../../lib/lesson";

const options = { "first-shepherd": 0, rounds: 1 };

export default [
  // Place a fence.
  { options, position: "phase place 2" },
  // Close an enclosure.
  { options, position: "phase place 1\n1n +---+   +   +   +   +\n1 | ? ? ? ? ?\n1s +---+   +   +   +   +", accept: ["fence a1e"] },
  // Flip the first tile.
  { options, seat: 1, position: "5 J S ? ? ?\n3 ? T ? ? ?\nphase flip" },
  // Remember the pair.
  { options, seat: 1, position: "5 J S ? ? ?\n3 ? S* ? ? ?\nphase flip", accept: ["flip b5"] },
  // A ram removes a fence.
  { options, seat: 1, position: "3n +   +---+   +   +   +\n3 ? S* ? ? ?\n2n +   +---+   +   +   +\n2 ? ? ? . ?\nbag J4 S3 T4 A4 D4 R2 H2\nphase ram", about: { kind: "tile", face: "R" } },
  // A shepherd tile gives a fence.
  { options, position: "5 ? . ? ? ?\n3n +---+---+---+   +   +\n3 | ? ? ? ? ?\n2n +---+---+---+   +   +\nbag J4 S4 T4 A4 D4 R3 H1\nphase herd", about: { kind: "tile", face: "H" }, accept: ["fence c3e"] },
  // The final phase: pairs that lie face up are taken.
  {
    options,
    seat: 1,
    position: "5n +---+---+---+---+---+\n5  |?   ?   ?   ?   ?  |\n4  |?   ?   ?   ?   ?  |\n3n +---+---+---+---+---+\n3   .   .   .   .   .\n2   S*  .   .   .   S*\n1   .   ?   .   .   J\nphase flip\nfinal true",
    effect: "collect",
  },
  // Alone against the daisies.
  { options: { mode: "solo" }, position: "3n +   +   +---+   +   +\n3   ?   ?   Tn* ?   ?\nphase flip" },
] satisfies Step[];
