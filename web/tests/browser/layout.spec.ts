import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { OWN, WIDE, useFont } from "./font";
import { DESK, PHONE, create, playOn, resize, seat, sit } from "./play";
import { SCREENS, expectInSight, expectWhole } from "./sight";

/** A sentence that is longer than any of ours. */
const LONG = "Your turn: mark a cow or a 3, or both with exactly one space between them, wherever you like on the sheet.";
const words = (page: Page) => page.locator(".sentence").innerText();
const say = (page: Page, sentence: string) => page.locator(".sentence").evaluate((it, sentence) => void (it.textContent = sentence), sentence);
const zones = (page: Page) => page.evaluate(() => [...document.querySelectorAll(".framed > *")].map((zone) => JSON.stringify(zone.getBoundingClientRect())));
/** The zones once a new size has come to rest: containers in containers may need some frames to agree. */
async function settled(page: Page): Promise<string[]> {
  let [found, still] = [await zones(page), 0];
  const isStill = async () => {
    const before = found.join();
    found = await zones(page);
    still = found.join() === before ? still + 1 : 0;
    return still;
  };
  await expect.poll(isStill, { intervals: [60] }).toBeGreaterThan(3);
  return found;
}

for (const { slug: game, sizes } of GAMES) {
  for (const { seats, options } of sizes) {
    test(`${game} with ${seats} is in sight on every screen, whatever the prompt says, readable with text twice as large, also in a wide font`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await resize(page, DESK);
      const { table, tokens } = await create(page, game, options, ["link", ...Array(seats - 1).fill({ bot: "random" })]);
      const own = await seat(page, table, tokens[0]!, "Ada");
      await playOn(page, table, own, 9);
      await page.goto(`/t/${table}#${own}`);
      await expect(page.locator(".board [data-id]").first()).toBeVisible();
      await page.mouse.move(0, 0);
      const prompt = await words(page);
      for (const font of [OWN, WIDE] as const) {
        await useFont(page, font);
        for (const screen of SCREENS) {
          await resize(page, screen);
          await expectInSight(page);
          await expectWhole(page);
          const before = await settled(page);
          await say(page, LONG);
          expect(await zones(page), `${JSON.stringify(screen)} ${font}: a long sentence moves nothing`).toEqual(before);
          await say(page, prompt);
        }
        await resize(page, PHONE);
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
        await expectWhole(page);
        await page.evaluate(() => (document.documentElement.style.fontSize = ""));
      }
    });
  }
}

test("a hand of ten cards stays in its place, also with ten at the table", async ({ page }) => {
  const { table, tokens } = await create(page, "mow", { seats: 10, "first-starter": 0 }, ["link", ...Array(9).fill({ bot: "random" })]);
  await resize(page, DESK);
  await sit(page, table, tokens[0]!);
  // Players seldom hold that many, so the cards are copied.
  await page.locator(".cards .slot").first().evaluate((card) => {
    const row = card.parentElement!;
    while (row.children.length < 10) row.append(card.cloneNode(true));
    for (const name of ["--cards", "--held"]) row.parentElement!.style.setProperty(name, "10");
  });
  for (const font of [OWN, WIDE] as const) {
    await useFont(page, font);
    for (const screen of SCREENS) {
      await resize(page, screen);
      await expectInSight(page);
    }
  }
});

test("a long sentence is read whole on every screen", async ({ page }) => {
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".sentence")).toBeVisible();
  await say(page, LONG);
  for (const screen of SCREENS) {
    await resize(page, screen);
    await expectWhole(page);
  }
});

/** The positions of all elements, except those that rise slightly under the pointer. */
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
    // A tap 22 px from the centre, in any direction, still means this place: a target of 44 px.
    for (const aside of [[22, 0], [-22, 0], [0, 22], [0, -22]] as [number, number][]) {
      await touch("c3n", aside);
      await expect(shown).toContainText("north of c3");
      await touch("b2e", aside);
      await expect(shown).toContainText("east of b2");
    }
    await expect(page.getByRole("button", { name: "Play this" })).toBeVisible();
    await touch("b2e", [0, 0]);
    await expect(page.locator(".sentence")).toContainText("one more fence");
    // Where a fence stands, a touch means no other gap, and is told why; in the middle of a tile it means none.
    await touch("b2e", [6, 0]);
    await expect(page.locator(".problem")).toContainText("There is already a fence here.");
    await touch("d2", [0, 0]);
    await expect(page.locator(".problem")).toContainText("The sheep player flips face-down tiles");
    await expect(page.getByRole("button", { name: "Play this" })).toBeHidden();
    await touch("d3n", [5, 5]);
    await page.getByRole("button", { name: "Play this" }).tap();
    await expect(page.locator(".sentence")).toContainText("Bo");
  });
});
