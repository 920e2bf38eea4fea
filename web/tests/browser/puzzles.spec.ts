import { expectAccessible } from "./accessible";
import { expect, test } from "./server";
import { PHONE, agree, resize } from "./play";
import { expectWhole } from "./sight";
import { counted } from "../../src/lib/puzzle";
import type { DayPuzzle, Puzzle } from "../../src/lib/types";
import type { Page } from "@playwright/test";

/** Makes the best move of a puzzle on its page. */
async function solve(page: Page, game: string, number: string): Promise<{ reasons: unknown[] }> {
  const puzzle = (await (await page.request.get(`/api/v1/puzzles/${game}/${number}`)).json()) as { moves: { move: string }[]; reasons: unknown[]; scene: { choices: { move: string; steps: string[][] }[] } };
  const best = puzzle.scene.choices.find((choice) => choice.move === puzzle.moves[0]!.move)!;
  for (const ids of best.steps) {
    // What every move shares is selected from the beginning.
    const spot = page.locator(`.board [data-id="${ids[0]}"]`).first();
    await expect(spot).toBeVisible();
    if ((await spot.getAttribute("aria-selected")) !== "true" && (await spot.getAttribute("aria-pressed")) !== "true") await spot.click();
  }
  const yes = agree(page);
  await expect(page.getByRole("heading", { name: "Right!" }).or(yes)).toBeVisible();
  if (await yes.isVisible()) await yes.click();
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

test("the first answer to the puzzle of the day is counted once, beside those of others, and can be shared", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const day = async () => (await (await page.request.get("/api/v1/days/today/puzzle")).json()) as DayPuzzle;
  const told = ({ answers, best }: DayPuzzle) => {
    const [found, people] = [new Map(answers).get(best) ?? 0, answers.reduce((sum, [, count]) => sum + count, 0)];
    return `Found on the first try by ${found} of ${people} players on this server: ${Math.round((100 * found) / people)}%.`;
  };
  const { date, game, number, best } = await day();
  // Someone else has answered, and was wrong.
  const { scene } = (await (await page.request.get(`/api/v1/puzzles/${game}/${number}`)).json()) as Puzzle;
  const wrong = scene.choices.find((choice) => choice.move !== best)!.move;
  expect((await page.request.post(`/api/v1/days/${date}/puzzle`, { data: { person: "ab".repeat(20), move: wrong } })).status()).toBe(200);
  const before = await day();

  await page.goto("/puzzles");
  await page.getByRole("link", { name: /^Today’s puzzle: / }).click();
  await expect(page).toHaveURL(new RegExp(`/puzzles/${game}/${number}$`));
  await solve(page, game, String(number));
  const main = page.locator("#main");
  const after = counted(before, best);
  await expect(main.getByText(told(after))).toBeVisible();
  await expect(main.getByRole("listitem").filter({ hasText: /players? \(you\)/ })).toHaveCount(1);
  await expect(page.getByText(/Solved by the bots: easy \d+%/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Share my result" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^Puzzle of the day, .+ \\d{4}\\. .+: solved on the first try http://[^ ]+/puzzles/${game}/${number}$`));
  await resize(page, PHONE);
  await expectWhole(page);

  // A second try changes nothing, here or on the server.
  await page.reload();
  await solve(page, game, String(number));
  await expect(main.getByText(told(after))).toBeVisible();
  expect(new Map((await day()).answers)).toEqual(new Map(after.answers));
  await page.goto("/day");
  const region = page.getByRole("region", { name: /^Puzzle of the day: / });
  await expect(region.getByText("You found the best move on the first try.")).toBeVisible();
  await expect(region.getByText(told(after))).toBeVisible();

  // Any other puzzle is nobody's puzzle of the day.
  await region.getByRole("link", { name: "Go to the puzzle" }).click();
  await solve(page, game, String(number));
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page).not.toHaveURL(new RegExp(`/puzzles/${game}/${number}$`));
  await expect(page.getByRole("heading", { name: "Your turn: find the best move." })).toBeVisible();
  const [, other] = /\/(\d+)$/.exec(page.url())!;
  await solve(page, game, other!);
  await expect(page.getByRole("button", { name: "Share my result" })).toHaveCount(0);
  await expect(main.getByText(/players on this server/)).toHaveCount(0);
});
