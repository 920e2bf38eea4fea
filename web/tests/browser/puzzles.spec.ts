import { expect, test } from "./server";

test("a puzzle is solved, explained and counted; the next one follows", async ({ page }) => {
  await page.goto("/puzzles");
  await expect(page.getByRole("link", { name: /^Today’s puzzle: / })).toBeVisible();
  await page.getByRole("button", { name: "Solve a puzzle: Te Kuiti" }).click();
  await expect(page).toHaveURL(/\/puzzles\/te-kuiti\/\d+$/);
  await expect(page.getByRole("heading", { name: "Your turn: find the best move." })).toBeVisible();
  const [, number] = /te-kuiti\/(\d+)$/.exec(page.url())!;
  const puzzle = (await (await page.request.get(`/api/v1/puzzles/te-kuiti/${number}`)).json()) as { moves: { move: string }[]; scene: { choices: { move: string; steps: string[][] }[] } };
  const best = puzzle.scene.choices.find((choice) => choice.move === puzzle.moves[0]!.move)!;
  for (const ids of best.steps) await page.locator(`.board [data-id="${ids[0]}"]`).first().click();
  const agree = page.getByRole("button", { name: "Play this" });
  await expect(page.getByRole("heading", { name: "Right!" }).or(agree)).toBeVisible();
  if (await agree.isVisible()) await agree.click();
  await expect(page.getByRole("heading", { name: "Right!" })).toBeFocused();
  await expect(page.getByText(/Solved by the bots: easy \d+%/)).toBeVisible();
  await expect(page.getByText("Current streak: 1, best: 1")).toBeVisible();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(`te-kuiti/${number}$`));
  await expect(page.getByRole("heading", { name: "Your turn: find the best move." })).toBeVisible();
});
