// What players need not trust each other, or the server, with.
import type { Locator, Page } from "@playwright/test";
import type { Entry, GameInfo, Proof } from "../../src/lib/types";
import { GAMES } from "./games";
import { create, seat, sit } from "./play";
import { expect, test } from "./server";

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

/** A match of a browser against someone who never moves, resigned at once: what chance did at the start can be checked. */
async function resigned(page: Page, game: string): Promise<string> {
  const { table, tokens } = await create(page, game, {}, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".sentence")).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
  return table;
}

/** Checks the dice of a match on its page; the part of the page that says how it went. */
async function checked(page: Page, table: string): Promise<Locator> {
  await page.goto("/");
  await page.goto(`/r/${table}`);
  const part = page.getByRole("region", { name: /^Check the/ });
  await part.getByRole("button").click();
  await expect(part.getByRole("status")).toBeVisible();
  return part;
}

/** From now on the server's answer to one question about a table is another one. */
async function altered<Answer>(page: Page, what: "proof" | "history", alter: (answer: Answer) => void): Promise<void> {
  await page.unroute(`**/${what}`);
  await page.route(`**/${what}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as Answer;
    alter(answer);
    await route.fulfill({ json: answer });
  });
}

for (const { slug: game } of GAMES) {
  test(`${game}: a player's browser checks the dice by itself`, async ({ page }) => {
    const part = await checked(page, await resigned(page, game));
    await expect(part.getByRole("status")).toHaveText(/^Fair dice: your browser worked out (all \d+ draws|the one draw) itself/);
    await expect(part.locator(".good svg")).toBeVisible();
    await expect(part.getByText("are the ones this browser saw before the first draw")).toBeVisible();
    await expect(part.getByText(/^Every draw was made from what the game still had left/)).toBeVisible();
    const [, seen, draws] = /(\d+) of (\d+)\.$/.exec(await part.getByText("Draws that this browser saw").innerText())!;
    // Nobody sees the cards of others, not even as they are dealt.
    const games = (await (await page.request.get("/api/v1/games")).json()) as GameInfo[];
    if (!games.find(({ slug }) => slug === game)!.has_secrets) expect(seen).toBe(draws);
    expect(Number(seen)).toBeGreaterThan(0);
  });
}

test("a player's browser notices when the dice are not those it saw before", async ({ page }) => {
  const table = await resigned(page, "kuhlorado");
  const tamper = (key: "commitment" | "salt" | "promises", value: string | null) => page.evaluate(([key, value]) => {
    const kept = JSON.parse(localStorage.getItem("cowbell.dice")!) as Record<string, unknown>[];
    localStorage.setItem("cowbell.dice", JSON.stringify(kept.map((one) => ({ ...one, [key!]: value }))));
  }, [key, value]);
  const says = async (text: string) => {
    const part = await checked(page, table);
    await expect(part.getByRole("status")).toContainText(text);
    await expect(part.locator(".good")).toHaveCount(0);
  };
  await tamper("salt", "another");
  await says("Your own salt is not in the dice, although this browser revealed it");
  await tamper("commitment", "0".repeat(64));
  await says("The seal is not the one this browser saw before the match");
  // A server that never lets this browser show its salt.
  await tamper("promises", null);
  await says("Your own salt is not in the dice: this browser was away when it was needed, or was never asked for it");
});

test("a server that alters its proof loses the tick", async ({ page }) => {
  const table = await resigned(page, "kuhlorado");
  const says = async (text: string) => {
    const part = await checked(page, table);
    await expect(part.getByRole("status")).toContainText(text);
    await expect(part.locator(".good")).toHaveCount(0);
  };
  const proof = (alter: (proof: Proof) => void) => altered(page, "proof", alter);
  await proof((answer) => (answer.draws = []));
  await says("This browser saw something else being drawn");
  await proof((answer) => answer.draws.shift());
  await says("This browser saw something else being drawn");
  await proof((answer) => answer.draws.pop());
  await says("not the ones in this match");
  await proof((answer) => answer.draws.reverse());
  await says("not the ones in this match");
  await proof((answer) => answer.draws.forEach((one) => (one.outcomes = [[one.outcome, 1]])));
  await says("A draw was not made from what the game still had left");
  await proof((answer) => (answer.salts = answer.salts.map(() => "")));
  await says("Your own salt is not in the dice");
  // A match to go with it: what was drawn is what the server would have liked.
  await proof((answer) => answer.draws.forEach((one, at) => at === 2 && ((one.outcome = "roll cc"), (one.outcomes = [["roll cc", 1]]))));
  await altered(page, "history", ({ entries }: { entries: Entry[] }) => (entries[2]!.event = "roll cc"));
  await says("This browser saw something else being drawn");
  await page.evaluate(() => localStorage.removeItem("cowbell.drawn"));
  await says("A draw was not made from what the game still had left");
  // Nothing left to compare with: then there is no tick, and the page says why.
  await altered(page, "history", ({ entries }: { entries: Entry[] }) => entries);
  await proof((answer) => (answer.draws = []));
  await says("it could not check everything");
  await expect(page.getByText("This match continues another one")).toBeVisible();
});

test("someone who was not there gets no tick, and is told why", async ({ page, browser, baseURL }) => {
  const table = await resigned(page, "kuhlorado");
  const other = await (await browser.newContext({ baseURL })).newPage();
  const part = await checked(other, table);
  await expect(part.getByRole("status")).toContainText("it could not check everything");
  await expect(part.locator(".good")).toHaveCount(0);
  await expect(part.getByText("This browser did not see the seal before the first draw")).toBeVisible();
  await expect(part.getByText("This browser did not see the draws as they were made")).toBeVisible();
});
