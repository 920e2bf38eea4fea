// What people who had never seen the games stumbled over, so that nobody does again.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { PHONE, create, resize, sit, tapOnce } from "./play";
import { expect, test } from "./server";
import { SCREENS, expectWhole } from "./sight";

const LANGUAGES = ["en", "de", "fr", "nl"];
const speak = (page: Page, language: string) => page.locator("select").first().selectOption(language);

test("an explanation of something new covers neither names nor buttons, and gives way to what a touch tells", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-town", { seats: 4, starter: 0 }, ["link", ...Array(3).fill({ bot: "random" })]);
  await sit(page, table, tokens[0]!);
  const tip = page.locator(".first");
  await expect(async () => {
    await tapOnce(page);
    await expect(tip).toBeVisible({ timeout: 500 });
  }).toPass();
  const covered = () =>
    tip.evaluate((own) => {
      const box = own.getBoundingClientRect();
      const others = [...document.querySelectorAll(".person, .table button, .sentence")].filter((one) => !own.contains(one) && one.checkVisibility());
      return others.filter((one) => {
        const other = one.getBoundingClientRect();
        return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1;
      }).map((one) => one.textContent);
    });
  for (const screen of SCREENS) {
    await resize(page, screen);
    await expect.poll(covered, { message: JSON.stringify(screen) }).toEqual([]);
  }
  await page.locator(".done").first().locator("[data-what]").click();
  await expect(page.locator(".what-is")).toBeVisible();
  await expect(tip).toBeHidden();
});

test("bots say how strong they are, and nobody is called a player", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-town", { seats: 3, starter: 0 }, ["link", { bot: "easy" }, { bot: "hard" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator('.person[data-seat="1"] .role')).toContainText("Easy bot");
  await expect(page.locator('.person[data-seat="2"] .role')).toContainText("Hard bot");
  await expect(page.locator(".persons")).not.toContainText("Player");
});

test("a card that is touched says what it asks for, in every language and on every screen", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-town", { seats: 2, starter: 0 }, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  // Until dice are placed.
  await expect(async () => {
    await tapOnce(page);
    await expect(page.locator(".pool .open").first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const told = page.locator(".problem.calm");
  for (const language of LANGUAGES) {
    await resize(page, SCREENS.at(-1)!);
    await speak(page, language);
    for (const screen of SCREENS) {
      await resize(page, screen);
      // What cannot be chosen is still touched.
      await page.locator(".cards [data-id]").first().dispatchEvent("click");
      await expect(told.locator("strong")).toHaveText(/^\p{Lu}.*\.$/u);
      await expect(told.locator("em")).toHaveText(/\S{3}/);
      await expectWhole(page);
      await page.keyboard.press("Escape");
      await expect(told).toBeHidden();
    }
  }
});

test("a hint names the chance of winning, takes the place of a refusal, and says the same when asked again", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  const [hint, preview] = [page.getByRole("button", { name: "Hint" }), page.locator(".preview")];
  await page.locator('.board .cell[aria-disabled="true"]').first().dispatchEvent("click");
  await expect(page.locator(".problem")).toBeVisible();
  await hint.click();
  await expect(preview).toContainText(/^Hint: /);
  await expect(page.locator(".problem")).toBeHidden();
  const said = await preview.innerText();
  expect(said).toMatch(/Winning chances \d+%, against \d+% for the next best move|Several moves are about equally good/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await hint.click();
  await expect(preview).toHaveText(said.split("\n").join(" "), { useInnerText: true });
});

test("a fulfilled card is told in a line as wide as its box", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cowbell.lesson.tic-tac-town", "6"));
  for (const screen of SCREENS) {
    await resize(page, screen);
    await page.goto("/learn/tic-tac-town/lesson");
    await page.locator('.pool [data-id="G1"], .pool .open').first().waitFor();
    await page.locator(".pool").getByRole("button", { name: "green 1", exact: true }).or(page.locator(".pool").getByRole("option", { name: "green 1", exact: true })).first().click();
    await page.locator('.town [data-id="c2"]').click();
    const line = page.locator(".fulfilled li");
    await expect(line).toHaveCount(1);
    const [box, words] = [(await page.locator(".fulfilled").boundingBox())!, (await line.locator("b").boundingBox())!];
    expect(words.width / box.width, JSON.stringify(screen)).toBeGreaterThan(0.4);
    await expect(line.locator("b")).toHaveText(/^You fulfil /);
  }
});

for (const { slug, sizes } of GAMES) {
  const { options, seats } = sizes.find(({ seats }) => seats > 1)!;
  test(`${slug}: on a large screen board and hand stand together`, async ({ page }) => {
    const { table, tokens } = await create(page, slug, options, ["link", ...Array(seats - 1).fill({ bot: "random" })]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".table .hand")).toBeVisible();
    for (const screen of SCREENS.filter(({ width }) => width >= 1280)) {
      await resize(page, screen);
      const gap = () => page.evaluate(() => {
        const [board, hand] = [".fit", ".hand"].map((name) => document.querySelector(`.table ${name}`)!.getBoundingClientRect());
        return Math.max(hand!.left - board!.right, hand!.top - board!.bottom) / innerWidth;
      });
      await expect.poll(gap, { message: JSON.stringify(screen) }).toBeLessThan(0.04);
    }
  });
}

test("the longest sentence of a replay stays in its strip", async ({ page }) => {
  const { table } = await create(page, "mow", { seats: 10 }, Array(10).fill({ bot: "random" }));
  type History = { entries: { step: number; text: unknown }[] };
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 90_000 }).toBe("over");
  const { entries } = (await (await page.request.get(`/api/v1/tables/${table}/history`)).json()) as History;
  const longest = entries.toSorted((one, two) => JSON.stringify(two.text).length - JSON.stringify(one.text).length).slice(0, 2);
  for (const { step } of longest) {
    await page.goto("about:blank");
    await page.goto(`/r/${table}#${step}`);
    for (const screen of [PHONE, ...SCREENS]) {
      await resize(page, screen);
      const over = () => page.locator(".sentence").evaluate((one) => {
        const [words, strip] = [one.getBoundingClientRect(), one.closest(".ask")!.getBoundingClientRect()];
        return Math.max(strip.top - words.top, words.bottom - strip.bottom, words.right - strip.right);
      });
      await expect.poll(over, { message: JSON.stringify(screen) }).toBeLessThanOrEqual(1);
    }
  }
});

test("Tic Tac Moo: what a hint has shown is gone when it closes, and a tile is only laid where its player wants it", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".ask.mine")).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  const shown = page.locator('.ground [data-id].selected');
  await expect(shown).toHaveCount(1);
  const tile = page.locator('.hand .selected[data-id]');
  const id = (await tile.getAttribute("data-id"))!;
  await tile.click();
  await expect(page.getByRole("button", { name: "Play this" })).toHaveCount(0);
  await expect(shown).toHaveCount(0);
  // However often the tile is touched, nothing is laid.
  const before = await page.locator(".ground [data-piece]").count();
  for (let touch = 0; touch < 3; touch++) await page.locator(`.hand [data-id="${id}"]`).click();
  expect(await page.locator(".ground [data-piece]").count()).toBe(before);
  await expect(page.locator(`.hand [data-id="${id}"]`)).toBeVisible();
});
