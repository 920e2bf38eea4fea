// The end of a round and of a match: what decided it stays in sight, the points add up, and a stranger can watch it.
import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { PHONE, create, finish, playOne, resize, seat, sit, stopTime } from "./play";

/** Every line counts: a player's items add up to their total, below each other or, among many, side by side. */
async function expectSums(page: Page): Promise<void> {
  const rows = await page.getByRole("region", { name: "Result" }).locator("tbody tr").evaluateAll((all) => all.map((row) => {
    const cells = [...row.querySelectorAll("td")].map((cell) => Number(/-?\d+$/.exec(cell.textContent!.trim().replace("−", "-"))?.[0]));
    return { isTotal: row.classList.contains("total"), parts: cells.slice(0, -1), value: cells.at(-1)! };
  }));
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  expect(rows.length).toBeGreaterThan(0);
  for (const [at, row] of rows.entries()) {
    if (!row.isTotal) continue;
    const next = rows.findIndex((other, index) => index > at && other.isTotal);
    const items = row.parts.length > 0 ? row.parts : rows.slice(at + 1, next < 0 ? rows.length : next).map(({ value }) => value);
    if (items.length > 0) expect(sum(items), JSON.stringify(rows)).toBe(row.value);
  }
}

test.describe("shown step by step", () => {
  test.use({ pace: "normal" });

  test("a round ends with its last board in sight, and a card says what changes", async ({ page }) => {
    const { table, tokens } = await create(page, "tic-tac-town", { seats: 2 }, ["link", "link"]);
    const own = await Promise.all(tokens.map((link) => seat(page, table, link!)));
    await page.goto(`/t/${table}`);
    await expect(page.locator(".sentence")).toBeVisible();
    await stopTime(page);
    const card = page.getByRole("region", { name: "Pause in the match" });
    for (let moves = 0; moves < 60 && !(await card.isVisible()); moves++) {
      await playOne(page, table, own);
      for (let beats = 0; beats < 4; beats++) await page.clock.runFor(700);
    }
    // Why it is over and how it stands; the strip says which move it was.
    await expect(card).toContainText("The board is full.");
    const points = await page.locator(".persons .points").allInnerTexts();
    await expect(card.getByRole("listitem")).toHaveText(points.map((score, at) => new RegExp(`^Bo ${at + 1}\\s+${score}$`)));
    await expect(card).toContainText("Next round: the board is cleared");
    await expect(page.locator(".town [data-piece]")).toHaveCount(9);
    await card.getByRole("button", { name: "Continue" }).click();
    await expect(card).toBeHidden();
    await expect(page.locator(".town [data-piece]")).toHaveCount(0);
  });
});

test.describe("shown step by step, to the end", () => {
  test.use({ pace: "normal" });

  for (const { slug, sizes, short } of GAMES) {
    const { seats, options } = sizes.find(({ seats }) => seats === 4) ?? sizes.at(-1)!;
    test(`${slug}: the deciding move is seen first; then why it ended, points that add up, and every way on`, async ({ page }) => {
      const { table, tokens } = await create(page, slug, { ...options, ...short }, Array(seats).fill("link"));
      const own = await Promise.all(tokens.map((link, at) => seat(page, table, link!, at === 0 ? "Ada" : `Bo ${at}`)));
      await page.goto(`/t/${table}#${own[0]}`);
      await expect(page.locator(".sentence")).toBeVisible();
      await stopTime(page);
      const result = page.getByRole("region", { name: "Result" });
      const onward = page.getByRole("region", { name: "Pause in the match" }).getByRole("button", { name: "Continue" });
      const isOver = async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase === "over";
      const lines = page.getByRole("region", { name: "Log" }).getByRole("listitem");
      let told = 0;
      for (let moves = 0; (await playOne(page, table, own, moves * 7)) && !(await isOver()); moves++) {
        // The card at the end of a round comes when the move that ended it has been seen.
        await page.clock.runFor(5_000);
        if (await onward.isVisible()) await onward.click();
        told = await lines.count();
      }
      // What was decided is told and drawn before anything covers it.
      for (let beats = 0; beats < 40 && (await lines.count()) === told; beats++) await page.clock.runFor(100);
      const last = (await lines.allInnerTexts()).slice(told).join(" ");
      expect(last, "the last move is told").toMatch(/\w/);
      await expect(result).toBeHidden();
      await page.clock.runFor(3_000);
      await expect(result).toBeVisible();
      // Who won, and why it is over: two sentences.
      expect((await result.locator(".said > :is(.verdict, p:not(.soft))").allInnerTexts()).join(" ")).toMatch(/^\S.{8,}[.!] \S.{15,}[.!]$/);
      await expect(result).toContainText("Last move: ");
      await expectSums(page);
      // What no longer can be done has no price.
      await expect(page.locator(".strip").getByText("taking costs")).toHaveCount(0);
      await expect(result.getByRole("link", { name: "Replay" })).toHaveAttribute("href", `/r/${table}`);
      await expect(result.getByRole("link", { name: "Analysis" })).toHaveAttribute("href", `/r/${table}#analysis`);
      await expect(result.getByRole("button", { name: "Share" })).toBeVisible();
      // One click, and everyone moves on by one seat.
      await result.getByRole("button", { name: "Rematch" }).click();
      await expect(page).not.toHaveURL(new RegExp(table));
      const next = /\/t\/([\w-]+)/.exec(page.url())![1]!;
      for (const [at, token] of own.entries()) if (at > 0) await seat(page, next, token, `Bo ${at}`);
      await expect(page.locator(`.person[data-seat="${1 % seats}"] .name`)).toHaveText("Ada (you)");
    });
  }
});

test("the result says who won, why it is over and where the points come from; a stranger can watch it; one click for a rematch", async ({ page, browser, baseURL }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }], false);
  await sit(page, table, tokens[0]!);
  const stranger = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  await stranger.goto(`/r/${table}`);
  await expect(stranger.getByText("This table doesn’t allow spectators.")).toBeVisible();
  await finish(page);
  const result = page.getByRole("region", { name: "Result" });
  await expect(result).toContainText(/No cows are left to mark|numbers are left/);
  await expect(result).toContainText("Last move: ");
  await expectSums(page);
  // Everyone's points are told alike, and everything is in sight at once.
  const headings = await result.getByRole("columnheader").allInnerTexts();
  expect(headings).not.toEqual([]);
  // What brought nobody a point has no column, and the dice may have left nobody an area.
  expect(headings).toEqual(["meadows", "troughs", "areas"].filter((one) => headings.includes(one)));
  await expect(result.getByRole("row", { name: /^(1st|2nd) / })).toHaveCount(2);
  if (headings.includes("areas")) await expect(result).toContainText("Every area of 5 or more spaces scores");
  for (const size of [PHONE, { width: 1280, height: 800 }]) {
    await resize(page, size);
    await expect.poll(() => result.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeLessThanOrEqual(1);
  }
  // The turning point is told, at once or to those who ask, and leads into the replay.
  const [ask, there] = [result.getByRole("button", { name: "Turning point" }), result.getByRole("link", { name: "Watch this moment" })];
  // Until it is known, the card says so.
  await expect(ask.or(result.getByText("Looking for the turning point…")).or(there)).toBeVisible();
  // Where nothing changed more than the analysis may be off by, there is none. What is not found soon is looked for only if one asks.
  await expect(async () => {
    if (await ask.isVisible()) await ask.click();
    await expect(there.or(result.getByText("No single move decided this match."))).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  if (await there.isVisible()) {
    await expect(there).toHaveAttribute("href", new RegExp(`/r/${table}#\\d+`));
  }
  await expect(result.getByRole("link", { name: "Analysis" })).toHaveAttribute("href", `/r/${table}#analysis`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await result.getByRole("button", { name: "Share" }).click();
  await expect(result.getByRole("button", { name: "Link copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await stranger.goto(/http\S+/.exec(copied)![0]);
  await expect(stranger.locator(".board [data-id]").first()).toBeVisible();
  await stranger.context().close();
  await result.getByRole("button", { name: "Rematch" }).click();
  await expect(page).not.toHaveURL(new RegExp(table));
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
});
