// Several people at one table, each in a browser of their own: what they ask of each other.
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./server";
import { act, create, sit, tapOnce } from "./play";

/** A second person with a browser of their own. */
async function another(browser: Browser, baseURL: string, locale = "en-GB"): Promise<Page> {
  return (await browser.newContext({ baseURL, locale, viewport: { width: 360, height: 740 } })).newPage();
}

/** Ada at 1280 × 800 and Bo at 360 × 740, at a table where Ada begins. */
async function duel(page: Page, other: Page) {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  await sit(page, table, tokens[0]!, "Ada");
  await sit(other, table, tokens[1]!, "Bo");
  await expect(page.locator(".sentence")).toContainText("Your turn");
}

/** Plays until it is no longer this page's turn. */
async function playTurn(page: Page): Promise<void> {
  const mine = page.locator(".ask.mine");
  for (let taps = 0; taps < 20 && (await mine.isVisible()); taps++) if (!(await tapOnce(page))) await page.waitForTimeout(20);
  await expect(mine).toBeHidden();
}

test("a move is taken back if the other allows it, and not again before the next move", async ({ page, browser, baseURL }) => {
  const other = await another(browser, baseURL!);
  await duel(page, other);
  await playTurn(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("You are asking to take back your last move.").first()).toBeVisible();
  await expect(other.getByText("Ada asks to take back the last move.").first()).toBeVisible();
  await page.screenshot({ path: "test-results/takeback-asked-1280.png" });
  await other.screenshot({ path: "test-results/takeback-asked-360.png" });
  await other.getByRole("button", { name: "Don’t allow the takeback" }).click();
  await expect(page.getByText("Bo did not allow it.").first()).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("alert")).toContainText("You can ask again after the next move.");
  await playTurn(other);
  await playTurn(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await other.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(page.locator(".ask.mine")).toBeVisible();
  await expect(other.getByText("Ada took a move back.").first()).toBeVisible();
  await other.context().close();
});

async function offer(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Offer to end the match" }).click();
}

test("an offer to end the match can be declined, and accepted", async ({ page, browser, baseURL }) => {
  const other = await another(browser, baseURL!);
  await duel(page, other);
  await offer(page);
  await other.getByRole("button", { name: "Decline and keep playing" }).click();
  await expect(page.getByText("Bo wants to keep playing.").first()).toBeVisible();
  await playTurn(page);
  await offer(page);
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(other.getByText("The players agreed to end the match.").first()).toBeVisible();
  await expect(page.getByText("The players agreed to end the match.").first()).toBeVisible();
  await other.context().close();
});

/** A table with a clock. */
async function timed(page: Page, game: string, options: Record<string, unknown>, seats: ("link" | { bot: "random" })[], clock: object) {
  const answer = await page.request.post("/api/v1/tables", { data: { game, options, seats, spectators: true, clock } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { table, tokens } = (await answer.json()) as { table: string; tokens: (string | null)[] };
  return { table, tokens };
}

test("a clock is chosen, shown to everybody, counts down, and its end ends the match", async ({ page, browser, baseURL }) => {
  await page.goto("/new/kuhlorado");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("combobox", { name: "Clock", exact: true }).selectOption("5 min + 5 s per move");
  await expect(page.getByRole("combobox", { name: "When time runs out" })).toBeVisible();
  await page.screenshot({ path: "test-results/clock-new-1280.png" });
  await page.getByRole("button", { name: /Create/ }).click();
  await expect(page.getByText("5 min + 5 s per move")).toBeVisible();

  const other = await another(browser, baseURL!);
  const { table, tokens } = await timed(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"], { pace: { live: { time: 5 } }, out: "lose" });
  await sit(page, table, tokens[0]!, "Ada");
  await sit(other, table, tokens[1]!, "Bo");
  for (const one of [page, other]) await expect(one.getByRole("timer").first()).toHaveText(/^0:3\d/);
  await page.screenshot({ path: "test-results/clock-1280.png" });
  await other.screenshot({ path: "test-results/clock-360.png" });
  await expect(page.getByText("You have 30 seconds left.").first()).toBeAttached({ timeout: 20_000 });
  await expect(other.getByText("Ada ran out of time.").first()).toBeVisible({ timeout: 60_000 });
  await other.context().close();
});

test("clocks are in sight at every size, in every language, with ten players", async ({ browser, baseURL }) => {
  for (const [locale, width, height] of [["en", 360, 740], ["de", 360, 740], ["fr", 360, 740], ["nl", 1280, 800]] as const) {
    const context = await browser.newContext({ baseURL: baseURL!, locale, viewport: { width, height } });
    const page = await context.newPage();
    const bots = Array(7).fill({ bot: "random" }) as { bot: "random" }[];
    const { table, tokens } = await timed(page, "mow", { seats: 10, "first-starter": 0 }, ["link", "link", "link", ...bots], { pace: { live: { time: 600, delay: 20 } }, out: { bot: "easy" } });
    for (const [seat, name] of [[1, "Bo"], [2, "Cy"]] as const) await act(page, table, tokens[seat]!, { type: "sit", name, token: tokens[seat] });
    await page.goto(`/t/${table}#${tokens[0]}`);
    await page.locator("form button").click();
    await expect(page.getByRole("timer")).toHaveCount(3);
    for (const clock of await page.getByRole("timer").all()) await expect(clock).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: `test-results/clock-ten-${locale}-${width}.png` });
    await context.close();
  }
});
