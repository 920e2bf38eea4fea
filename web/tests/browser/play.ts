// A player that knows no game: it taps anything that can be tapped until the match is over.
import { expect, type Page } from "@playwright/test";

type Seat = "link" | "open" | { bot: "random" | "easy" | "medium" | "hard" };

/** Creates a table through the API; the form is tested elsewhere. */
export async function create(page: Page, game: string, options: Record<string, unknown>, seats: Seat[], spectators = true) {
  const answer = await page.request.post("/api/v1/tables", { data: { game, options, seats, spectators } });
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

/** Seats a player without a browser, who never moves unless the test does. */
export const seat = (page: Page, table: string, token: string) => act(page, table, token, { type: "sit", name: "Bo", token });

/** The elements that can be tapped now and are not selected yet. */
const OPEN = '.board [data-id]:not([aria-disabled="true"]):not([aria-selected="true"]):not([aria-pressed="true"])';

/** Taps one element, if there is any. A tap may come too late if the bot was faster. */
export async function tapOnce(page: Page): Promise<boolean> {
  const yes = page.getByRole("button", { name: "Play this" });
  if (await yes.isVisible()) return yes.click({ timeout: 2_000 }).then(() => true, () => false);
  const found = await page.locator(OPEN).all();
  if (found.length === 0) return false;
  const one = found[Math.floor(Math.random() * found.length)]!;
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

/** Saves a screenshot of the page with the test results. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/shots/${name}.png` });
}

/** Resizes the window, and waits until the page has the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => innerWidth === width && document.documentElement.clientWidth <= width, size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };
