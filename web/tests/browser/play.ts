// A player who knows no game: it taps what can be tapped until the match is over.
import { expect, type Page } from "@playwright/test";

export const GAMES = ["tic-tac-moo", "kuhlorado", "te-kuiti", "tic-tac-town", "mow"];

type Seat = "link" | "open" | { bot: "random" | "easy" | "medium" | "hard" };

/** Lays a table by the API: what the form does is tested elsewhere. */
export async function lay(page: Page, game: string, options: Record<string, unknown>, seats: Seat[], spectators = true) {
  const answer = await page.request.post("/api/v1/tables", { data: { game, options, seats, spectators } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { table: string; tokens: (string | null)[] };
}

/** Opens a seat by its link and sits down. */
export async function sit(page: Page, table: string, token: string, name = "Ada"): Promise<void> {
  await page.goto(`/t/${table}#${token}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

/** What can be tapped now and is not selected yet. */
const OPEN = '.board [data-id]:not([aria-disabled="true"]):not([aria-selected="true"]):not([aria-pressed="true"])';

/** Taps one thing, if there is one to tap. A tap may come too late: the bot was quicker. */
export async function tapOnce(page: Page): Promise<boolean> {
  const yes = page.getByRole("button", { name: "Play this" });
  if (await yes.isVisible()) return yes.click({ timeout: 2_000 }).then(() => true, () => false);
  const found = await page.locator(OPEN).all();
  if (found.length === 0) return false;
  const one = found[Math.floor(Math.random() * found.length)]!;
  return one.click({ timeout: 2_000 }).then(() => true, () => false);
}

/** Plays until the result is there. */
export async function finish(page: Page, most = 1_500): Promise<void> {
  const result = page.getByRole("region", { name: "Result" });
  for (let taps = 0; taps < most; taps++) {
    if (await result.isVisible()) return;
    if (!(await tapOnce(page))) await page.waitForTimeout(30);
  }
  await expect(result).toBeVisible();
}

/** Nothing of the page may stick out to the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide, page.url()).toBeLessThanOrEqual(0);
}
