// Several people at one table, each in a browser of their own: what they ask of each other.
import type { Page } from "@playwright/test";
import { another, company, look, playTurn } from "./company";
import { act, create, sit } from "./play";
import { expect, test } from "./server";

/** Ada at 1280 × 800 and Bo at 360 × 740, at a table where Ada begins. */
async function duel(page: Page, other: Page) {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  await sit(page, table, tokens[0]!, "Ada");
  await sit(other, table, tokens[1]!, "Bo");
  await expect(page.locator(".sentence")).toContainText("Your turn");
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
  await other.getByRole("button", { name: "Decline" }).click();
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
  await expect(page.getByText("You offered to end the match. Waiting for Bo.").first()).toBeVisible();
  await expect(other.getByText("If you agree, nobody wins and the match doesn’t count.")).toBeVisible();
  await other.getByRole("button", { name: "Keep playing" }).click();
  await expect(page.getByText("Bo wants to keep playing.").first()).toBeVisible();
  await playTurn(page);
  await offer(page);
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(other.getByText("The players agreed to end the match.").first()).toBeVisible();
  await expect(page.locator(".sentence")).toHaveText("The players agreed to end the match.");
  await expect(page.getByRole("region", { name: "Result" }).getByText("Nobody wins, and the match doesn’t count.")).toBeVisible();
  await page.goto("/mine");
  await expect(page.getByText(/^not counted, \d+ – \d+ · The players agreed to end the match\.$/)).toBeVisible();
  await other.context().close();
});

test("a takeback among three needs both others", async ({ page, browser, baseURL }) => {
  const request = { game: "tic-tac-town", options: { seats: 3 }, seats: ["link", "link", "link"] };
  const { table, tokens, pages, names, now, move, close } = await company(page, browser, baseURL!, request);
  const steps = async () => (await look<{ state: { step: number } }>(page, table, "", tokens[0]!)).state.step;
  // A die that matches a card someone may hold has shown something, so most moves stay: it is asked until one can be taken back.
  let asker = -1;
  while (asker < 0) {
    const seat = await move();
    const { version } = await now();
    const answer = await page.request.post(`/api/v1/tables/${table}/actions`, { headers: { Authorization: `Bearer ${tokens[seat]!}` }, data: { type: "ask", version } });
    if (answer.ok()) asker = seat;
    else expect(((await answer.json()) as { code: string }).code).toBe("REVEALED");
  }
  const before = await steps();
  const [one, two] = [0, 1, 2].filter((seat) => seat !== asker) as [number, number];
  for (const seat of [one, two]) await expect(pages[seat]!.getByText(`${names[asker]!} asks to take back the last move.`).first()).toBeVisible();
  await pages[one]!.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(pages[asker]!.getByText(`${names[one]!} allows it.`).first()).toBeAttached();
  expect(await steps()).toBe(before);
  await pages[two]!.getByRole("button", { name: "Allow", exact: true }).click();
  await expect(pages[one]!.getByText(`${names[asker]!} took a move back.`).first()).toBeVisible();
  expect(await steps()).toBeLessThan(before);
  await close();
});

test("among three a leaver is waited for, replaced by a bot, takes the seat back, and is last when the others end the match", async ({ page, browser, baseURL }) => {
  const request = { game: "tic-tac-town", options: { seats: 3 }, seats: ["link", "link", "link"], patience: 10 };
  const { table, pages, now, move, close } = await company(page, browser, baseURL!, request, { leavers: [2] });
  const bo = pages[1]!;
  const context = pages[2]!.context();
  while ((await now()).turn !== 2) await move();
  await pages[2]!.close();
  await expect(page.getByText(/Cy is away. In 0:/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Let a bot play" })).toBeVisible({ timeout: 20_000 });
  await page.screenshot({ path: "test-results/leaver-1280.png" });
  // Waiting goes on, and the choice stays at hand.
  await page.getByRole("button", { name: "Keep waiting" }).click();
  await expect(page.getByRole("button", { name: "Let a bot play" })).toBeHidden();
  await expect(page.getByText("Cy is away.").first()).toBeVisible();
  await page.getByRole("button", { name: "Decide" }).click();
  await page.getByRole("button", { name: "Let a bot play" }).click();
  for (const one of [page, bo]) await expect(one.getByText("played by a bot")).toBeAttached();
  const again = await context.newPage();
  await again.goto(`/t/${table}`);
  await again.getByRole("button", { name: "Take over from the bot" }).click();
  await expect(page.getByText("played by a bot")).toHaveCount(0);
  while ((await now()).turn !== 2) await move();
  await playTurn(again);
  while ((await now()).turn !== 2) await move();
  await again.close();
  // The match ends only when all who are there want that.
  await page.getByRole("button", { name: "End the match" }).click({ timeout: 20_000 });
  await bo.getByRole("button", { name: "Agree" }).click();
  for (const one of [page, bo]) await expect(one.getByText("Cy has left the match.").first()).toBeVisible();
  // Those who stayed are placed by their points, and the leaver comes last.
  const rows = page.getByRole("region", { name: "Result" }).getByRole("row");
  await expect(rows.last()).toContainText("3rd Cy");
  await expect(rows.first()).toContainText(/1st (Ada|Bo)/);
  await close();
});

test("what someone has seen since stays: the screen says why a move cannot be taken back", async ({ page, browser, baseURL }) => {
  const request = { game: "mow", options: { seats: 2, "first-starter": 0 }, seats: ["link", "link"] };
  const { now, move, close } = await company(page, browser, baseURL!, request);
  // What cannot be done can be pressed all the same, and says why.
  await page.getByRole("button", { name: "Undo" }).click({ force: true });
  await expect(page.getByRole("alert")).toContainText("You have no move to undo.");
  // After a card comes another from the pile, which nobody can forget.
  while ((await now()).turn === 0) await move();
  await expect(page.locator(".ask.mine")).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click({ force: true });
  await expect(page.getByRole("alert")).toContainText("New information was revealed, so this can’t be undone.");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("button", { name: "Offer to end the match" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask to take back my move" })).toHaveCount(0);
  await close();
});

test("on a phone there is a way to talk, and a mark for what was said, where hints are allowed too", async ({ page, browser, baseURL }) => {
  const request = { game: "kuhlorado", options: { starter: 0, sheet: "K01" }, seats: ["link", "link"], hints: true };
  const { table, tokens, pages, close } = await company(page, browser, baseURL!, request);
  const bo = pages[1]!;
  await expect(bo.getByRole("button", { name: "Chat", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Hint" })).toBeVisible();
  await act(page, table, tokens[0]!, { type: "say", phrase: "hello" });
  await bo.getByRole("button", { name: /^Chat.*one new message/ }).click();
  await expect(bo.getByRole("button", { name: "Have fun!" })).toBeVisible();
  await close();
});

test("who watches is counted at the table and in the lobby, with options and clock", async ({ page, browser, baseURL }) => {
  const request = { game: "mow", options: { seats: 2, "first-starter": 0, target: 30 }, seats: ["link", "link"], lobby: true, clock: { pace: { live: { time: 300, increment: 5 } } } };
  const { table, close } = await company(page, browser, baseURL!, request);
  const watchers = [await another(browser, baseURL!), await another(browser, baseURL!)];
  for (const one of watchers) {
    await one.goto(`/t/${table}`);
    await expect(one.locator(".board")).toBeVisible();
  }
  await expect(page.getByText("2 people are watching.").first()).toBeAttached();
  await watchers[0]!.goto("/lobby");
  await expect(page.getByText("One person is watching.").first()).toBeAttached();
  await watchers[0]!.reload();
  const row = watchers[0]!.getByRole("listitem").filter({ hasText: "Ada · Bo" });
  await expect(row).toContainText("30");
  await expect(row).toContainText("5 min + 5 s per move");
  await expect(row).toContainText("One person is watching.");
  for (const one of watchers) await one.context().close();
  await close();
});

test("the host can let spectators see everything at once, whatever the server’s own delay is", async ({ page }) => {
  await page.goto("/new/mow");
  await page.getByText("Clock, spectators, chat").click();
  const choice = page.getByRole("combobox", { name: "Spectators see the moves" });
  for (const [label, delay] of [["as set for this server", null], ["at once", 0], ["3 moves late", 3]] as const) {
    await choice.selectOption(label);
    const asked = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/v1/tables"));
    await page.getByRole("button", { name: /Create/ }).click();
    expect(((await asked).postDataJSON() as { delay: number | null }).delay ?? null).toBe(delay);
    await page.goto("/new/mow");
    await page.getByText("Clock, spectators, chat").click();
  }
});

test("three strangers find each other, after a reload too, and bots come for those who wait alone", async ({ page, browser, baseURL }) => {
  const find = async (one: Page, name: string) => {
    await one.goto("/anyone");
    await one.getByLabel("Your name").fill(name);
    await one.getByRole("combobox", { name: "Game" }).selectOption("tic-tac-town");
    await one.getByRole("combobox", { name: "Players" }).selectOption("3 players");
    await one.getByRole("combobox", { name: "Clock", exact: true }).selectOption("5 min + 5 s per move");
    await one.getByRole("button", { name: "Find players" }).click();
  };
  await find(page, "Ada");
  await expect(page.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  const others = [await another(browser, baseURL!), await another(browser, baseURL!)];
  await Promise.all(others.map((one, index) => find(one, ["Bo", "Cy"][index]!)));
  for (const one of [page, ...others]) await expect(one.getByRole("timer").first()).toBeVisible();
  for (const one of others) await expect(page).toHaveURL(one.url());

  // A fourth sees the match in the lobby, waits alone, and plays with bots.
  const fourth = await another(browser, baseURL!);
  await fourth.clock.install();
  await fourth.goto("/lobby");
  await expect(fourth.getByRole("heading", { name: "Matches to watch" })).toBeVisible();
  await find(fourth, "Di");
  await expect(fourth.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  await fourth.clock.fastForward("00:16");
  await fourth.getByRole("button", { name: "Play with bots now" }).click();
  await expect(fourth.getByRole("timer").first()).toBeVisible();
  for (const one of [...others, fourth]) await one.context().close();
});

test("a spectator of secret cards is some moves behind, and sees the end at once", async ({ page, browser, baseURL }) => {
  const request = { game: "mow", options: { seats: 2, "first-starter": 0 }, seats: ["link", "link"], delay: 2 };
  const { table, tokens, move, close } = await company(page, browser, baseURL!, request);
  const watcher = await another(browser, baseURL!);
  await watcher.goto(`/t/${table}`);
  await expect(watcher.getByText("Spectators see this match 2 moves late.").first()).toBeVisible();
  await move();
  await expect(watcher.locator(".board")).toHaveCount(0);
  await move();
  await expect(watcher.locator(".board")).toBeVisible();
  await expect(watcher.getByText("Spectators see this match 2 moves late.").first()).toBeAttached();
  // The page has the position before the two moves, and not what came since.
  const log = async (token?: string) => {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const { entries } = (await (await watcher.request.get(`/api/v1/tables/${table}/history`, { headers })).json()) as { entries: unknown[] };
    return entries.length;
  };
  expect(await log()).toBeLessThan(await log(tokens[0]!));
  await act(page, table, tokens[1]!, { type: "resign" });
  await expect(watcher.getByText("Bo resigned.").first()).toBeVisible();
  await watcher.context().close();
  await close();
});
