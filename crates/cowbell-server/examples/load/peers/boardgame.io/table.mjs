// A table with both seats taken. It says what boardgame.io's own client says, through the same socket.io, but does not run
// the rules of the game a second time for each seat, as that client does while it waits for the server.

import { createRequire } from "node:module";
import { io } from "socket.io-client";
import { anyMove } from "../tic-tac-toe.mjs";

const { LobbyClient } = createRequire(import.meta.url)("boardgame.io/client");
const GAME = "tic-tac-toe";

async function sit(address, matchID, playerID) {
  const lobby = new LobbyClient({ server: `http://${address}` });
  const { playerCredentials } = await lobby.joinMatch(GAME, matchID, { playerID, playerName: "x" });
  const socket = io(`http://${address}/${GAME}`, { forceNew: true, transports: ["websocket"] });
  const seat = { socket, playerID, credentials: playerCredentials, state: null };
  socket.emit("sync", matchID, playerID, playerCredentials, 2);
  await new Promise((resolve) => socket.once("sync", (_matchID, { state }) => resolve((seat.state = state))));
  return seat;
}

export async function gather(address) {
  const { matchID } = await new LobbyClient({ server: `http://${address}` }).createMatch(GAME, { numPlayers: 2 });
  const seats = [await sit(address, matchID, "0"), await sit(address, matchID, "1")];
  let version = 0, informed = 0, next = () => {};
  for (const seat of seats) {
    seat.socket.on("update", (_matchID, state) => {
      seat.state = state;
      if (state._stateID > version && ++informed === seats.length) next();
    });
  }
  return {
    /** Makes a move and calls back when both seats have the new state. */
    play(done) {
      const { socket, playerID, credentials, state } = seats[Number(seats[0].state.ctx.currentPlayer)];
      version = state._stateID;
      next = () => {
        informed = 0;
        done();
      };
      const payload = { type: "place", args: [anyMove(state.G.cells)], playerID, credentials };
      socket.emit("update", { type: "MAKE_MOVE", payload }, version, matchID, playerID);
    },
  };
}
