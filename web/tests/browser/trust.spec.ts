// What players need not trust each other, or the server, with.
import { expect, test } from "./server";
import { create, seat, sit } from "./play";

test("an invitation link stops working when the guest sits down, and the guest's own link works on a second device", async ({ page, browser, baseURL }) => {
  const { table, tokens } = await create(page, "mow", { seats: 2 }, ["link", "link"], false);
  await seat(page, table, tokens[0]!);
  const spy = await browser.newContext({ baseURL });
  const peeking = await spy.newPage();
  await peeking.goto(`/t/${table}#${tokens[1]}`);
  await expect(peeking.getByRole("button", { name: "Join" })).toBeVisible();
  await sit(page, table, tokens[1]!, "Bo");
  await expect(page.locator(".sentence")).toBeVisible();
  // The host had opened the guest's link before: that page ends, and the link is of no use any more.
  await expect(peeking.getByText("this link no longer works")).toBeVisible();
  await peeking.goto("/");
  await peeking.goto(`/t/${table}#${tokens[1]}`);
  await expect(peeking.getByText("this link no longer works")).toBeVisible();
  // The guest comes back with the same link, and takes the seat to another device with their own.
  await page.goto("/");
  await page.goto(`/t/${table}#${tokens[1]}`);
  await expect(page.locator(".sentence")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  const own = await page.getByRole("textbox", { name: "Continue on another device" }).inputValue();
  expect(own).not.toContain(tokens[1]!);
  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto(own);
  await expect(other.locator(".sentence")).toBeVisible();
});

test("a player's browser checks the dice with what it saw before, and notices when that has changed", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", {}, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".sentence")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  const check = async () => {
    await page.goto("/");
    await page.goto(`/r/${table}`);
    await page.getByRole("button", { name: "Check the dice" }).click();
  };
  await check();
  await expect(page.getByText(/^Fair dice: your browser worked out all \d+ draws itself/)).toBeVisible();
  await expect(page.getByText("are the ones this browser saw before the first draw")).toBeVisible();
  const tamper = (key: "commitment" | "salt", value: string) => page.evaluate(([key, value]) => {
    const kept = JSON.parse(localStorage.getItem("cowbell.dice")!) as Record<string, unknown>[];
    localStorage.setItem("cowbell.dice", JSON.stringify(kept.map((one) => ({ ...one, [key!]: value }))));
  }, [key, value]);
  await tamper("salt", "another");
  await check();
  await expect(page.getByText("Your own salt is not in the dice")).toBeVisible();
  await tamper("commitment", "0".repeat(64));
  await check();
  await expect(page.getByText("The seal is not the one this browser saw before the match")).toBeVisible();
});
