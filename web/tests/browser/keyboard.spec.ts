import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { create, sit } from "./play";

/** Presses Tab until the focus is on an element that matches the selector. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${selector}`);
}

/** What a keyboard user can tell: where the focus is, whether Enter would choose something, whether there is a question. */
const look = (page: Page) =>
  page.evaluate(() => {
    const CHOOSABLE = ".board .open, .board .buttons button:not([aria-disabled]), .board .press";
    const at = document.activeElement as HTMLElement;
    const ring = getComputedStyle(at);
    return {
      isOver: document.querySelector("section.over") !== null,
      isLost: at === document.body,
      // Between two rounds the focus is on the button that goes on.
      isBetween: at.matches(".between .button"),
      canChoose: at.matches(CHOOSABLE),
      hasRing: ring.outlineStyle !== "none" && parseFloat(ring.outlineWidth) >= 2,
      open: document.querySelectorAll(CHOOSABLE).length,
      isAsked: document.querySelector(".ask .more .button.main") !== null,
      id: at.dataset.id ?? at.tagName,
    };
  });

for (const { slug: game, short = {} } of GAMES) {
  test(`a whole match of ${game} by keyboard alone, and the focus is never lost`, async ({ page }) => {
    const { table, tokens } = await create(page, game, short, ["link", { bot: "random" }]);
    await page.goto(`/t/${table}#${tokens[0]}`);
    await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
    await tabTo(page, "button.main");
    await page.keyboard.press("Enter");
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await tabTo(page, ".board [data-id]");
    const around = [["ArrowUp", "ArrowDown"], ["ArrowRight", "ArrowLeft"], ["ArrowDown", "ArrowUp"], ["ArrowLeft", "ArrowRight"]] as const;
    let tabs = 0;
    for (let steps = 0; steps < 4_000; steps++) {
      const now = await look(page);
      // After the last element of the page, Tab leaves the page for a moment; nothing else may do so.
      expect(now.isLost && tabs === 0, `the focus is lost after ${steps} steps`).toBe(false);
      if (now.isOver) break;
      if (now.isBetween) await page.keyboard.press("Enter");
      else if (now.isAsked) await page.keyboard.press("y");
      else if (now.open === 0) await page.waitForTimeout(15);
      else if (!now.canChoose) {
        expect(++tabs, `Tab does not come to what can be chosen; the focus is on ${now.id}`).toBeLessThan(80);
        // Leaving a part of the board and returning leads to something that can be chosen there, if anything can.
        await page.keyboard.press(tabs % 3 === 2 ? "Shift+Tab" : "Tab");
      } else {
        expect(now.hasRing, `${now.id} shows its focus`).toBe(true);
        tabs = 0;
        // Do not always take the first choice.
        const [there, back] = around[steps % 12] ?? [];
        if (there) await page.keyboard.press(there);
        if (there && !(await look(page)).canChoose) await page.keyboard.press(back!);
        else await page.keyboard.press("Enter");
      }
    }
    await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  });
}

test("a move is made by keyboard alone", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await tabTo(page, '[data-id^="start0."]');
  await page.keyboard.press("Enter");
  await expect(page.locator('[data-id^="start0."][aria-pressed="true"]')).toHaveCount(1);
  // The focus moves on to the first space that can be chosen.
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.id);
  expect(await focused()).toBe("b2");
  await page.keyboard.press("ArrowRight");
  expect(await focused()).toBe("c2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/)).toBeVisible();
  // A key pressed while the bot's move is shown would only end that.
  await expect(page.getByRole("button", { name: "Show that again" })).toBeVisible();
  // The key asks about the thing in focus; pressed again, it lists the keys.
  await page.keyboard.press("?");
  await expect(page.locator(".what-is, .problem")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the table answers in words, and takes moves in words", async ({ page }) => {
  await page.goto("/settings");
  await page.getByLabel("Text mode: type commands").check();
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  const line = page.getByLabel("Type the name of a space");
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
