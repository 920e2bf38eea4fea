// Free text at a table, and what to do about someone who writes badly: two people, each in a browser of their own.
import type { Page } from "@playwright/test";
import { expect, test } from "./server";

const talk = (page: Page) => page.getByText("Say something", { exact: false }).first();

test("free text is chosen by the host, read by both, hidden from spectators, and can be muted, reported and blocked", async ({ page, browser, baseURL }) => {
  // The host's choice is off by default, and everyone is told of it before they sit down.
  await page.goto("/new/kuhlorado");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByText("Clock, spectators, chat").click();
  const choice = page.getByRole("combobox", { name: "Chat", exact: true });
  await expect(choice).toHaveValue("phrases");
  await choice.selectOption("players");
  await page.screenshot({ path: "test-results/chat-new-1280.png" });
  await page.getByRole("button", { name: /Create/ }).click();
  await expect(page.getByText("Spectators can’t read it.")).toBeVisible();
  const link = await page.locator(".invite input").first().inputValue();

  const other = await (await browser.newContext({ baseURL, locale: "en-GB", viewport: { width: 360, height: 740 } })).newPage();
  await other.goto(link);
  await expect(other.getByText("Spectators can’t read it.")).toBeVisible();
  await other.getByLabel("Your name").fill("Bo");
  await other.getByRole("button", { name: "Join" }).click();
  const watcher = await (await browser.newContext({ baseURL, locale: "en-GB" })).newPage();
  await watcher.goto(page.url());
  await expect(watcher.locator(".board")).toBeVisible();

  await other.getByRole("button", { name: "Chat", exact: true }).click();
  await other.getByRole("textbox", { name: "Message" }).fill("Bo is a very good player");
  await other.screenshot({ path: "test-results/chat-360.png" });
  await other.getByRole("button", { name: "Send" }).click();
  await expect(other.getByRole("textbox", { name: "Message" })).toHaveValue("");
  // Also in words for screen readers.
  await expect(page.getByRole("status").filter({ hasText: "Bo: Bo is a very good player" }).first()).toBeAttached();
  await talk(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Bo is a very good player" })).toBeVisible();
  await page.screenshot({ path: "test-results/chat-1280.png" });
  await expect(watcher.getByText("Bo is a very good player")).toHaveCount(0);
  // It is there after a reload too.
  await page.reload();
  await talk(page).click();
  const line = page.getByRole("listitem").filter({ hasText: "Bo is a very good player" });
  await expect(line).toBeVisible();

  const about = page.getByRole("button", { name: "Bo: mute, block or report" });
  await about.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mute", exact: true }).click();
  await expect(line).toHaveCount(0);
  await dialog.getByRole("button", { name: "Unmute" }).click();
  await page.getByLabel(/What’s wrong/).fill("boasts");
  await page.screenshot({ path: "test-results/chat-manners-1280.png" });
  await page.getByRole("button", { name: "Send the report" }).click();
  await expect(page.getByRole("dialog").getByText("The operators have been told.")).toBeVisible();
  await dialog.getByRole("button", { name: "Block", exact: true }).click();
  await expect(dialog.getByRole("button", { name: "blocked", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(line).toHaveCount(0);

  // Blocked, they are never paired; unblocked, they are.
  const find = async (one: Page, name: string) => {
    await one.goto("/anyone");
    await one.getByLabel("Your name").fill(name);
    await one.getByRole("combobox", { name: "Game" }).selectOption("kuhlorado");
    await one.getByRole("button", { name: "Find players" }).click();
    await expect(one.getByRole("heading", { name: "Looking for players" })).toBeVisible();
  };
  await find(other, "Bo");
  await find(page, "Ada");
  expect(page.url()).not.toBe(other.url());
  await page.getByRole("button", { name: /Stop/ }).click();
  await page.goto("/me");
  await page.getByRole("button", { name: "Unblock Bo" }).click();
  await expect(page.getByText("You haven’t blocked anyone.")).toBeVisible();
  await page.screenshot({ path: "test-results/blocked-1280.png" });
  await page.goto("/anyone");
  await page.getByRole("combobox", { name: "Game" }).selectOption("kuhlorado");
  await page.getByRole("button", { name: "Find players" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await expect(page).toHaveURL(other.url());
  await other.context().close();
  await watcher.context().close();
});
