// What axe says where a match is not as usual: on a phone, in high contrast, in a pause, with a question, in the analysis.
import { expectAccessible } from "./accessible";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { PHONE, act, create, playOne, resize, seat, sit, stopTime, tapOnce } from "./play";

for (const { slug, variant } of GAMES) {
  const { options, seats } = variant ?? { options: {}, seats: 2 };
  test(`axe finds nothing at a full table of ${slug} on a phone, nor in its scores and log`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await resize(page, PHONE);
    const { table, tokens } = await create(page, slug, options, ["link", ...Array(seats - 1).fill({ bot: "random" })]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    for (let taps = 0; taps < 8; taps++) if (!(await tapOnce(page))) await page.waitForTimeout(50);
    await expectAccessible(page);
    for (const sheet of ["s", "l"]) {
      await page.keyboard.press(sheet);
      await expectAccessible(page);
      await page.keyboard.press("Escape");
    }
    await page.goto(`/learn/${slug}/lesson`);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await expectAccessible(page);
  });
}

test("axe finds nothing in the puzzles, on a desk and on a phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/puzzles");
  await expect(page.getByRole("link", { name: /^Today’s puzzle: / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: /^Today’s puzzle: / }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await expectAccessible(page);
  await resize(page, PHONE);
  await expectAccessible(page);
});

test("axe finds nothing in the analysis of a match", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { table } = await create(page, "te-kuiti", { rounds: 1 }, [{ bot: "random" }, { bot: "random" }]);
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 60_000 }).toBe("over");
  await page.goto(`/r/${table}`);
  await page.getByRole("button", { name: "Analyse the match" }).click();
  await expect(page.getByRole("region", { name: "Analyse the match" }).getByRole("heading", { name: "Turning point" })).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  await resize(page, PHONE);
  await expectAccessible(page);
});

test("axe finds nothing while a question is open", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  const other = await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await act(page, table, other, { type: "offer" });
  await expect(page.locator(".question")).toBeVisible();
  await expectAccessible(page);
  await resize(page, PHONE);
  await expectAccessible(page);
});

test.describe("shown step by step", () => {
  test.use({ pace: "normal" });

  test("axe finds nothing in a pause between rounds", async ({ page }) => {
    const { table, tokens } = await create(page, "tic-tac-town", { seats: 2 }, ["link", "link"]);
    const own = await Promise.all(tokens.map((link) => seat(page, table, link!)));
    await page.goto(`/t/${table}`);
    await expect(page.locator(".sentence")).toBeVisible();
    await stopTime(page);
    const card = page.getByRole("region", { name: "Pause in the match" });
    for (let moves = 0; moves < 60 && !(await card.isVisible()); moves++) {
      await playOne(page, table, own);
      for (let beats = 0; beats < 4; beats++) await page.clock.runFor(700);
    }
    await expect(card).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page);
    await resize(page, PHONE);
    await expectAccessible(page);
  });
});
