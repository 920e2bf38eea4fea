import type { Step } from "../../lib/lesson";

export default [
  // Next to the barn's species.
  { position: "6 . . . . . C . .\n4 . . . C . . . .\n2 . H . . . . . .\nhand0 HP\nbarn0 C\nsupply0 CC\nsupply1 CC" },
  // A herd of three.
  { position: "6 . . . . . C . .\n4 . . H H . . . .\n2 . P . . . . . .\nhand0 HP\nbarn0 H\nsupply0 CC\nsupply1 CC", effect: "collect" },
  // The second tile of the turn.
  { position: "6 . . . . . H . .\n4 . . . P . . . .\n3 . . P . . . . .\nhand0 P\nbarn0 H\nsupply0 CC\nsupply1 CC", effect: "collect" },
  // Twelve animals win.
  { position: "6 . . . . . C . .\n4 . . S S . . . .\n2 . P . . . . . .\nhand0 S\nbarn0 S\nsupply0 CC\nsupply1 CC\ntaken0 CCCPPPSSHH", effect: "win" },
  // A full field wins.
  { position: "4 . H S C . . . .\n3 . P P . . . . .\n2 . S C H . . . .\nhand0 C\nbarn0 P\nsupply0 CC\nsupply1 CC", effect: "win" },
  // One tile, two herds.
  { position: "6 . . . H . . . .\n5 . . . H . . . .\n4 . H H . . . . .\n2 . P . . . . . .\nhand0 HP\nbarn0 H\nsupply0 CC\nsupply1 CC", accept: ["Hd4"] },
  // How a match begins.
  { position: "hand0 CP\nbarn0 S\nhand1 CP\nbarn1 S\nstart0 CP\nstart1 SH" },
  // Nowhere to lay: the barn tile is swapped.
  { position: "5 S H . . . . . .\n4 C P . . . . . .\n3 . S . . . . . .\nhand0 HP\nbarn0 C\nsupply0 SH\nsupply1 CC" },
] satisfies Step[];
