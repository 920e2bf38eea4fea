import type { Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { shoot } from "./play";
import { isRight, type Step } from "../../src/lib/lesson";
import type { Look } from "../../src/lib/types";

/** Does a lesson step by step, touching whatever the first right move of each step asks for. */
async function learn(page: Page, game: string, steps: Step[]): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    const answer = await page.request.post("/api/v1/look", { data: { game, options: step.options ?? {}, position: step.position, seat: step.seat ?? 0 } });
    const { scene } = (await answer.json()) as Look;
    const right = scene.choices.find((choice) => isRight(step, choice))!;
    expect(right, `${game} ${index + 1}`).toBeTruthy();
    for (const ids of right.steps) {
      const spot = page.locator(ids.map((id) => `.board [data-id="${id}"]`).join(", ")).first();
      const isSelected = await spot.evaluate((it) => it.matches('[aria-pressed="true"], [aria-selected="true"]'));
      if (!isSelected) await spot.click();
    }
    const yes = page.getByRole("button", { name: "Play this" });
    const next = page.getByRole("button", { name: "Next" });
    await expect(yes.or(next).first()).toBeVisible();
    if (await yes.isVisible()) await yes.click();
    await expect(page.getByText("Exactly.")).toBeVisible();
    await next.click();
  }
  await expect(page.getByRole("heading", { name: "Done!" })).toBeVisible();
}

for (const { slug: game, lesson: steps } of GAMES) {
  if (!steps) continue;
  test(`the first lesson of ${game} can be done, step by step`, async ({ page }) => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/learn/${game}/lesson`);
    await learn(page, game, steps);
  });

  // The same scenes under a name that nothing is known of: the general board must be able to play any game.
  test(`the first lesson of ${game} can be done on the general board`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/api/v1/look", async (route) => {
      const response = await route.fetch();
      const look = (await response.json()) as Look;
      await route.fulfill({ response, json: look.scene ? { ...look, scene: { ...look.scene, game: "unknown" } } : look });
    });
    await page.goto(`/learn/${game}/lesson`);
    await expect(page.locator(".general")).toBeVisible();
    await shoot(page, `${game}-general-desk`);
    await learn(page, game, steps);
  });
}
