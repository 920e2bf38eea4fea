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
  { options, seat: 1, position: "3n +   +---+   +   +   +\n3 ? S* ? ? ?\n2n +   +---+   +   +   +\nphase ram" },
] satisfies Step[];
