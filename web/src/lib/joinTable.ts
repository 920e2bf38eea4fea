// Taking an open seat from the lobby. The answer can get lost after the seat was taken: so the secret and the salt are kept before
// anyone hears of them, and the same request is sent again, which leads to the same seat.
import * as api from "./api";
import { keepSalt, saltOf } from "./fairDice";
import { promiseOf } from "./proof";
import { selfKey } from "./manners.svelte";
import { problemOf } from "./problemText";
import { ownKey } from "./seatKeys";
import { tryAgain } from "./tryAgain";
import type { Joined } from "./types";

/** Where the salt is kept while nobody knows which seat it will be. */
const SOME_SEAT = -1;

export async function joinTable(table: string, name: string): Promise<Joined> {
  const own = ownKey(table, "");
  const salt = saltOf(table, SOME_SEAT);
  const promise = await promiseOf(salt);
  const joined = await tryAgain(() => api.join(table, name, promise, own, selfKey()), (error) => problemOf(error).code === "OFFLINE");
  keepSalt(table, joined.seat, salt);
  return joined;
}
