// One person on several devices, without an account: what travels with the personal link, and what becomes of it.
import { readFileSync } from "node:fs";
import { another } from "./company";
import { create, sit } from "./play";
import { expect, test } from "./server";

test("a personal link brings name, matches and settings to another device, and everything can be deleted", async ({ page, browser, baseURL }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!, "Ada");
  await expect(page.locator(".ask.mine")).toBeVisible();
  await page.goto("/mine");
  await expect(page).toHaveTitle(/Your turn/);
  await page.getByRole("link", { name: "My other devices" }).click();
  await page.getByRole("button", { name: "Use another device too" }).click();
  const link = await page.getByLabel("My personal link").inputValue();
  await page.getByRole("button", { name: "QR code" }).click();
  await expect(page.getByRole("img", { name: "QR code for this link" })).toBeInViewport();

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
  await expect(other.getByText("You resigned.").first()).toBeVisible();
  await expect(async () => {
    await page.goto("/mine");
    await expect(page.getByRole("row", { name: /Kuhlorado Random bot 1 0/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto("/me");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything as a file" }).click();
  const file = JSON.parse(readFileSync(await (await saved).path(), "utf8")) as Record<string, unknown>;
  expect(file).toMatchObject({ settings: { name: "Ada" }, tables: [{ table }], results: [{ table, against: "random", won: false }], blocked: [], muted: [], puzzles: { ratings: {} } });
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete everything for good" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/mine");
  await expect(page.getByText("You haven’t played any matches here yet.")).toBeVisible();
  // The other device notices, says so, and can begin again.
  await other.goto("/me");
  await expect(other.getByText("Everything kept under your personal link was deleted on another device.")).toBeVisible();
  await other.getByRole("button", { name: "Use another device too" }).click();
  await expect(other.getByLabel("My personal link")).toBeVisible();
  await expect(other.getByText("was deleted on another device")).toHaveCount(0);
  await other.context().close();
});

test("a match that was removed from the list and opened again is there on every device", async ({ page, browser, baseURL }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!, "Ada");
  await expect(page.locator(".ask.mine")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const own = await page.getByLabel("Continue on another device").inputValue();
  await page.goto("/me");
  await page.getByRole("button", { name: "Use another device too" }).click();
  const link = await page.getByLabel("My personal link").inputValue();
  const other = await another(browser, baseURL!);
  await other.goto(link);
  await other.getByRole("button", { name: "Yes, that’s me" }).click();
  await expect(other.getByRole("link", { name: "Continue" })).toBeVisible();
  // Removed here, it goes there too.
  await page.goto("/mine");
  await page.getByRole("button", { name: "Remove from this list" }).click();
  await expect(page.getByRole("link", { name: "Continue" })).toHaveCount(0);
  await expect(async () => {
    await other.goto("/mine");
    await expect(other.getByText("You haven’t played any matches here yet.")).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // Opened again here, it comes back there, and stays here whatever the other device remembers.
  await page.goto(own);
  await expect(page.locator(".board")).toBeVisible();
  await expect(async () => {
    await other.goto("/mine");
    await expect(other.getByRole("link", { name: "Continue" })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto("/mine");
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
  await page.waitForResponse((answer) => answer.url().endsWith("/api/v1/me"));
  await expect(page.getByRole("link", { name: "Continue" })).toBeVisible();
  await other.context().close();
});

test("whom a device has blocked stays blocked when it becomes one of another person", async ({ page, browser, baseURL }) => {
  await page.goto("/me");
  await page.getByRole("button", { name: "Use another device too" }).click();
  const link = await page.getByLabel("My personal link").inputValue();
  const other = await another(browser, baseURL!);
  const [own, theirs] = ["a".repeat(40), "b".repeat(40)];
  await other.addInitScript((key) => localStorage.getItem("cowbell.self") ?? localStorage.setItem("cowbell.self", JSON.stringify(key)), own);
  const seek = async (name: string, person: string) => (await (await other.request.post("/api/v1/seeks", { data: { game: "te-kuiti", name, person } })).json()) as { table: string; seat: number };
  const { table } = await seek("Ada", own);
  const { seat } = await seek("Bo", theirs);
  const blocked = await other.request.post("/api/v1/me/blocks", { headers: { Authorization: `Bearer ${own}` }, data: { table, seat } });
  expect(blocked.ok(), await blocked.text()).toBe(true);
  await other.goto("/me");
  await expect(other.getByRole("button", { name: "Unblock Bo" })).toBeVisible();
  await other.goto(link);
  await other.getByRole("button", { name: "Yes, that’s me" }).click();
  await expect(other).toHaveURL("/mine");
  for (const one of [other, page]) {
    await one.goto("/me");
    await expect(one.getByRole("button", { name: "Unblock Bo" })).toBeVisible();
  }
  await other.context().close();
});
