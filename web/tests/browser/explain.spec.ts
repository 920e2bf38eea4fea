// Everything on the table answers when it is touched: what it is, what it does, why it can or cannot be used now.
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./server";
import { GAMES } from "./games";
import { DESK, PHONE, act, create, ownOf, resize, sceneOf, seat, sit } from "./play";
import { expectInSight } from "./sight";
import { touch, type Explain } from "../../src/lib/touch";
import type { Look, Scene } from "../../src/lib/types";

const LANGUAGES = ["en", "de", "fr", "nl"];
const source = (path: string) => readFileSync(new URL(`../../../crates/${path}`, import.meta.url), "utf8");

/** The ids of everything in a scene: pieces, places, areas and groups. */
const idsOf = (scene: Scene) => [...scene.pieces.map(({ id }) => id), ...scene.areas.flatMap((area) => [area.id, ...area.places.map(({ id }) => id)]), ...(scene.groups ?? []).map(({ id }) => id)];

/** The facts in the strips, which are in no scene: what `Aim.svelte` and `explain.ts` name. */
const factsOf = (slug: string) => {
  const files = ["Aim.svelte", "explain.ts"].map((file) => readFileSync(new URL(`../../src/games/${slug}/${file}`, import.meta.url), "utf8"));
  return new Set(files.flatMap((text) => [...text.matchAll(/"(aim\.\w+)"/g)].map(([, fact]) => fact!)));
};

for (const { slug, lesson, sizes } of GAMES) {
  test(`everything in ${slug} has an explanation in every language, with a clause that exists`, async ({ page }) => {
    const { default: explain } = (await import(`../../src/games/${slug}/explain.ts`)) as { default: Explain };
    const rules = source(`cowbell-${slug}/RULES.md`);
    const bundles = LANGUAGES.map((language) => {
      const bundle = new FluentBundle(language);
      bundle.addResource(new FluentResource(source(`cowbell-scene/locales/${language}/${slug}.ftl`)));
      return { language, bundle };
    });
    const scenes: Scene[] = [];
    for (const step of lesson ?? []) {
      const answer = await page.request.post("/api/v1/look", { data: { game: slug, options: step.options ?? {}, position: step.position, seat: step.seat ?? 0 } });
      scenes.push(((await answer.json()) as Look).scene);
    }
    for (const { seats, options } of sizes) {
      const { table, tokens } = await create(page, slug, options, Array(seats).fill("link"));
      for (const token of tokens) await seat(page, table, token!);
      scenes.push(await sceneOf(page, table, ownOf(tokens[0]!)));
    }
    expect(scenes.length).toBeGreaterThan(5);
    expect(factsOf(slug).size).toBeGreaterThan(0);
    const missing = new Set<string>();
    for (const scene of scenes) {
      for (const id of [...idsOf(scene), ...factsOf(slug)]) {
        const found = explain(touch(scene, id), scene);
        if (!found) missing.add(`${id} has none`);
        else if (!new RegExp(`\\*\\*${found[1]}\\*\\*`).test(rules)) missing.add(`${id}: no clause ${found[1]}`);
        else for (const { language, bundle } of bundles) if (!bundle.hasMessage(`${slug}-what-${found[0]}`)) missing.add(`${language}: ${slug}-what-${found[0]}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
}

/** A table where it is the viewer's turn, and stays so; the other players have no browser. */
async function turn(page: Page, game: string, options: Record<string, unknown>, seats = 2, moves = 0): Promise<void> {
  const { table, tokens: links } = await create(page, game, options, Array(seats).fill("link"));
  const tokens: string[] = [];
  for (const link of links) tokens.push(await seat(page, table, link!));
  type Shown = { version: number; state: { turn: { seat: number }; legal: string[] } };
  const view = async (token: string | null) => (await (await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as Shown;
  const mover = async () => tokens[(await view(tokens[0]!)).state.turn.seat]!;
  for (let made = 0; made < moves; made++) {
    const token = await mover();
    const { version, state } = await view(token);
    await act(page, table, token, { type: "play", version, move: state.legal[0]! });
  }
  await page.goto(`/t/${table}#${await mover()}`);
  await expect(page.locator(".board .open").first()).toBeVisible();
}

for (const { slug: game, sizes } of GAMES) {
  const { options, seats } = sizes.find(({ seats }) => seats > 1)!;
  test(`every touch in ${game} that cannot be made is answered with a reason and its clause`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const spots = page.locator('.board [data-id][aria-disabled="true"]');
    await turn(page, game, options, seats);
    // Early in a match everything may be possible.
    for (let moves = 3; moves < 16 && (await spots.count()) === 0; moves += 3) await turn(page, game, options, seats, moves);
    const ids = await spots.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.id!));
    // One of each area, and a few more.
    const chosen = [...new Map(ids.map((id) => [id.replace(/[\d.].*$/, ""), id])).values(), ...ids.filter((_, index) => index % 11 === 0)].slice(0, 10);
    expect(chosen.length).toBeGreaterThan(0);
    const problem = page.locator(".problem");
    for (const id of chosen) {
      await page.locator(`.board [data-id="${id}"]`).dispatchEvent("click");
      await expect(problem, id).toBeVisible();
      await expect(problem.locator("a"), id).toHaveAttribute("href", new RegExp(`^/learn/${game}/exact#[A-Z]{3}-\\w+$`));
      // It says more than that it cannot be done.
      expect((await problem.innerText()).length, id).toBeGreaterThan(40);
      await page.keyboard.press("Escape");
      await expect(problem).toBeHidden();
    }
  });

  test(`things in ${game} that are not chosen explain themselves, by touch, by key and by a right click`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await turn(page, game, options, seats);
    const told = page.locator(".what-is");
    const things = page.locator(".board [data-what]:visible");
    const whats = [...new Set(await things.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.what!)))];
    expect(whats.length, whats.join()).toBeGreaterThan(2);
    for (const what of whats) {
      await page.locator(`.board [data-what="${what}"]:visible`).first().click();
      await expect(told.locator("a"), what).toHaveAttribute("href", new RegExp(`^/learn/${game}/exact#[A-Z]{3}-\\w+$`));
      await page.keyboard.press("Escape");
      await expect(told).toBeHidden();
    }
    await page.locator(".board [data-what]:visible").first().focus();
    await page.keyboard.press("Enter");
    await expect(told).toBeVisible();
    await expect(page.getByRole("status").last()).toContainText((await told.innerText()).slice(0, 20));
    await page.locator(".what-is + button").click();
    await expect(told).toBeHidden();
    // What can be chosen is explained at a right click and by a key, and not chosen.
    const open = page.locator(".board .open:visible").first();
    await open.click({ button: "right" });
    await expect(told).toContainText("You can choose it now.");
    await expect(page.locator('.board [aria-pressed="true"], .board [aria-selected="true"]')).toHaveCount(await page.locator(".board .selected").count());
    await page.keyboard.press("Escape");
    await open.focus();
    await page.keyboard.press("?");
    await expect(told).toContainText("You can choose it now.");
    for (const screen of [PHONE, DESK]) {
      await resize(page, screen);
      await expectInSight(page);
    }
    // Pressed again, the key lists the keys.
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expectAccessible(page);
  });
}

test("a cow that does not fit says which rule forbids it", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cowbell.lesson.mow", "0"));
  await page.goto("/learn/mow/lesson");
  await page.locator('[data-id="hand0.8.1"]').click({ force: true });
  await expect(page.locator(".problem")).toHaveText(/A cow must go below the lowest cow in the herd or above the highest\.\s+Rule MOW-22/);
});

test("what comes first is said: a tile of Te Kuiti before the fences are placed", async ({ page }) => {
  await turn(page, "te-kuiti", { "first-shepherd": 0 });
  await page.locator('[data-id="c3"]').dispatchEvent("click");
  await expect(page.locator(".problem em")).toHaveText("Your turn: place 2 fences.");
  // It is an answer, not a refusal: neither red nor shaken.
  await expect(page.locator(".problem.calm")).toBeVisible();
  await expect(page.locator(".stage.shake")).toHaveCount(0);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: PHONE });

  test("a long touch explains what a short one would choose", async ({ page }) => {
    await turn(page, "mow", { seats: 4, "first-starter": 0 }, 4);
    const card = page.locator(".cards .open").first();
    const box = (await card.boundingBox())!;
    const touches = await page.context().newCDPSession(page);
    await touches.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
    await expect(page.locator(".what-is")).toContainText("You can choose it now.");
    await touches.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // The card is still in the hand.
    await expect(page.locator(".what-is")).toBeVisible();
    await expect(page.locator(".cards [data-id]")).toHaveCount(5);
    await expect(page.locator(".cards .selected")).toHaveCount(0);
  });
});

test("a first match against bots is accompanied: what is new is said once, can be closed, and switched off", async ({ page }) => {
  const begin = async () => {
    const { table, tokens } = await create(page, "mow", { seats: 2, "first-starter": 0 }, ["link", { bot: "random" }]);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".board .open").first()).toBeVisible();
  };
  const said = page.locator(".first");
  /** Takes herds, which is always possible where there is one. */
  const play = async (until: () => Promise<boolean>) => {
    for (let taps = 0; taps < 60; taps++) {
      const goOn = page.getByRole("button", { name: "Continue" });
      if (await goOn.isVisible()) await goOn.click();
      // Like a person, who waits for their turn and reads what is said then.
      await page.locator(".ask.mine").waitFor({ timeout: 5_000 }).catch(() => {});
      // A card under the pointer shows its preview instead.
      await page.mouse.move(2, 2);
      if (await until()) return;
      const take = page.locator('[data-id="take"]');
      const card = page.locator(".cards .open").first();
      await (await take.isVisible() ? take : card).click({ timeout: 3_000 }).catch(() => {});
      const yes = page.getByRole("button", { name: "Play this" });
      if (await yes.isVisible()) await yes.click().catch(() => {});
      const turned = page.locator(".line .buttons button").first();
      if (await turned.isVisible()) await turned.click().catch(() => {});
    }
  };
  await begin();
  const heard: string[] = [];
  await play(async () => {
    if (await said.isVisible()) heard.push(await said.innerText().catch(() => ""));
    return heard.some((text) => text.includes("The herd and all its flies"));
  });
  expect(heard.join()).toContain("The herd and all its flies");
  if (await said.isVisible()) {
    await said.getByRole("button", { name: "Close" }).click();
    await expect(said).toBeHidden();
  }
  // What was said is kept, and is not said again.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("cowbell.settings")!).met)).toContain("mow.first-take");
  const before = heard.length;
  await begin();
  await play(async () => {
    if (await said.isVisible()) heard.push(await said.innerText().catch(() => ""));
    return (await page.locator(".person .took").count()) > 0;
  });
  expect(heard.slice(before).join()).not.toContain("The herd and all its flies");
  // Switched off, nothing is said.
  await page.goto("/settings");
  await page.getByLabel("Explain new things as they come up in matches against bots").uncheck();
  await begin();
  await play(async () => (await page.locator(".person .took").count()) > 0);
  await expect(said).toBeHidden();
});
