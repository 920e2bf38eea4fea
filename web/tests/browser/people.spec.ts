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
  return { table, tokens: tokens as string[] };
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

test("an offer to end the match can be declined, and accepted", async ({ page, browser, baseURL }) => {
  const other = await another(browser, baseURL!);
  const { table, tokens } = await duel(page, other);
  await act(page, table, tokens[0]!, { type: "offer" });
  await other.getByRole("button", { name: "Keep playing, don’t end the match" }).click();
  await expect(page.getByText("Bo wants to keep playing.").first()).toBeVisible();
  await playTurn(page);
  await act(page, table, tokens[0]!, { type: "offer" });
  await other.getByRole("button", { name: "Agree" }).click();
  await expect(other.getByText("The match was ended by agreement.").first()).toBeVisible();
  await expect(page.getByText("The match was ended by agreement.").first()).toBeVisible();
  await other.context().close();
});
