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

test("a leaver is waited for, replaced by a bot, takes the seat back, and loses the match by staying away", async ({ page, browser, baseURL }) => {
  const answer = await page.request.post("/api/v1/tables", { data: { game: "kuhlorado", options: { starter: 0, sheet: "K01" }, seats: ["link", "link"], patience: 30 } });
  const { table, tokens } = (await answer.json()) as { table: string; tokens: string[] };
  let other = await another(browser, baseURL!);
  await sit(page, table, tokens[0]!, "Ada");
  await sit(other, table, tokens[1]!, "Bo");
  await expect(page.locator(".ask.mine")).toBeVisible();
  await playTurn(page);
  await expect(other.locator(".ask.mine")).toBeVisible();
  const context = other.context();
  await other.close();
  await expect(page.getByText(/Bo is away. In 0:[123]/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Let a bot play" })).toBeVisible({ timeout: 45_000 });
  await page.screenshot({ path: "test-results/leaver-1280.png" });
  await page.getByRole("button", { name: "Let a bot play" }).click();
  await expect(page.getByText("played by a bot")).toBeVisible();
  other = await context.newPage();
  await other.goto(`/t/${table}`);
  await other.getByRole("button", { name: "Take over from the bot" }).click();
  await expect(page.getByText("played by a bot")).toHaveCount(0);
  await expect(page.locator(".ask.mine")).toBeVisible();
  await playTurn(page);
  await expect(other.locator(".ask.mine")).toBeVisible();
  await context.close();
  await page.getByRole("button", { name: "End the match" }).click({ timeout: 45_000 });
  await expect(page.getByText("Bo has left the match.").first()).toBeVisible();
  await expect(page.getByText("You win!")).toBeVisible();
});

test("strangers find each other, after a reload too, and bots come for those who wait alone", async ({ page, browser, baseURL }) => {
  const find = async (one: Page, name: string) => {
    await one.goto("/anyone");
    await one.getByLabel("Your name").fill(name);
    await one.getByRole("combobox", { name: "Game" }).selectOption("kuhlorado");
    await one.getByRole("combobox", { name: "Clock", exact: true }).selectOption("5 min + 5 s per move");
    await one.getByRole("button", { name: "Find players" }).click();
  };
  await find(page, "Ada");
  await expect(page.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  const other = await another(browser, baseURL!);
  await find(other, "Bo");
  for (const one of [page, other]) await expect(one.getByRole("timer").first()).toBeVisible();
  await expect(page).toHaveURL(other.url());

  // A third sees the match in the lobby, waits alone, and plays with a bot.
  const third = await another(browser, baseURL!);
  await third.goto("/lobby");
  await expect(third.getByRole("heading", { name: "Matches to watch" })).toBeVisible();
  await find(third, "Cy");
  await third.getByRole("button", { name: "Play with bots now" }).click({ timeout: 30_000 });
  await expect(third.getByRole("timer").first()).toBeVisible();
  for (const one of [other, third]) await one.context().close();
});

test("a personal link brings name, matches and settings to another device, and everything can be deleted", async ({ page, browser, baseURL }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!, "Ada");
  await expect(page.locator(".ask.mine")).toBeVisible();
  await page.goto("/mine");
  await expect(page).toHaveTitle(/Your turn/);
  await page.getByRole("link", { name: "My other devices" }).click();
  await page.getByRole("button", { name: "Use another device too" }).click();
  const link = await page.getByLabel("My personal link").inputValue();

  const other = await another(browser, baseURL!);
  await other.goto(link);
  await expect(other).toHaveURL("/me");
  await other.getByRole("button", { name: "Yes, that’s me" }).click();
  await expect(other.getByText("Your turn")).toBeVisible();
  await other.getByRole("link", { name: "Continue" }).click();
  await expect(other.locator(".ask.mine")).toBeVisible();
  await other.goto("/settings");
  await expect(other.getByLabel("Your name")).toHaveValue("Ada");

  // What ends on one device is in the record on the other.
  await other.goto(`/t/${table}`);
  await other.getByRole("button", { name: "More", exact: true }).click();
  await other.getByRole("button", { name: "Resign" }).click();
  await other.getByRole("button", { name: "Yes, resign" }).click();
  await expect(other.getByText("Ada resigned.").first()).toBeVisible();
  await expect(async () => {
    await page.goto("/mine");
    await expect(page.getByRole("row", { name: /Kuhlorado Random bot 1 0/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto("/me");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete everything for good" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/mine");
  await expect(page.getByText("You haven’t played any matches here yet.")).toBeVisible();
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
