// Nothing moves by itself: neither while a page loads, nor while others take their turns. What follows at once from a tap or a
// key is the player's own doing and does not count.
import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { PHONE, act, create, resize, seat, tapOnce } from "./play";

const SIZES = [PHONE, { width: 1280, height: 800 }];
/** The part of the window that may move, times the part of the window by which it moves, in all. */
const LIMIT = 0.01;
const ALONE = ["/", "/lobby", "/anyone", "/me", "/mine", "/settings", "/puzzles", "/day"];
const OF_GAME = [(game: string) => `/new/${game}`, (game: string) => `/learn/${game}`, (game: string) => `/learn/${game}/exact`, (game: string) => `/learn/${game}/lesson`];

type Shift = { value: number; what: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** From now on every page of this window notes what moves in it. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
    window.shifts = [];
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    const name = (node: Node | null) => (node instanceof Element ? `${node.localName}.${node.classList[0] ?? ""}` : (node?.textContent ?? "gone"));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        // In MOW's duel the next herd grows and the others shrink, as a phone has no room for three large ones: that is the move itself.
        const isMove = entry.sources.some(({ node }) => node instanceof Element && node.matches(".duel > .herd"));
        if (!entry.hadRecentInput && !isMove) window.shifts.push({ value: entry.value, what: entry.sources.map(({ node, previousRect, currentRect }) => `${name(node)}: ${box(previousRect)} → ${box(currentRect)}`) });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Expects that next to nothing has moved since the last time. */
async function expectStill(page: Page, what: string): Promise<void> {
  // A movement is reported with the frame after it.
  const shifts = await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return window.shifts.splice(0);
  });
  expect(shifts.reduce((sum, { value }) => sum + value, 0), `${what}\n${JSON.stringify(shifts.filter(({ value }) => value > LIMIT / 10), null, 1)}`).toBeLessThan(LIMIT);
}

for (const size of SIZES) {
  const at = `${size.width} × ${size.height}`;

  test(`no page moves while it loads, at ${at}`, async ({ page }) => {
    await resize(page, size);
    await watch(page);
    for (const path of [...ALONE, ...GAMES.flatMap(({ slug }) => OF_GAME.map((of) => of(slug)))]) {
      await page.goto(path);
      await expect(page.locator("main :is(h1, h2, .board)").first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectStill(page, path);
    }
  });

  test.describe("shown step by step", () => {
    test.use({ pace: "fast" });

    const tables = GAMES.flatMap(({ slug, sizes }) => {
      const largest = sizes.find(({ seats }) => seats === 4) ?? sizes.at(-1)!;
      // A duel may have a board of its own.
      return [...new Set([largest, sizes.find(({ seats }) => seats === 2) ?? largest])].map((size) => ({ slug, ...size }));
    });
    for (const { slug, seats, options } of tables) {
      test(`${slug} with ${seats}: nothing moves on the invitation, the table, the result, the replay and while bots play, at ${at}`, async ({ page }) => {
        await resize(page, size);
        await watch(page);
        const { table, tokens } = await create(page, slug, options, ["link", ...Array(seats - 1).fill({ bot: "random" })]);
        await page.goto(`/t/${table}#${tokens[0]}`);
        await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectStill(page, "invitation");
        const own = await seat(page, table, tokens[0]!, "Ada");
        // Another fragment alone would not load the page again.
        await page.goto("about:blank");
        await page.goto(`/t/${table}#${own}`);
        const mine = page.locator(".ask.mine");
        const pause = page.getByRole("region", { name: "Pause in the match" });
        await expect(mine).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectStill(page, "table");
        for (let turns = 0; turns < 3; turns++) {
          for (let taps = 0; taps < 20 && (await mine.isVisible()); taps++) await tapOnce(page);
          await expect(mine.or(pause).first()).toBeVisible();
          // A round has ended: what follows is asked for by the player.
          if (await pause.isVisible()) break;
          await expectStill(page, `turn ${turns + 1}`);
          // Lines are added below the others; the newest stays in sight.
          if (size !== PHONE) await expect(page.locator(".log li").last()).toBeInViewport({ ratio: 0.9 });
        }
        await act(page, table, own, { type: "resign" });
        await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
        await expectStill(page, "result");
        await page.goto(`/r/${table}`);
        await expect(page.locator(".controls")).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expectStill(page, "replay");
      });
    }
  });
}
