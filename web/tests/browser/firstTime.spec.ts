// The first time: the lesson is offered before the first move, the rules are beside the board, and there is a way back.
import { create, sit } from "./play";
import { byRequest } from "./request";
import { expect, test } from "./server";

test.describe("on a first visit", () => {
  test.use({ isNew: true });

  test("Play now offers the lesson; a no is remembered, a yes leads back to the match", async ({ page }) => {
    await page.goto("/learn/kuhlorado");
    await page.getByRole("button", { name: "Play now" }).click();
    const offer = page.getByRole("dialog");
    await expect(offer.getByText("The lesson takes three minutes.")).toBeVisible();
    const match = page.url();
    await offer.getByRole("link", { name: "Three-minute lesson" }).click();
    await expect(page).toHaveURL(/\/learn\/kuhlorado\/lesson$/);
    await page.getByRole("link", { name: "Back to the match" }).click();
    await expect(page).toHaveURL(match);
    await expect(page.locator(".sentence")).toBeVisible();
    await expect(offer).toHaveCount(0);

    await page.goto("/learn/mow");
    await page.getByRole("button", { name: "Play now" }).click();
    await offer.getByRole("button", { name: "No lesson, thanks" }).click();
    await expect(offer).toHaveCount(0);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await page.reload();
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  test("it is offered although a bot begins, and not to those who play with others", async ({ page }) => {
    const alone = await create(page, "kuhlorado", { starter: 1 }, ["link", { bot: "random" }]);
    await sit(page, alone.table, alone.tokens[0]!);
    await expect(page.getByRole("dialog").getByRole("link", { name: "Three-minute lesson" })).toBeVisible();
    // Escape only closes it: the offer stays beside the prompt until the first move.
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "First lesson" })).toBeVisible();
    const friends = await create(page, "kuhlorado", { starter: 0 }, ["link", "link"]);
    await sit(page, friends.table, friends.tokens[0]!);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("the rules in short are beside the board; all rules lead back to the match", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  const open = page.getByRole("button", { name: "Rules" });
  const panel = page.getByRole("region", { name: "Rules" });
  for (const [width, height] of [[1280, 800], [360, 740], [740, 360]] as const) {
    await page.setViewportSize({ width, height });
    await open.click();
    await expect(panel.getByRole("heading")).toHaveText(/short/i);
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  }
  for (const name of ["All rules", "Exact rules"]) {
    await open.click();
    await panel.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/\/learn\/tic-tac-moo/);
    await page.getByRole("link", { name: "Back to the match" }).click();
    await expect(page).toHaveURL(`/t/${table}`);
  }
  // Elsewhere there is nothing to go back to.
  await page.goto("/");
  await page.goto("/learn/tic-tac-moo");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the match" })).toHaveCount(0);
});

test("Tic Tac Moo: a new animal in a barn is pointed out", async ({ page }) => {
  const { turn, play } = await byRequest(page, "tic-tac-moo", 2, {});
  await expect(page.locator(".barn.new")).toHaveCount(0);
  // The starting tiles, then a whole turn of the first player.
  for (let moves = 0; moves < 10; moves++) await play();
  while ((await turn()) === 0) await play();
  await expect(page.locator(".farm.of0 .barn.new")).toBeVisible();
});
