// A table whose moves are made by request, so that a match needs no taps and takes no time.
import type { Page } from "@playwright/test";
import { look } from "./company";
import { act, create, seat } from "./play";

interface Told {
  version: number;
  phase: string;
  state: { step: number; turn: { seat: number }; legal: string[] };
}

/** Everyone sits; the page has the first seat unless it only watches. */
export async function byRequest(page: Page, game: string, seats: number, options: Record<string, unknown>, isWatching = false) {
  const { table, tokens: links } = await create(page, game, options, Array(seats).fill("link"));
  const tokens: string[] = [];
  for (const link of links) tokens.push(await seat(page, table, link!));
  await page.goto(isWatching ? `/t/${table}` : `/t/${table}#${tokens[0]!}`);
  await page.locator(".sentence").waitFor();
  const now = () => look<Told>(page, table, "", tokens[0]!);
  const turn = async () => (await now()).state.turn.seat;
  const isOver = async () => (await now()).phase === "over";
  /** The seat to move makes one move, any of those preferred, but not always the first. */
  const play = async (isPreferred: (move: string) => boolean = () => true) => {
    const token = tokens[await turn()]!;
    const { version, state } = await look<Told>(page, table, "", token);
    const preferred = state.legal.filter(isPreferred);
    const moves = preferred.length > 0 ? preferred : state.legal;
    const move = moves[(state.step * 7) % moves.length]!;
    await act(page, table, token, { type: "play", version, move });
    return move;
  };
  return { table, tokens, turn, play, isOver };
}
