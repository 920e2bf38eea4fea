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
  hints: false,
  chat: "phrases",
  delay: 0,
  said: [],
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
  const news: News = { version: 5, what: { type: "revealed", seat: 1 } };
  expect(after(table, news)).toEqual({ ...table, version: 5 });
});

test("what is said is added to what was said before", () => {
  const first: News = { version: 5, what: { type: "said", seat: 1, phrase: "lucky" } };
  const line = { version: 5, seat: 1, phrase: "lucky" };
  expect(after(table, first)).toEqual({ ...table, version: 5, said: [line] });
  const second: News = { version: 6, what: { type: "wrote", seat: 0, text: "Well played" } };
  expect(after(after(table, first), second).said).toEqual([line, { version: 6, seat: 0, text: "Well played" }]);
});
