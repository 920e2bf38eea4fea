import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { OWN, WIDE, useFont } from "./font";
import { DESK, PHONE, expectWhole, create, resize, seat, shoot, sit, tapOnce } from "./play";

for (const { slug: game, sizes } of GAMES) {
  for (const { seats, options } of sizes) {
    test(`${game} with ${seats} fits a phone, also with text twice as large, and a desk, also in a wide font`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await resize(page, DESK);
      const { table, tokens } = await create(page, game, options, ["link", ...Array(seats - 1).fill({ bot: "random" })]);
      await sit(page, table, tokens[0]!);
      await expect(page.locator(".board [data-id]").first()).toBeVisible();
      for (let taps = 0; taps < 10; taps++) if (!(await tapOnce(page))) await page.waitForTimeout(30);
      for (const font of [OWN, WIDE] as const) {
        const name = `${game}-${seats}${font === WIDE ? "-wide" : ""}`;
        await useFont(page, font);
        await resize(page, DESK);
        await expectWhole(page);
        await shoot(page, `${name}-desk`);
        await resize(page, PHONE);
        await expectWhole(page);
        await shoot(page, `${name}-phone`);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await expectWhole(page);
        await shoot(page, `${name}-phone-large`);
        await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      }
      await useFont(page, OWN);
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
      await shoot(page, `${game}-${seats}-phone-dark`);
      await resize(page, DESK);
      await shoot(page, `${game}-${seats}-desk-dark`);
    });
  }
}

/** Where everything is laid out, apart from what lifts a little under the pointer. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".ask, .sentence, .board, .board [data-at]")].map((it) => [it.offsetLeft, it.offsetTop, it.offsetWidth, it.offsetHeight].join()),
  );

test("what a preview says moves nothing", async ({ page }) => {
  const tables: [game: string, options: Record<string, unknown>, press: string | null][] = [["kuhlorado", { starter: 0, sheet: "K01" }, "keep"], ["mow", { "first-starter": 0 }, null]];
  for (const [game, options, press] of tables) {
    const { table, tokens } = await create(page, game, options, ["link", "link"]);
    await seat(page, table, tokens[1]!);
    await sit(page, table, tokens[0]!);
    if (press) await page.locator(`[data-id="${press}"]`).click();
    await expect(page.locator(".board .open").first()).toBeVisible();
    await page.mouse.move(0, 0);
    const before = await boxes(page);
    let previews = 0;
    for (const spot of (await page.locator(".board .open").all()).slice(0, 16)) {
      await spot.hover();
      if (await page.locator(".ask .more").isVisible()) previews += 1;
      expect(await boxes(page), game).toEqual(before);
    }
    expect(previews, game).toBeGreaterThan(0);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("a touch near a gap takes the nearest fence place, shows it, and sets it when touched again", async ({ page }) => {
    const { table, tokens } = await create(page, "te-kuiti", { "first-shepherd": 0 }, ["link", "link"]);
    await seat(page, table, tokens[1]!);
    await sit(page, table, tokens[0]!);
    const touch = async (edge: string, [dx, dy]: [number, number]) => {
      const box = (await page.locator(`[data-id="${edge}"]`).boundingBox())!;
      await page.touchscreen.tap(box.x + box.width / 2 + dx, box.y + box.height / 2 + dy);
    };
    const shown = page.locator(".ask .more");
    // 22 px beside the middle, in every direction, still mean this place: 44 px to aim at.
    for (const aside of [[22, 0], [-22, 0], [0, 22], [0, -22]] as [number, number][]) {
      await touch("c3n", aside);
      await expect(shown).toContainText("north of c3");
      await touch("b2e", aside);
      await expect(shown).toContainText("east of b2");
    }
    await expect(page.getByRole("button", { name: "Play this" })).toBeVisible();
    await shoot(page, "te-kuiti-aim-phone");
    await touch("b2e", [0, 0]);
    await expect(page.locator(".sentence")).toContainText("one more fence");
    await touch("d3n", [5, 5]);
    await page.getByRole("button", { name: "Play this" }).tap();
    await expect(page.locator(".sentence")).toContainText("Bo");
  });
});
