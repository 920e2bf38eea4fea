import { expect, test } from "./server";
import type { Page } from "@playwright/test";

/** Makes the best move of a puzzle on its page. */
async function solve(page: Page, game: string, number: string): Promise<{ reasons: unknown[] }> {
  const puzzle = (await (await page.request.get(`/api/v1/puzzles/${game}/${number}`)).json()) as { moves: { move: string }[]; reasons: unknown[]; scene: { choices: { move: string; steps: string[][] }[] } };
  const best = puzzle.scene.choices.find((choice) => choice.move === puzzle.moves[0]!.move)!;
  for (const ids of best.steps) await page.locator(`.board [data-id="${ids[0]}"]`).first().click();
  const agree = page.getByRole("button", { name: "Play this" });
  await expect(page.getByRole("heading", { name: "Right!" }).or(agree)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(page.getByRole("heading", { name: "Right!" })).toBeFocused();
  return puzzle;
}

test("a puzzle is solved, explained and counted; the next one follows", async ({ page }) => {
  await page.goto("/puzzles");
  await expect(page.getByRole("link", { name: /^Today’s puzzle: / })).toBeVisible();
  await page.getByRole("button", { name: "Solve a puzzle: Te Kuiti" }).click();
  await expect(page).toHaveURL(/\/puzzles\/te-kuiti\/\d+$/);
  await expect(page.getByRole("heading", { name: "Your turn: find the best move." })).toBeVisible();
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator("#main").getByText(/^Theme: [A-Z]/)).toBeVisible();
  const [, number] = /te-kuiti\/(\d+)$/.exec(page.url())!;
  const puzzle = await solve(page, "te-kuiti", number!);
  expect(puzzle.reasons).not.toEqual([]);
  await expect(page.locator(".why li")).toHaveCount(puzzle.reasons.length);
  await expect(page.getByText(/Solved by the bots: easy \d+%/)).toBeVisible();
  await expect(page.getByText("Current streak: 1, best: 1")).toBeVisible();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(`te-kuiti/${number}$`));
  await expect(page.getByRole("heading", { name: "Your turn: find the best move." })).toBeVisible();
});

test("the first try at the puzzle of the day can be shared; other puzzles have nothing to share", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  // Games take turns; in Te Kuiti the best move is a tap or two.
  let url = "";
  for (let day = 19; url === ""; day++) {
    await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, day, 12)));
    await page.goto("/puzzles");
    const link = page.getByRole("link", { name: /^Today’s puzzle: / });
    if (!(await link.textContent())!.includes("Te Kuiti")) continue;
    await link.click();
    await expect(page).toHaveURL(/\/puzzles\/te-kuiti\/\d+$/);
    const [, number] = /te-kuiti\/(\d+)$/.exec(page.url())!;
    await solve(page, "te-kuiti", number!);
    await page.getByRole("button", { name: "Share my result" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^Puzzle of the day, (November ${day}|${day} November),? 2026\\. Te Kuiti: solved on the first try http://[^ ]+/puzzles/te-kuiti/${number}$`));
    url = page.url();
  }
  // Any other puzzle is nobody's puzzle of the day.
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(url);
  await expect(page.getByRole("heading", { name: "Your turn: find the best move." })).toBeVisible();
  const [, other] = /te-kuiti\/(\d+)$/.exec(page.url())!;
  await solve(page, "te-kuiti", other!);
  await expect(page.getByRole("button", { name: "Share my result" })).toHaveCount(0);
});
