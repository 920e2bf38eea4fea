// A boardgame.io server for endless tic-tac-toe. It says its address and version, and keeps matches in memory only.

import { createRequire } from "node:module";
import { CELLS, place } from "../tic-tac-toe.mjs";

const require = createRequire(import.meta.url);
const { Origins, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const game = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(CELLS).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => (place(G.cells, cell, Number(playerID)) ? undefined : INVALID_MOVE),
  },
};

// Its log lines would stand before the address.
console.log = () => {};
// Without a database it keeps everything in memory.
const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0 });
const { version } = require("boardgame.io/package.json");
console.info(`127.0.0.1:${appServer.address().port} ${version}`);
