// Written by `BLESS=1 cargo test -p cowbell-scene` from the catalog. Do not edit.

/** Every game in the order people are shown them: its name in paths, the name on the box, fewest and most seats. */
export const GAMES: { slug: string; name: string; seats: [number, number] }[] = [
  { slug: "tic-tac-moo", name: "Tic Tac Moo", seats: [2, 2] },
  { slug: "kuhlorado", name: "Kuhlorado", seats: [2, 2] },
  { slug: "te-kuiti", name: "Te Kuiti", seats: [1, 2] },
  { slug: "tic-tac-town", name: "Tic Tac Town", seats: [2, 4] },
  { slug: "mow", name: "MOW", seats: [2, 10] },
];
