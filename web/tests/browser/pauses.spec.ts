// The end of a round: nobody misses its card, however fast things go, and it takes nobody's time on a clock.
import type { Page } from "@playwright/test";
import { look } from "./company";
import { act, seat, stopTime } from "./play";
import { expect, test } from "./server";

interface Told {
  version: number;
  phase: string;
  state: { turn: { seat: number }; legal: string[] };
}

const card = (page: Page) => page.getByRole("region", { name: "Pause in the match" });

/** Tic Tac Town for two, whose moves are made by request; a clock if wanted. */
async function town(page: Page, clock: Record<string, unknown> | null = null) {
  const answer = await page.request.post("/api/v1/tables", { data: { game: "tic-tac-town", options: { seats: 2 }, seats: ["link", "link"], spectators: true, clock } });
  const { table, tokens: links } = (await answer.json()) as { table: string; tokens: string[] };
  const tokens: string[] = [];
  for (const link of links) tokens.push(await seat(page, table, link));
  const turn = async () => (await look<Told>(page, table, "", tokens[0]!)).state.turn.seat;
  const play = async () => {
    const token = tokens[await turn()]!;
    const { version, state } = await look<Told>(page, table, "", token);
    await act(page, table, token, { type: "play", version, move: state.legal[0]! });
  };
  return { table, tokens, turn, play };
}

const expectCard = async (page: Page) => {
  await expect(card(page)).toContainText("The board is full.");
  await expect(page.locator(".town [data-piece]")).toHaveCount(9);
  await card(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.locator(".town [data-piece]")).not.toHaveCount(9);
};

test.describe("shown step by step", () => {
  test.use({ pace: "normal" });

  test("more steps than are shown stop at the end of the round", async ({ page }) => {
    const { table, play } = await town(page);
    await page.goto(`/t/${table}`);
    await expect(page.locator(".sentence")).toBeVisible();
    await stopTime(page);
    // Nothing is shown meanwhile, so they pile up.
    for (let moves = 0; moves < 60 && !(await card(page).isVisible()); moves++) await play();
    await expectCard(page);
  });

  test("a tap that finishes what is shown stops at the end of the round", async ({ page }) => {
    const { table, play } = await town(page);
    await page.goto(`/t/${table}`);
    await expect(page.locator(".sentence")).toBeVisible();
    await stopTime(page);
    for (let moves = 0; moves < 30 && !(await card(page).isVisible()); moves++) {
      // Two are never shown at once: the second waits for the tap.
      await play();
      await play();
      if (!(await card(page).isVisible())) await page.locator(".ground").click({ position: { x: 8, y: 8 } });
    }
    await expectCard(page);
  });

  test("on a clock the player to move is not kept waiting", async ({ page }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem("cowbell.settings", JSON.stringify({ pace: "fast" })));
    const { table, tokens, turn, play } = await town(page, { pace: { live: { time: 3_600 } }, out: "lose" });
    await page.goto(`/t/${table}#${tokens[0]}`);
    await expect(page.locator(".sentence")).toBeVisible();
    let begun = 0;
    for (let moves = 0; moves < 120 && begun === 0; moves++) {
      const { phase } = await look<Told>(page, table, "", tokens[0]!);
      if (phase === "over") break;
      const isMine = (await turn()) === 0;
      // A card would stay for twenty seconds.
      if (isMine) await expect(page.locator(".ask.mine")).toBeVisible({ timeout: 8_000 });
      if (isMine && moves > 0 && (await page.locator(".town [data-piece]").count()) === 0) begun += 1;
      if (await card(page).isVisible()) await card(page).getByRole("button", { name: "Continue" }).click();
      await play();
    }
    expect(begun, "this player has begun a round").toBe(1);
  });
});

test("those who do not watch steps see the end of a round too", async ({ page }) => {
  const { table, play } = await town(page);
  await page.goto(`/t/${table}`);
  await expect(page.locator(".sentence")).toBeVisible();
  for (let moves = 0; moves < 60 && !(await card(page).isVisible()); moves++) await play();
  await expectCard(page);
});
