// The end of a round and of a match: what decided it stays in sight, the points add up, and a stranger can watch it.
import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { act, create, finish, seat, sit } from "./play";

/** Plays one legal move for the seat to move. */
async function playOne(page: Page, table: string, tokens: (string | null)[]): Promise<void> {
  const whose = await page.request.get(`/api/v1/tables/${table}`);
  const { state } = (await whose.json()) as { state: { turn: { seat: number } } };
  const token = tokens[state.turn.seat]!;
  const answer = await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } });
  const own = (await answer.json()) as { version: number; state: { legal: string[] } };
  await act(page, table, token, { type: "play", version: own.version, move: own.state.legal[0]! });
}

test.describe("shown step by step", () => {
  test.use({ pace: "normal" });

  test("a round ends with its last board in sight, and a card says what changes", async ({ page }) => {
    const { table, tokens } = await create(page, "tic-tac-town", { seats: 2 }, ["link", "link"]);
    for (const token of tokens) await seat(page, table, token!);
    await page.goto(`/t/${table}`);
    await expect(page.locator(".sentence")).toBeVisible();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const card = page.getByRole("region", { name: "Between rounds" });
    for (let moves = 0; moves < 60 && !(await card.isVisible()); moves++) {
      await playOne(page, table, tokens);
      for (let beats = 0; beats < 4; beats++) await page.clock.runFor(700);
    }
    await expect(card).toContainText("the round ends");
    await expect(card).toContainText("Next round: the board is cleared");
    await expect(page.locator(".town [data-piece]")).toHaveCount(9);
    await card.getByRole("button", { name: "Continue" }).click();
    await expect(card).toBeHidden();
    await expect(page.locator(".town [data-piece]")).toHaveCount(0);
  });
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
  // Every line counts: a player's items add up to the total above them.
  const rows = await result.locator("tr").evaluateAll((all) => all.map((row) => ({ isTotal: row.classList.contains("total"), value: Number(row.querySelector("td")!.textContent) })));
  const totals = rows.flatMap((row, index) => (row.isTotal ? [index] : []));
  for (const at of totals) {
    const next = totals.find((other) => other > at) ?? rows.length;
    expect(rows.slice(at + 1, next).reduce((sum, row) => sum + row.value, 0)).toBe(rows[at]!.value);
  }
  // Those who ask are told the turning point, and led into the replay.
  await result.getByRole("button", { name: "Turning point" }).click();
  await expect(result.getByRole("link", { name: "Watch this moment" })).toHaveAttribute("href", new RegExp(`/r/${table}#\\d+`), { timeout: 60_000 });
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
