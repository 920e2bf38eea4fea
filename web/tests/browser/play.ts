// A player that knows no game: it taps anything that can be tapped until the match is over.
import { expect, type Page } from "@playwright/test";
import type { Scene } from "../../src/lib/types";

type Seat = "link" | "open" | { bot: "random" | "easy" | "medium" | "hard" };

/** Creates a table through the API; the form is tested elsewhere. */
export async function create(page: Page, game: string, options: Record<string, unknown>, seats: Seat[], spectators = true, hints = false) {
  const answer = await page.request.post("/api/v1/tables", { data: { game, options, seats, spectators, hints } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { table: string; tokens: (string | null)[] };
}

/** Opens a seat by its link and sits down. */
export async function sit(page: Page, table: string, token: string, name = "Ada"): Promise<void> {
  await page.goto(`/t/${table}#${token}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
}

/** Performs an action for a player without a browser. */
export async function act(page: Page, table: string, token: string, data: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post(`/api/v1/tables/${table}/actions`, { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The secret that a player without a browser sits down with. (In earnest it is random.) */
export const ownOf = (link: string): string => link.slice(1) + link[0];

/** Seats a player without a browser, who never moves unless the test does; what opens the seat from now on. */
export async function seat(page: Page, table: string, link: string, name = "Bo"): Promise<string> {
  const own = ownOf(link);
  await act(page, table, link, { type: "sit", name, token: own });
  return own;
}

/** Plays moves for a seat among bots, without a browser, or as many as the match has. */
export async function playOn(page: Page, table: string, token: string, moves: number, seat = 0): Promise<void> {
  const look = async () => (await (await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { version: number; phase: string; state: { turn: { seat: number }; legal: string[] } };
  for (let made = 0; made < moves; made++) {
    await expect.poll(async () => (({ phase, state }) => phase === "over" || state.turn.seat === seat)(await look()), { intervals: [20] }).toBe(true);
    const { version, phase, state } = await look();
    if (phase === "over") return;
    await act(page, table, token, { type: "play", version, move: state.legal[(made * 7) % state.legal.length]! });
  }
}

/** Plays one legal move for the seat to move, and says whether the match goes on. */
export async function playOne(page: Page, table: string, tokens: (string | null)[], which = 0): Promise<boolean> {
  const whose = await page.request.get(`/api/v1/tables/${table}`);
  const { phase, state } = (await whose.json()) as { phase: string; state: { turn: { seat: number } } };
  if (phase === "over") return false;
  const token = tokens[state.turn.seat]!;
  const answer = await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } });
  const own = (await answer.json()) as { version: number; state: { legal: string[] } };
  await act(page, table, token, { type: "play", version: own.version, move: own.state.legal[which % own.state.legal.length]! });
  return true;
}

/** From now on the page's time passes only when the test lets it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** What a player is shown now. */
export async function sceneOf(page: Page, table: string, token: string | null): Promise<Scene> {
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  const { state } = (await (await page.request.get(`/api/v1/tables/${table}`, { headers })).json()) as { state: { step: number } };
  return ((await (await page.request.get(`/api/v1/tables/${table}/scenes/${state.step}`, { headers })).json()) as { scene: Scene }).scene;
}

/** Numbers that look random and are the same in every run. */
export function dice(seed: number): (below: number) => number {
  return (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
}

/** Where each page taps. */
const rolls = new WeakMap<Page, ReturnType<typeof dice>>();

/** The button that makes the move shown. For one of two spaces it says which. */
export const agree = (page: Page) => page.getByRole("button", { name: /^(Play this|Only [a-h]\d)$/ });

/** The elements that are asked for now and are not selected yet; what comes later could be tapped as well. */
const OPEN = '.board [data-id]:not(.soon):not([aria-disabled="true"]):not([aria-selected="true"]):not([aria-pressed="true"])';

/** Taps one element, if there is any. A tap may come too late if the bot was faster. */
export async function tapOnce(page: Page): Promise<boolean> {
  const yes = agree(page);
  if (await yes.isVisible()) return yes.click({ timeout: 2_000 }).then(() => true, () => false);
  const next = page.getByRole("region", { name: "Pause in the match" }).getByRole("button", { name: "Continue" });
  if (await next.isVisible()) return next.click({ timeout: 2_000 }).then(() => true, () => false);
  const found = await page.locator(OPEN).all();
  if (found.length === 0) return false;
  const roll = rolls.get(page) ?? dice(1);
  rolls.set(page, roll);
  const one = found[roll(found.length)]!;
  return one.click({ timeout: 2_000 }).then(() => true, () => false);
}

/** Plays until the result appears. */
export async function finish(page: Page, most = 1_500): Promise<void> {
  const result = page.getByRole("region", { name: "Result" });
  for (let taps = 0; taps < most; taps++) {
    if (await result.isVisible()) return;
    if (!(await tapOnce(page))) await page.waitForTimeout(30);
  }
  await expect(result).toBeVisible();
}

/** Resizes the window, and waits until the page has the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height && document.documentElement.clientWidth <= width, size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };
