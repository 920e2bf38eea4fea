import { expectAccessible } from "./accessible";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { PHONE, resize } from "./play";
import { expectWhole } from "./sight";

// Texts about tests and code, which must not be shown to players.
const CODE = /scenario|hand0|barn0|legal count|RULES\.md|\.rs\b|\.txt\b|[A-Z]{3,}_[A-Z]+/;

const LANGUAGES = ["en", "de", "fr", "nl"];

for (const { slug: game } of GAMES) {
  test(`the rules of ${game}: drawn, without code, in every language`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const language of LANGUAGES) {
      await page.goto(`/learn/${game}`);
      await page.locator("header select").selectOption(language);
      const article = page.locator("article");
      await expect(article).toHaveAttribute("lang", language);
      await expect(article.locator("h2")).toHaveCount(8);
      const figures = article.locator("figure");
      expect(await figures.count()).toBeGreaterThanOrEqual(6);
      for (const figure of await figures.all()) await expect(figure.locator("[data-piece], [data-id]").first()).toBeAttached();
      expect(await article.innerText()).not.toMatch(CODE);
    }
  });

  test(`the exact rules of ${game} show no code, and examples have captions in every language`, async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(`/learn/${game}/exact`);
      await page.locator("header select").selectOption(language);
      const article = page.locator("article");
      await expect(article).toHaveAttribute("lang", language);
      await expect(article.locator("li").first()).toBeVisible();
      expect(await article.innerText()).not.toMatch(CODE);
      // A translation has captions for some of its examples; the others are called “Example”.
      const labels = new Set<string | null>();
      for (const button of (await article.locator("button[aria-expanded=false]").all()).slice(0, 6)) await button.click();
      for (const figure of await article.locator("figure [role=img]").all()) labels.add(await figure.getAttribute("aria-label"));
      expect(labels.size, language).toBeGreaterThan(1);
    }
  });

  test(`the rules of ${game} fit on one sheet of paper, both sides, in every language`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    for (const language of LANGUAGES) {
      await page.locator("header select").selectOption(language);
      await expect(page.locator("article")).toHaveAttribute("lang", language);
      await page.waitForLoadState("networkidle");
      const pdf = await page.pdf({ format: "A4", margin: { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" } });
      const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g) ?? [];
      expect(pages.length, language).toBeGreaterThan(0);
      expect(pages.length, language).toBeLessThanOrEqual(2);
    }
  });
}

test("axe finds nothing in the exact rules, by day and in the evening", async ({ page }) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of GAMES.map(({ slug }) => `/learn/${slug}/exact`)) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
  }
});

test("words are found in the rules, and lead to their section", async ({ page }) => {
  await resize(page, PHONE);
  await page.goto("/learn/tic-tac-moo");
  await page.getByRole("searchbox", { name: "Find in the rules" }).fill("barn rule");
  await expect(page.getByText("Found in one place")).toBeVisible();
  await expectWhole(page);
  await page.locator(".found a").click();
  await expect(page).toHaveURL(/#turn$/);
  await expect(page.getByRole("heading", { name: "Your turn", level: 2 })).toBeInViewport();
  await page.getByRole("searchbox").fill("dinosaur");
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a picture plays at a touch, and by itself where things may move", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/learn/tic-tac-moo");
  const figure = page.locator("figure", { hasText: "The third chicken" });
  const button = figure.getByRole("button", { name: /^Play the example/ });
  const tiles = figure.locator('[data-at="c4"] [data-piece], [data-id="c4"] [data-piece]');
  await expect(tiles).toHaveCount(1);
  await button.click();
  await expect(tiles).toHaveCount(0);
  await button.click();
  await expect(tiles).toHaveCount(1);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(tiles).toHaveCount(1);
  await figure.scrollIntoViewIfNeeded();
  await expect(tiles).toHaveCount(0);
});

test("a small sign leads to the exact rule, with its examples as pictures", async ({ page }) => {
  await page.goto("/learn/tic-tac-moo");
  await page.getByRole("link", { name: "Exact rule TTM-31" }).click();
  await expect(page).toHaveURL(/\/learn\/tic-tac-moo\/exact#TTM-31$/);
  const clause = page.locator("#TTM-31");
  await expect(clause).toBeInViewport();
  await expect(clause.locator("figure [data-piece]").first()).toBeAttached();
});
