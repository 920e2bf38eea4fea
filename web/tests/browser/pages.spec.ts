import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expectAccessible } from "./accessible";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { PHONE, finish, create, resize, sit, tapOnce } from "./play";
import { expectWhole } from "./sight";

const PAGES = ["/", "/anyone", "/lobby", "/me", "/mine", "/settings", "/nowhere", "/day", "/puzzles", ...GAMES.flatMap(({ slug, lesson }) => [`/new/${slug}`, `/puzzles/${slug}/0`, `/learn/${slug}`, ...(lesson ? [`/learn/${slug}/lesson`] : [])])];

test("axe finds nothing on any page, by day and in the evening", async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
  }
});

test("axe finds nothing while waiting, in the dialogs, nor at the cover between two turns", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { table, tokens } = await create(page, "mow", {}, ["link", "link"]);
  await page.goto(`/t/${table}#${tokens[0]}`);
  await expect(page.getByRole("button", { name: "Join" })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/new/mow");
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("Someone at this screen");
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByRole("button", { name: /show my hand/ }).or(page.locator(".board [data-id]")).first().waitFor();
  await expectAccessible(page);
  const cover = page.getByRole("button", { name: /show my hand/ });
  if (await cover.isVisible()) await cover.click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
});

for (const { slug: game, short = {} } of GAMES) {
  test(`axe finds nothing at a table of ${game}, nor in its replay`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const { table, tokens } = await create(page, game, short, ["link", { bot: "random" }]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    for (let taps = 0; taps < 12; taps++) if (!(await tapOnce(page))) await page.waitForTimeout(50);
    await expectAccessible(page);
    await finish(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Replay" }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await expectAccessible(page);
  });
}

test("on a phone nothing sticks out, also with text twice as large", async ({ page }) => {
  test.setTimeout(480_000);
  await resize(page, PHONE);
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectWhole(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expectWhole(page);
  }
});

test("the first visit speaks the browser's language, and any other can be chosen", async ({ browser, baseURL }) => {
  const home = new URL("../../../crates/cowbell-scene/locales/", import.meta.url);
  const said = (code: string) => {
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(new URL(`${code}/web.ftl`, home), "utf8")));
    return bundle.formatPattern(bundle.getMessage("web-welcome")!.value!, { count: GAMES.length });
  };
  const welcome = Object.fromEntries(readdirSync(home).map((code) => [code, said(code)]));
  expect(new Set(Object.values(welcome)).size).toBeGreaterThanOrEqual(4);
  for (const [code, heading] of Object.entries(welcome)) {
    const context = await browser.newContext({ baseURL, locale: `${code}-${code.toUpperCase()}` });
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    for (const [other, words] of Object.entries(welcome)) {
      await page.locator("header select").selectOption(other);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    }
    await context.close();
  }
});

test("the first load is small", async ({ page }) => {
  let bytes = 0;
  const waiting: Promise<void>[] = [];
  page.on("response", (response) => waiting.push(response.body().then((body) => void (bytes += gzipSync(body).length), () => {})));
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await Promise.all(waiting);
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(150 * 1024);
});

test("everyone reads the same font, which comes from the server and moves nothing", async ({ page }) => {
  const fonts: string[] = [];
  page.on("response", (response) => void (response.url().includes(".woff2") && fonts.push(response.headers()["content-type"]!)));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push((entry as PerformanceEntry & { value: number }).value))).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts, "one file, preloaded once").toEqual(["font/woff2"]);
  const families = await page.evaluate(() => [...document.fonts].filter((face) => face.status === "loaded").map((face) => face.family.replaceAll('"', "")));
  expect(families).toEqual(["Nunito Variable"]);
  expect(await page.evaluate(() => getComputedStyle(document.querySelector("h1")!).fontFamily)).toContain("Nunito Variable");
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0))).toBe(0);
  const licence = await page.request.get("/nunito-licence.txt");
  expect(await licence.text()).toContain("SIL Open Font License");
});

test("without motion nothing moves; in forced colours everything is still there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator("html")).toHaveAttribute("data-motion", "none");
  await tapOnce(page);
  await tapOnce(page);
  const moving = await page.evaluate(() => document.getAnimations().filter((one) => one.playState === "running" && Number(one.effect?.getComputedTiming().duration ?? 0) > 20).length);
  expect(moving).toBe(0);
  await expectAccessible(page);
});

test("what a screen reader finds on the front page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: "front.aria.yml" });
});

for (const { slug: game, lesson } of GAMES) {
  if (!lesson) continue;
  test(`what a screen reader finds on the board of ${game}`, async ({ page }) => {
    await page.goto(`/learn/${game}/lesson`);
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `lesson-${game}.aria.yml` });
  });
}
