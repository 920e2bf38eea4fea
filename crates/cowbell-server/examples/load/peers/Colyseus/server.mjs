// A Colyseus server for endless tic-tac-toe. It says its address and version, and stores nothing.

import { readFileSync } from "node:fs";
import { LocalDriver, LocalPresence, Room, Server, logger } from "@colyseus/core";
import { schema } from "@colyseus/schema";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { CELLS, place } from "../tic-tac-toe.mjs";

const Board = schema({ cells: { array: "uint8" }, turn: "uint8" });

class Table extends Room {
  maxClients = 2;
  // By default changes are sent 20 times per second. Here every move is sent at once, as our server does.
  patchRate = null;

  onCreate() {
    this.state = new Board();
    this.state.cells.push(...Array(CELLS).fill(0));
    this.state.turn = 0;
    this.onMessage("place", (client, cell) => {
      const seat = this.clients.indexOf(client);
      if (seat !== this.state.turn || !place(this.state.cells, cell, seat)) return client.error(0, "refused");
      this.state.turn = 1 - seat;
      this.broadcastPatch();
    });
  }
}

for (const level of ["debug", "info"]) logger[level] = () => {};
const transport = new WebSocketTransport();
const server = new Server({ greet: false, transport, driver: new LocalDriver(), presence: new LocalPresence() });
server.define("tic-tac-toe", Table);
await server.listen(0, "127.0.0.1");
const description = new URL("../node_modules/@colyseus/core/package.json", import.meta.url);
const { version } = JSON.parse(readFileSync(description, "utf8"));
console.log(`127.0.0.1:${transport.server.address().port} ${version}`);
