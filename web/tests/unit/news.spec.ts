import { expect, test } from "@playwright/test";
import { after } from "../../src/lib/news";
import type { News, Table } from "../../src/lib/types";

const seat = (name: string | null, open = false) => ({ player: name === null ? null : { human: name }, stand_in: null, open, out: false });

const table: Table = {
  table: "a1",
  game: "tic-tac-moo",
  rules: 1,
  options: {},
  version: 4,
  you: 0,
  seats: [seat("Ada"), seat("Bo")],
  phase: "playing",
  lobby: true,
  seek: false,
  patience: null,
  spectators: true,
  commitment: "",
  promises: ["", ""],
  salts: ["", ""],
  offers: [0],
  takeback: null,
  clock: null,
  clocks: null,
  rematch: null,
  state: null,
};
const head = { seats: table.seats, phase: table.phase, promises: table.promises, salts: table.salts, offers: table.offers, takeback: null, clocks: null, rematch: null };

test("an offer that a move has answered is gone", () => {
  const news: News = { version: 5, what: { type: "played", events: [] }, head: { ...head, offers: [] } };
  expect(after(table, news)).toEqual({ ...table, version: 5, offers: [] });
});

test("a seat that was left is open again", () => {
  const seats = [seat("Ada"), seat(null, true)];
  const news: News = { version: 5, what: { type: "rose", seat: 1 }, head: { ...head, phase: "waiting", seats } };
  expect(after(table, news)).toEqual({ ...table, version: 5, phase: "waiting", seats });
});

test("news without a head leave everything beside the match as it is", () => {
  const news: News = { version: 5, what: { type: "said", seat: 1, phrase: "lucky" } };
  expect(after(table, news)).toEqual({ ...table, version: 5 });
});
