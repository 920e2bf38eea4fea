import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { PHONE, agree, resize } from "./play";
import { LESSON, expectInSight } from "./sight";
import { hasWrong, isRight, type Step } from "../../src/lib/lesson";
import type { Choice, Look } from "../../src/lib/types";

const SCREENS = [PHONE, { width: 740, height: 360 }, { width: 1280, height: 800 }];

/** The English text of a message that is one line. */
const wordsOf = (game: string, id: string) =>
  new RegExp(`^${game}-${id} = (.*)$`, "m").exec(readFileSync(new URL(`../../../crates/cowbell-scene/locales/en/${game}.ftl`, import.meta.url), "utf8"))![1]!;

/** What a step shows, from the same server. */
async function lookAt(page: Page, game: string, step: Step): Promise<Look["scene"]> {
  const answer = await page.request.post("/api/v1/look", { data: { game, options: step.options ?? {}, position: step.position, seat: step.seat ?? 0 } });
  return ((await answer.json()) as Look).scene;
}

/** Taps everything that a move consists of, and confirms it. */
async function make(page: Page, choice: Choice): Promise<void> {
  const spots = choice.steps.map((ids) => page.locator(ids.map((id) => `.board [data-id="${id}"]`).join(", ")).first());
  const isSelected = (spot: Locator) => spot.evaluate((it) => it.matches('[aria-pressed="true"], [aria-selected="true"]'), undefined, { timeout: 1_000 }).catch(() => false);
  // What is the same in all moves is selected already.
  const given = await Promise.all(spots.map(isSelected));
  for (const [index, spot] of spots.entries()) if (!given[index] && !(await isSelected(spot))) await spot.click();
  const yes = agree(page);
  await expect(yes.or(page.locator(".teach.done, .try")).first()).toBeVisible();
  if (await yes.isVisible()) await yes.click();
}

/** Does a lesson step by step, tapping the ids of the first right move of each step; `before` and `after` look at each step. */
async function learn(page: Page, game: string, steps: Step[], before?: (step: Step, index: number, scene: Look["scene"]) => Promise<void>, after?: () => Promise<void>): Promise<void> {
  for (const [index, step] of steps.entries()) {
    await expect(page.getByText(`Step ${index + 1} of ${steps.length}`)).toBeVisible();
    const scene = await lookAt(page, game, step);
    const right = scene.choices.find((choice) => isRight(step, choice))!;
    expect(right, `${game} ${index + 1}`).toBeTruthy();
    await before?.(step, index, scene);
    await make(page, right);
    await expect(page.locator(".teach.done")).toContainText("Exactly.");
    await after?.();
    await page.getByRole("button", { name: "Next" }).click();
  }
  await expect(page.getByRole("heading", { name: "Done!" })).toBeVisible();
  // The picture stands in a centred text; the number of a card stays in its corner.
  for (const number of await page.locator(".art .number").all()) await expect(number).toHaveCSS("text-align", "start");
}

for (const { slug: game, lesson: steps } of GAMES) {
  if (!steps) continue;
  test(`the first lesson of ${game} can be done, step by step, on one screen before and after each move`, async ({ page }) => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/learn/${game}/lesson`);
    // Whatever is said, the strip keeps its height, but for the part of a line, so that nothing below or beside it moves.
    const heights = new Map<string, number>();
    const look = async () => {
      for (const screen of SCREENS) {
        await resize(page, screen);
        await expectInSight(page, LESSON);
        const at = JSON.stringify(screen);
        const { height } = (await page.locator(".strip").boundingBox())!;
        expect(Math.abs(height - (heights.get(at) ?? height)), at).toBeLessThan(4);
        if (!heights.has(at)) heights.set(at, height);
      }
    };
    await learn(page, game, steps, look, look);
  });

  test(`the lesson of ${game} says why: a wrong move, a touch that cannot be made; and the focus follows`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/learn/${game}/lesson`);
    let refusals = 0;
    await learn(
      page,
      game,
      steps,
      async (step, index, scene) => {
        // Screen readers read each new step from its heading.
        if (index > 0) await expect(page.locator(".teach h2")).toBeFocused();
        const closed = page.locator('.board [data-id][aria-disabled="true"]').first();
        if (await closed.count()) {
          await closed.click({ force: true });
          // The rule's own reason, with its clause.
          await expect(page.locator(".problem")).toContainText(/\w{3,}/);
          await expect(page.locator(".problem a")).toHaveAttribute("href", new RegExp(`^/learn/${game}/exact#[A-Z]{3}-\\w+$`));
          refusals += 1;
        }
        const wrong = hasWrong(step) ? scene.choices.find((choice) => !isRight(step, choice)) : undefined;
        if (!wrong) return;
        await make(page, wrong);
        await expect(page.locator(".try")).toContainText(wordsOf(game, `lesson-${index + 1}-other`));
        await expect(page.getByRole("button", { name: "Show me" })).toBeVisible();
      },
      // The next step follows the task.
      async () => expect(page.getByRole("button", { name: "Next" })).toBeFocused(),
    );
    expect(refusals).toBeGreaterThan(2);
  });

  // The same scenes under an unknown game name: the general board must be able to play any game.
  test(`the first lesson of ${game} can be done on the general board`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.route("**/api/v1/look", async (route) => {
      const response = await route.fetch();
      const look = (await response.json()) as Look;
      await route.fulfill({ response, json: look.scene ? { ...look, scene: { ...look.scene, game: "unknown" } } : look });
    });
    await page.goto(`/learn/${game}/lesson`);
    await expect(page.locator(".general")).toBeVisible();
    await learn(page, game, steps);
  });
}

test("a lesson goes on where it was left", async ({ page }) => {
  const { slug, lesson } = GAMES.find((game) => game.lesson)!;
  await page.goto(`/learn/${slug}/lesson`);
  await expect(page.getByText(`Step 1 of ${lesson!.length}`)).toBeVisible();
  const scene = await lookAt(page, slug, lesson![0]!);
  await make(page, scene.choices.find((choice) => isRight(lesson![0]!, choice))!);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(`Step 2 of ${lesson!.length}`)).toBeVisible();
  await page.goto("/");
  await page.goto(`/learn/${slug}/lesson`);
  await expect(page.getByText(`Step 2 of ${lesson!.length}`)).toBeVisible();
});

test("what the goal is can be closed in a lesson: with its cross, with Escape; and the next scene closes it", async ({ page }) => {
  const [step] = GAMES.find(({ slug }) => slug === "mow")!.lesson!;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/learn/mow/lesson");
  const flag = page.getByRole("button", { name: "What’s the goal?" });
  const note = page.locator(".ask .more");
  await resize(page, PHONE);
  await flag.click();
  await expect(note).toContainText(wordsOf("mow", "aim"));
  await note.getByRole("button", { name: "Close" }).click();
  await expect(note).toHaveCount(0);
  await expect(flag).toBeFocused();
  await flag.click();
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await flag.click();
  await expect(note).toBeVisible();
  const scene = await lookAt(page, "mow", step!);
  await make(page, scene.choices.find((choice) => isRight(step!, choice))!);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of")).toBeVisible();
  await expect(flag).toHaveAttribute("aria-expanded", "false");
});
