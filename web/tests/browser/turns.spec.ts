// One turn of others in each game, step by step: every move has a moment of its own, log and board follow in order, and then
// it is this player's turn. Nobody's turn is skipped at a full table, and a bot that plays for someone can be stopped.
import type { Page } from "@playwright/test";
import { GAMES } from "./games";
import { create, sit, stopTime } from "./play";
import { byRequest } from "./request";
import { expect, test } from "./server";

test.use({ pace: "normal" });

/** A table where all moves are made by request, with a stopped clock. */
async function gather(page: Page, game: string, seats: number, options: Record<string, unknown>) {
  const found = await byRequest(page, game, seats, options);
  await stopTime(page);
  return found;
}

const lines = (page: Page) => page.getByRole("region", { name: "Log" }).getByRole("listitem").count();
/** Lets everything be shown that waits. */
const settle = async (page: Page) => {
  for (let beats = 0; beats < 30; beats++) await page.clock.runFor(1_000);
};

for (const { slug: game, sizes } of GAMES) {
  test(`${game}: others’ moves are shown one after another, in order`, async ({ page }) => {
    const { seats, options } = sizes.find(({ seats }) => seats === 3) ?? sizes.find(({ seats }) => seats === 2)!;
    const { turn, play } = await gather(page, game, seats, options);
    // Until others have made at least two moves on the board between two of the own ones; in Tic Tac Town everyone chooses a pile first.
    let moves = 0;
    for (let tries = 0; moves < 2 && tries < 20; tries++) {
      while ((await turn()) === 0) await play();
      await settle(page);
      const before = await lines(page);
      const made: string[] = [];
      while ((await turn()) !== 0) made.push(await play());
      moves = made.some((move) => move.startsWith("pile")) ? 0 : made.length;
      // The first is there at once; the others wait.
      await expect.poll(() => lines(page)).toBeGreaterThan(before);
      if (moves < 2) continue;
      await expect(page.locator(".ask.mine")).toHaveCount(0);
      const counts = [await lines(page)];
      for (let slice = 0; slice < 200 && !(await page.locator(".ask.mine").isVisible()); slice++) {
        await page.clock.runFor(100);
        counts.push(await lines(page));
      }
      await expect(page.locator(".ask.mine")).toBeVisible();
      expect(counts, "in order").toEqual(counts.toSorted((one, two) => one - two));
      const shown = counts.flatMap((count, slice) => (slice > 0 && count > counts[slice - 1]! ? [slice] : []));
      expect(shown.length, "each at its time").toBeGreaterThanOrEqual(moves - 1);
      for (const [index, slice] of shown.entries()) expect(slice - (shown[index - 1] ?? 0), "long enough to be seen").toBeGreaterThanOrEqual(3);
      await expect(page.locator(".board .fresh, .board [data-order], .farm .new").first()).toBeVisible();
      await expect(page.getByText(/steps were skipped/)).toHaveCount(0);
    }
    expect(moves).toBeGreaterThanOrEqual(2);
  });
}

test("at a table of ten the nine others are all shown", async ({ page }) => {
  const { turn, play } = await gather(page, "mow", 10, { seats: 10, "first-starter": 1 });
  // Nobody turns the arrow, names the next farmer or takes the herd without need: so all nine have their turn, one after another.
  const moved: number[] = [];
  for (let seat = await turn(); seat !== 0; seat = await turn()) {
    moved.push(seat);
    await play((move) => !/flip|>|take/.test(move));
  }
  expect([...new Set(moved)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await expect(page.getByText(/steps were skipped/)).toHaveCount(0);
  await settle(page);
  await expect(page.locator(".ask.mine")).toBeVisible();
});

test.describe("a bot that plays for someone", () => {
  test.use({ pace: "fast" });

  test("can be watched move by move, and stopped", async ({ page }) => {
    const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".ask.mine")).toBeVisible();
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    const log = page.getByRole("region", { name: "Log" });
    await expect.poll(() => log.getByText(/^You mark/).count()).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Take over from the bot" }).click();
    await expect(page.locator(".ask.mine")).toBeVisible();
    await expect(page.getByText("A bot is playing for you.")).toHaveCount(0);
    // Hardly anything was played that had not been shown.
    const shown = await log.getByText(/^You mark/).count();
    expect(shown).toBeLessThan(8);
  });
});
