import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { GAMES } from "./games";
import { PHONE, create, resize } from "./play";
import { expect, test } from "./server";
import { expectWhole } from "./sight";

/** Opens the replay of a match between bots that is over. */
async function replay(page: Page, game: string, options: Record<string, unknown>, seats: number) {
  const { table } = await create(page, game, options, Array(seats).fill({ bot: "random" }));
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 90_000 }).toBe("over");
  await page.goto(`/r/${table}`);
}

for (const { slug: game, short = {} } of GAMES) {
  test(`a match of ${game} is analysed on a phone, and axe finds nothing`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await resize(page, PHONE);
    await replay(page, game, short, 2);
    await page.getByRole("button", { name: "Analyse the match" }).click();
    const review = page.getByRole("region", { name: "Analyse the match" });
    await expect(review.getByRole("img", { name: /’s winning chances over the match\. After 0 steps: \d+%/ })).toBeVisible({ timeout: 90_000 });
    // What can be read comes first; the figures are there for those who want them.
    await expect(review.getByRole("row", { name: /^Luck/ }).first()).toBeHidden();
    await review.getByText("All figures").click();
    await expect(review.getByRole("row", { name: /^Luck.* [+−-]?\d+% [+−-]?\d+%$/ })).toBeVisible();
    // Where points decide, the same account in points, up to the final score.
    const inPoints = review.getByRole("table", { name: /^In points/ });
    if (game === "tic-tac-moo") await expect(inPoints).toHaveCount(0);
    else await expect(inPoints.getByRole("row", { name: /^Final score -?\d+\.0 -?\d+\.0$/ })).toBeVisible();
    // Random players give something up, and the words say what would have been better.
    const lost = review.getByRole("list").getByRole("button", { name: /(Mistake|Blunder|Inaccurate)\. .*gives up [\d.]+%\. Better: “.*”\.( It costs [\d.]+ points\.)?/ });
    // On a busy machine only a later pass is sure of it.
    await expect(lost.first()).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    await expectWhole(page);
  });
}

test("a mistake is told with the answer that it allowed", async ({ page }) => {
  const marks = page.getByRole("region", { name: "Analyse the match" }).getByRole("list").getByRole("button");
  const answered = marks.filter({ hasText: /Random bot \d’s best reply: “.*; .*”\./ });
  // Not every match has a mistake beyond doubt.
  for (let tries = 0; tries < 5 && (await answered.count()) === 0; tries++) {
    await replay(page, "te-kuiti", {}, 2);
    await page.getByRole("button", { name: "Analyse the match" }).click();
    await expect(page.getByRole("button", { name: "Think longer (30 seconds)" })).toBeVisible({ timeout: 60_000 });
  }
  await expect(answered.first()).toBeVisible();
});

test("a longer look makes the figures more precise", async ({ page }) => {
  test.setTimeout(180_000);
  await replay(page, "tic-tac-moo", {}, 2);
  const asked: string[] = [];
  page.on("request", (request) => void (/\/review\?/.test(request.url()) && asked.push(new URL(request.url()).search)));
  await page.getByRole("button", { name: "Analyse the match" }).click();
  const longer = page.getByRole("button", { name: "Think longer (30 seconds)" });
  await longer.click({ timeout: 90_000 });
  await expect(page.getByText("Still thinking: the figures will become more precise.")).toBeVisible();
  await expect(longer).toHaveCount(0);
  await expect(page.getByText("Still thinking: the figures will become more precise.")).toHaveCount(0, { timeout: 90_000 });
  await expect(longer).toHaveCount(0);
  expect(asked).toEqual(["?seconds=8", "?seconds=30"]);
});

// With more than two seats a value is a place, not a chance of winning.
for (const [language, button, words] of [
  ["en", "Analyse the match", [/’s expected placing over the match/, "100% means first place"]],
  ["de", "Partie analysieren", [/^Erwartete Platzierung von /, "100 % bedeutet erster Platz"]],
  ["fr", "Analyser la partie", [/^Évolution du classement attendu pour /, "100 % correspond à la première place"]],
  ["nl", "Partij analyseren", [/^Verwachte plaats van /, "100% betekent eerste plaats"]],
] as const) {
  test(`the analysis of a match for three speaks ${language} and of places`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL, locale: language });
    const page = await context.newPage();
    await page.goto("/");
    await replay(page, "tic-tac-town", { seats: 3 }, 3);
    await page.getByRole("button", { name: button, exact: true }).click();
    const review = page.getByRole("region", { name: button });
    await expect(review.getByRole("img", { name: words[0] })).toBeVisible({ timeout: 90_000 });
    await expect(review.getByText(words[1])).toBeVisible();
    // No text is missing: a key would be shown in its place.
    expect(await review.innerText()).not.toMatch(/\b(review|mark|web)-[a-z]/);
    await context.close();
  });
}
