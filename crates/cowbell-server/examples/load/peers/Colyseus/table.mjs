// A table with both seats taken, played through Colyseus' own client.

import { Client } from "colyseus.js";
import { anyMove } from "../tic-tac-toe.mjs";

/** A seat that has the state of its table. */
async function sit(joining) {
  const seat = await joining;
  seat.onError((_code, message) => { throw new Error(message); });
  await new Promise((resolve) => seat.onStateChange.once(resolve));
  return seat;
}

export async function gather(address) {
  const client = new Client(`ws://${address}`);
  const first = await sit(client.create("tic-tac-toe"));
  const seats = [first, await sit(client.joinById(first.roomId))];
  let turn = 0, informed = 0, next = () => {};
  for (const seat of seats) {
    seat.onStateChange((state) => {
      if (state.turn !== turn && ++informed === seats.length) next();
    });
  }
  return {
    /** Makes a move and calls back when both seats have the new state. */
    play(done) {
      next = () => {
        informed = 0;
        turn = 1 - turn;
        done();
      };
      seats[turn].send("place", anyMove(seats[turn].state.cells));
    },
  };
}
