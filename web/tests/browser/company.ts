// Several people at one table, each in a browser of their own.
import type { Browser, Page } from "@playwright/test";
import { PHONE, act, ownOf, seat as takeSeat, sit, tapOnce } from "./play";
import { expect, visit } from "./server";

/** A second person with a browser of their own, on a phone; others' moves are shown at once there. */
export async function another(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-GB", viewport: PHONE });
  await visit(context);
  return context.newPage();
}

/** Plays until it is no longer this page's turn. */
export async function playTurn(page: Page): Promise<void> {
  const mine = page.locator(".ask.mine");
  // What the others did may still be shown.
  await expect(mine).toBeVisible();
  for (let taps = 0; taps < 100 && (await mine.isVisible()); taps++) if (!(await tapOnce(page))) await page.waitForTimeout(20);
  await expect(mine).toBeHidden();
}

/** What is asked of the server with a seat's secret. */
export async function look<Answer>(page: Page, table: string, path: string, token: string): Promise<Answer> {
  return (await (await page.request.get(`/api/v1/tables/${table}${path}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as Answer;
}

/**
 * People with a browser each, Ada at 1280 × 800, the others on phones. They sit down by request, so that the test can move for them too:
 * then the server counts them as present for a minute, so those who are to leave sit down in their browsers.
 */
export async function company(page: Page, browser: Browser, baseURL: string, request: Record<string, unknown>, { prepare = async (_: Page[]): Promise<void> => {}, leavers = [] as number[] } = {}) {
  const names = ["Ada", "Bo", "Cy", "Di"].slice(0, (request.seats as unknown[]).length);
  const answer = await page.request.post("/api/v1/tables", { data: { spectators: true, ...request } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table, tokens: links } = (await answer.json()) as { table: string; tokens: string[] };
  const pages = [page, ...(await Promise.all(names.slice(1).map(() => another(browser, baseURL))))];
  await prepare(pages);
  for (const [seat, name] of names.entries()) if (!leavers.includes(seat)) await takeSeat(page, table, links[seat]!, name);
  const tokens = links.map((link, seat) => (leavers.includes(seat) ? link : ownOf(link)));
  await Promise.all(pages.map((one, seat) => (leavers.includes(seat) ? sit(one, table, tokens[seat]!, names[seat]!) : one.goto(`/t/${table}#${tokens[seat]!}`))));
  await Promise.all(pages.map((one) => expect(one.locator(".board")).toBeVisible()));
  /** The version and whose turn it is. */
  const now = async () => {
    const { version, state } = await look<{ version: number; state: { turn: { seat: number } } }>(page, table, "", tokens[0]!);
    return { version, turn: state.turn.seat };
  };
  /** The seat to move plays; its number. */
  const move = async () => {
    const { version, turn } = await now();
    const { moves } = await look<{ moves: string[] }>(page, table, "/legal", tokens[turn]!);
    await act(page, table, tokens[turn]!, { type: "play", version, move: moves[Math.floor(Math.random() * moves.length)]! });
    return turn;
  };
  const close = () => Promise.all(pages.slice(1).map((one) => one.context().close()));
  return { table, tokens, pages, names, now, move, close };
}
