// Other players' moves are shown step by step. The page's clock is stopped; only the tests advance it.
import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { act, create, ownOf, seat, sit, stopTime } from "./play";

test.use({ pace: "normal" });

const log = (page: Page) => page.getByRole("region", { name: "Log" });

/** Plays Bo's whole turn of Kuhlorado at once. */
async function playTurn(page: Page, table: string, token: string): Promise<void> {
  for (const choose of [() => "keep", (moves: string[]) => moves[0]!]) {
    const answer = await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } });
    const { version, state } = (await answer.json()) as { version: number; state: { legal: string[] } };
    await act(page, table, token, { type: "play", version, move: choose(state.legal) });
  }
}

/** Opens a table where Bo begins, with a stopped clock. */
async function open(page: Page): Promise<() => Promise<void>> {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 1, sheet: "K01" }, ["link", "link"]);
  const bo = await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".sentence")).toContainText("Bo");
  await stopTime(page);
  return () => playTurn(page, table, bo);
}

test("each step has its time; log, board and voice say it together; all of them stay ringed", async ({ page }) => {
  const play = await open(page);
  await play();
  await expect(log(page).getByText("Bo keeps the dice.")).toBeVisible();
  await expect(page.getByRole("status").last()).toContainText("Bo keeps the dice.");
  await expect(log(page).getByText(/^Bo marks/)).toBeHidden();
  // The prompt says what is being shown, and afterwards a phone still does, above what is asked.
  await expect(page.locator(".sentence")).toHaveText("Bo keeps the dice.");
  await page.clock.runFor(300);
  await expect(log(page).getByText(/^Bo marks/)).toBeHidden();
  await page.clock.runFor(350);
  await expect(log(page).getByText(/^Bo marks/)).toBeVisible();
  // It is this player's turn when the mark has been seen and the dice lie still, not before; nothing can be chosen until then.
  await expect(page.locator(".sentence")).toHaveText(/^Bo marks/);
  await expect(page.locator(".ask.mine, .person.turn[data-seat='0'], .board .open")).toHaveCount(0);
  await page.clock.runFor(1_400);
  await expect(page.locator(".sentence")).toContainText("Your turn");
  await expect(page.locator(".board .open").first()).toBeVisible();
  await expect(page.locator(".before")).toHaveText(/^Bo marks/);
  await expect(page.locator(".board .fresh").first()).toBeVisible();
});

test("a tap finishes what is being shown, and chooses nothing", async ({ page }) => {
  const play = await open(page);
  await play();
  await expect(log(page).getByText("Bo keeps the dice.")).toBeVisible();
  await page.locator(".ground").click({ position: { x: 40, y: 40 } });
  await expect(page.locator(".sentence")).toContainText("Your turn");
  await expect(page.locator('.board [aria-selected="true"], .problem')).toHaveCount(0);
  // The longest sentence that does not take the whole strip fits beside the button.
  const sentence = page.locator(".sentence");
  await expect(page.getByRole("button", { name: "Show that again" })).toBeVisible();
  const outside = await sentence.evaluate((element) => {
    // The text itself, and not the node that holds it: the page goes on writing there.
    const [text, said] = [element.firstChild!, element.textContent];
    text.nodeValue = "now lay the chicken next to a sheep, ".repeat(3).slice(0, 100);
    const [own, prompt] = [element, element.closest(".prompt")!].map((each) => each.getBoundingClientRect());
    text.nodeValue = said;
    return Math.max(prompt!.top - own!.top, own!.bottom - prompt!.bottom);
  });
  expect(outside).toBeLessThanOrEqual(0);
  // The moves can be shown again.
  await page.getByRole("button", { name: "Show that again" }).click();
  await expect(page.locator(".sentence")).toContainText("Bo");
  await page.clock.runFor(2_000);
  await expect(page.locator(".sentence")).toContainText("Your turn");
});

test.describe("for those who do not want to wait", () => {
  test.use({ pace: "off" });

  test("everything is there at once", async ({ page }) => {
    const play = await open(page);
    await play();
    await expect(page.locator(".sentence")).toContainText("Your turn");
  });
});

test("more than eight steps are one line, and are shown to those who ask", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  for (const token of tokens) await seat(page, table, token!);
  // Someone who watches has no moves of their own: everything is others'.
  await page.goto(`/t/${table}`);
  await expect(page.locator(".sentence")).toBeVisible();
  await stopTime(page);
  for (let turn = 0; turn < 5; turn++) await playTurn(page, table, ownOf(tokens[turn % 2]!));
  await expect(page.getByText(/^\d+ steps were skipped\.$/)).toBeVisible();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.getByText(/^\d+ steps were skipped\.$/)).toBeHidden();
  for (let beat = 0; beat < 14; beat++) await page.clock.runFor(700);
  expect(await page.locator(".board [data-order]").count()).toBeGreaterThan(1);
});
