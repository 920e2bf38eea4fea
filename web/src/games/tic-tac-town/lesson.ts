import type { Step } from "../../lib/lesson";

const options = { seats: 2, starter: 0 };

export default [
  // Place a die.
  { options, position: "pool R126 B336 G145 Y255\nhand0 C04 S01 S06 E01" },
  // Colours in a row.
  { options, position: "2 R1 B3 ..\npool R26 B36 G145 Y255\nhand0 C04 S06 S12 E14", effect: "fulfil" },
  // A sum with a colour.
  { options, position: "2 R1 G2 ..\npool R66 B336 G15 Y144\nhand0 C20 S21 S06 E14", effect: "fulfil" },
  // An equation.
  { options, position: "2 R2 B3 ..\npool R66 B36 G145 Y255\nhand0 C20 S06 S12 E01", effect: "fulfil" },
  // An equation in a column, read upwards.
  { options, position: "3 B4 .. ..\n2 G2 .. ..\npool R126 B36 G45 Y255\nhand0 C04 S06 S12 E02", effect: "fulfil" },
  // Keep or roll again.
  { options, position: "pool R111 B222 G111 Y222\nhand0 C04 S01 S06 E01\nphase reroll" },
  // One die, two cards.
  { options, position: "2 R1 B3 ..\npool R26 B36 G145 Y255\nhand0 C04 S01 S12 E14", accept: ["G1c2"] },
  // Drawing a card, with the bonus in mind.
  { options, position: "phase pile\nround 2\nhand0 C04 S01 E01\nhand1 C05 S02 S03 E02\ndone0 C01 C02", accept: ["pile 1"] },
] satisfies Step[];
