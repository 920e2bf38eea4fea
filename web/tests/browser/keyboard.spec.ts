import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { lay, sit } from "./play";

/** Presses Tab until the focus is on what the selector names. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

test("a move is made by keyboard alone", async ({ page }) => {
  const { table, tokens } = await lay(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await tabTo(page, '[data-id^="start0."]');
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-id^="start0."][aria-pressed="true"]')).toHaveCount(1);
  await tabTo(page, '[role="gridcell"]');
  // From the rim, where the grid is entered, up to the own field above it.
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.id);
  expect(await focused()).toBe("b1");
  await page.keyboard.press("ArrowUp");
  expect(await focused()).toBe("b2");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("c2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/)).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the table answers in words, and takes moves in words", async ({ page }) => {
  await page.goto("/settings");
  await page.getByLabel("Text mode with a command line").check();
  const { table, tokens } = await lay(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  const line = page.getByLabel("Ask about a space");
  const told = page.getByRole("log", { name: "Answer" });
  await line.fill("around c3");
  await line.press("Enter");
  await expect(told).toContainText("c3, your field: empty.");
  await expect(told).toContainText("North: c4");
  await line.fill("moves");
  await line.press("Enter");
  await expect(told).toContainText(/\((\w+b2)\)/);
  const move = /\((\w+b2)\)/.exec(await told.innerText())![1]!;
  await line.fill(move);
  await line.press("Enter");
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay .* on b2/)).toBeVisible();
  await expect(page.getByRole("status").last()).toContainText(/You lay|lays|turn/);
  await line.fill("barn");
  await line.press("Enter");
  await expect(told).toContainText("is neither a space nor a move");
});
