import { expect, test, Server } from "./server";
import { finish, lay, sit, tapOnce } from "./play";

test("from the front page to a move in two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Tic Tac Moo" }).click();
  await expect(page.locator(".sentence")).toHaveText(/^Your turn: lay a starting tile/);
  await tapOnce(page);
  await tapOnce(page);
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/)).toBeVisible();
});

test("two browsers play each other by link", async ({ browser, page, baseURL }) => {
  await page.goto("/new/kuhlorado");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Lay the table" }).click();
  const link = await page.getByLabel("Link for seat 2").inputValue();
  expect(link).toMatch(/#.{20,}/);
  expect(page.url(), "the address bar keeps no secret").not.toContain("#");
  await page.getByRole("button", { name: "QR code" }).first().click();
  await expect(page.getByRole("img", { name: "QR code of the link" })).toBeVisible();
  const other = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  await other.goto(link);
  await other.getByLabel("Your name").fill("Bo");
  await other.getByRole("button", { name: "Sit down" }).click();
  const pages = [page, other];
  test.setTimeout(180_000);
  await expect(page.getByText("Bo", { exact: true })).toBeVisible();
  for (let taps = 0; taps < 2_000; taps++) {
    if (await page.getByRole("region", { name: "Result" }).isVisible()) break;
    if (!(await tapOnce(pages[taps % 2]!))) await page.waitForTimeout(10);
  }
  for (const one of pages) await expect(one.getByRole("region", { name: "Result" })).toBeVisible();
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.getByRole("link", { name: "To the rematch" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for the others" })).toBeVisible();
  await other.getByRole("link", { name: "To the rematch" }).click();
  await expect(other.locator(".board [data-id]").first()).toBeVisible();
  await other.context().close();
});

test("on one screen, secret hands are covered between turns", async ({ page }) => {
  await page.goto("/new/mow");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("Somebody at this screen");
  await page.getByLabel("Name", { exact: true }).fill("Bo");
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Who starts the first round").selectOption("Seat 1");
  await page.getByRole("button", { name: "Lay the table" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  for (let taps = 0; taps < 20 && !(await page.getByRole("heading", { name: "Bo, it is your turn" }).isVisible()); taps++) await tapOnce(page);
  await expect(page.locator(".board")).toHaveCount(0);
  await page.getByRole("button", { name: "I am Bo: show my hand" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await expect(page.getByText(/Bo.*(add|start|take)/i).first()).toBeVisible();
});

test("a refused try says why and leads to the rule", async ({ page }) => {
  const { table, tokens } = await lay(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await page.locator('[data-id="start0.0"]').click();
  await page.locator('[data-id="a4"]').click({ force: true });
  await expect(page.getByRole("alert")).toContainText("A starting tile must lie in one of your own fields.");
  await page.getByRole("link", { name: "Rule TTM-12" }).click();
  await expect(page).toHaveURL(/\/learn\/tic-tac-moo#TTM-12$/);
  await expect(page.locator("#TTM-12")).toBeInViewport();
});

test("reload, back and forth, and a second tab find the table again", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Tic Tac Moo" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  const url = page.url();
  await page.reload();
  await expect(page.locator(".sentence")).toHaveText(/^Your turn: lay a starting tile/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Five games, one table" })).toBeVisible();
  await page.goForward();
  await expect(page.locator(".sentence")).toHaveText(/^Your turn: lay a starting tile/);
  const tab = await context.newPage();
  await tab.goto(url);
  await expect(tab.locator(".board [data-id]").first()).toBeVisible();
  await tapOnce(tab);
  await tapOnce(tab);
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/)).toBeVisible();
});

test("a killed server comes back, and so does the table", async ({ page }) => {
  const first = await Server.start();
  const answer = await page.request.post(`${first.url}/api/v1/tables`, { data: { game: "tic-tac-moo", seats: ["link", { bot: "random" }] } });
  const { table, tokens } = (await answer.json()) as { table: string; tokens: string[] };
  await page.goto(`${first.url}/t/${table}#${tokens[0]}`);
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await tapOnce(page);
  await tapOnce(page);
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/)).toBeVisible();
  await first.kill();
  await expect(page.getByText("The connection is gone. We keep trying …").first()).toBeVisible();
  const second = await Server.start(first);
  await expect(page.getByText(/Connected again/).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/)).toBeVisible();
  await finish(page);
  await second.clear();
});

test("undo, hint, hand over, say, look back, give up", async ({ page }) => {
  // The other seat is taken and never moves: nothing runs ahead of the test.
  const { table, tokens } = await lay(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  await page.request.post(`/api/v1/tables/${table}/actions`, { headers: { Authorization: `Bearer ${tokens[1]}` }, data: { type: "sit", name: "Bo" } });
  await sit(page, table, tokens[0]!);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("button", { name: "Play this" })).toBeVisible({ timeout: 10_000 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Play this" })).toBeHidden();
  await page.locator('[data-id="keep"]').click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.getByRole("region", { name: "Log" }).getByRole("button").last().click();
  await expect(page.getByText("Looking back at step 1").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.keyboard.press("u");
  await expect(page.locator('[data-id="keep"]')).toBeVisible();
  await page.getByText("Say something").click();
  await page.getByRole("button", { name: "Hello!" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ada: Hello!" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("A bot plays for you.")).toBeVisible();
  await page.getByRole("button", { name: "Play again myself" }).click();
  await expect(page.getByText("A bot plays for you.")).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Really give up" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText("Ada has given up.");
});
