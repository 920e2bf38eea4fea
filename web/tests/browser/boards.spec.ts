// What each game's own board promises.
import type { Page } from "@playwright/test";
import type { Scene } from "../../src/lib/types";
import { expect, test } from "./server";
import { DESK, PHONE, act, agree, create, ownOf, playOn, resize, sceneOf, seat, sit } from "./play";
import { SCREENS, expectWhole } from "./sight";

test("the board of Tic Tac Town keeps its size in every phase", async ({ page }) => {
  const { table, tokens: links } = await create(page, "tic-tac-town", { seats: 2, starter: 0 }, ["link", "link"]);
  const tokens = [await seat(page, table, links[0]!), await seat(page, table, links[1]!)];
  await page.goto(`/t/${table}#${tokens[0]}`);
  await expect(page.locator(".fit")).toBeVisible();
  const phases = new Map<string, Set<string>>();
  for (let moves = 0; moves < 40 && !(phases.size >= 3 && moves > 16); moves++) {
    const view = async (token: string | null) => (await (await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { version: number; state: { step: number; turn: { seat: number }; legal: string[] } };
    const { state } = await view(tokens[0]!);
    if (!state) break;
    const { phase } = await sceneOf(page, table, tokens[0]!);
    for (const screen of [PHONE, { width: 740, height: 360 }, { width: 1280, height: 800 }]) {
      await resize(page, screen);
      // A round that has ended is shown until it is left.
      const on = page.getByRole("button", { name: "Continue" });
      if (await on.isVisible()) await on.click();
      const box = await page.locator(".fit").evaluate((it) => JSON.stringify([it.getBoundingClientRect().x, it.getBoundingClientRect().y, it.getBoundingClientRect().width, it.getBoundingClientRect().height].map(Math.round)));
      const seen = phases.get(phase) ?? new Set();
      phases.set(phase, seen.add(`${screen.width}: ${box}`));
    }
    const own = await view(tokens[state.turn.seat]!);
    await act(page, table, tokens[state.turn.seat]!, { type: "play", version: own.version, move: own.state.legal[0]! });
  }
  expect(phases.size, [...phases.keys()].join()).toBeGreaterThanOrEqual(3);
  // The same three boxes in all of them.
  for (const [phase, boxes] of phases) expect([...boxes].sort(), phase).toEqual([...phases.values().next().value!].sort());
});

test("“Play now” seats four in MOW, the game that its lesson teaches", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: MOW" }).click();
  await expect(page.locator(".persons .person[data-seat]")).toHaveCount(4);
  await expect(page.locator(".herd")).toHaveCount(1);
});

test("in MOW the farmer who plays next is chosen by a tap on the farmer", async ({ page }) => {
  // Cards are dealt by chance: a hand with such a card is soon found.
  for (let deals = 0; ; deals++) {
    expect(deals, "a card that names the next farmer is dealt").toBeLessThan(100);
    const { table, tokens } = await create(page, "mow", { seats: 6, "first-starter": 0 }, Array(6).fill("link"));
    const own = await Promise.all(tokens.map((link, at) => seat(page, table, link!, at === 0 ? "Ada" : `Bo ${at}`)));
    const shown = await page.request.get(`/api/v1/tables/${table}?show=scene`, { headers: { Authorization: `Bearer ${own[0]}` } });
    const { choices } = ((await shown.json()) as { state: { scene: Scene } }).state.scene;
    const choice = choices.find(({ steps }) => steps.some((step) => step[0] === "next3"));
    if (!choice) continue;
    await page.goto(`/t/${table}#${own[0]}`);
    for (const [first] of choice.steps) await page.locator(`[data-id="${first}"]`).click();
    await expect(page.locator(".sentence")).toContainText("Bo 3");
    return;
  }
});

test("the totals of Kuhlorado are in sight on a phone", async ({ page }) => {
  await resize(page, PHONE);
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".persons .points")).toHaveCount(2);
  for (const points of await page.locator(".persons .points").all()) {
    await expect(points).toBeInViewport({ ratio: 1 });
    await expect(points).toHaveText(/^\d+\s*$/);
  }
  // A rerolled die, then a mark: the total follows.
  await page.locator('[data-id="keep"]').click();
  await expect(page.locator(".sentence")).toContainText("mark");
});

/** Opens a step of a game's lesson. */
async function learn(page: Page, game: string, step: number): Promise<void> {
  await page.addInitScript(([game, step]) => localStorage.setItem(`cowbell.lesson.${game}`, `${step}`), [game, step - 1] as const);
  await page.goto(`/learn/${game}/lesson`);
  await expect(page.getByText(`Step ${step} of`)).toBeVisible();
  await expect(page.locator(".board .open").first()).toBeVisible();
}

test("after the first of two spaces Kuhlorado says which second ones go with it, and points at them", async ({ page }) => {
  await resize(page, PHONE);
  await learn(page, "kuhlorado", 4);
  // Every pair is linked from the beginning, without a direction.
  expect(await page.locator(".way").count()).toBeGreaterThan(5);
  await page.locator('.board [data-id="a1"]').click();
  const asks = page.locator(".ask .preview strong");
  await expect(asks).toHaveText("First space: a1. Now tap the second, a 3 at the end of the arrow.");
  await expect(page.locator(".way.next")).toHaveCount(1);
  await expect(page.locator(".sheet .open")).toHaveCount(1);
  await expect(agree(page)).toHaveText("Only a1");
  await expectWhole(page);
  await page.locator('.board [data-id="c1"]').click();
  await expect(page.locator(".teach.done")).toContainText("Exactly.");
  await expect(page.locator(".way")).toHaveCount(0);
});

test("a move that the lesson shows is what the picture shows: one space without an arrow to another", async ({ page }) => {
  await learn(page, "kuhlorado", 5);
  await page.locator('.board [data-id="g5"]').click();
  await expect(page.locator(".way.next").first()).toBeAttached();
  await agree(page).click();
  await page.getByRole("button", { name: "Show me" }).click();
  await expect(page.locator(".ask .preview strong")).toContainText("Mark a1");
  await expect(page.locator(".way")).toHaveCount(0);
  await expect(page.locator(".sheet .open")).toHaveCount(0);
});

test("Kuhlorado asks for the second of two cows", async ({ page }) => {
  await learn(page, "kuhlorado", 3);
  await page.locator('.board [data-id="a1"]').click();
  await expect(page.locator(".sentence")).toHaveText("First cow: a1. Now tap the second one, anywhere.");
  // Any two go together: no arrows.
  await expect(page.locator(".way")).toHaveCount(0);
});

test("a trough of Kuhlorado shows what it is worth and who leads there, apart from each other and inside its spaces", async ({ page }) => {
  await learn(page, "kuhlorado", 5);
  const faults = () => page.evaluate(() => {
    const troughs = [...document.querySelectorAll(".print .trough")].filter((one) => one.querySelector(".front"));
    const found = troughs.flatMap((trough) => {
      const [box, worth, front] = [trough, trough.querySelector(".worth")!, trough.querySelector(".front .counts")!].map((one) => one.getBoundingClientRect());
      const out = [worth!, front!].some((one) => one.left < box!.left || one.right > box!.right || one.top < box!.top || one.bottom > box!.bottom);
      return [out && "out of the trough", worth!.bottom > front!.top + 2 && "one over the other"].filter(Boolean);
    });
    return troughs.length === 4 ? found : [`${troughs.length} troughs`];
  });
  for (const screen of SCREENS) {
    await resize(page, screen);
    await expect.poll(faults, { message: JSON.stringify(screen) }).toEqual([]);
  }
  // As small as the sheet beside the analysis of a match on a phone.
  await resize(page, PHONE);
  await page.locator(".paper").evaluate((paper: HTMLElement) => paper.style.setProperty("inline-size", "274px", "important"));
  await expect.poll(faults).toEqual([]);
});

test("what the points of Kuhlorado come from adds up, also on a phone", async ({ page }) => {
  await resize(page, PHONE);
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", { bot: "random" }]);
  const own = await seat(page, table, tokens[0]!, "Ada");
  await playOn(page, table, own, 16);
  await page.goto(`/t/${table}#${own}`);
  for (const person of await page.locator(".person").all()) {
    await expect(person.locator(".part")).toHaveCount(3);
    await expect(person.locator(".part").first()).toBeInViewport({ ratio: 1 });
    const sum = async () => (await person.locator(".part b").allInnerTexts()).reduce((all, one) => all + Number(one), 0);
    await expect.poll(async () => `${await sum()}`).toBe((await person.locator(".points").innerText()).trim());
  }
});

test("Tic Tac Moo marks the animals that a tile may be laid next to, and says why", async ({ page }) => {
  await learn(page, "tic-tac-moo", 1);
  await expect(page.locator(".meadow .piece > svg")).toHaveCount(2);
  await page.locator('.hand [data-id="hand0.0"]').click();
  await expect(page.locator(".sentence")).toHaveText("Now tap a space for the chicken. It must touch a cow, the animal in your barn.");
});

test("Tic Tac Moo shows both ways to win where there is room: a basket for twelve, and in each field two of each and one more", async ({ page }) => {
  await resize(page, { width: 1280, height: 800 });
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".ask.mine")).toBeVisible();
  const field = page.locator(".ways .field").first();
  await expect(page.locator(".ways .vacant")).toHaveCount(12);
  await expect(field.locator(".slot")).toHaveCount(9);
  await expect(field.locator(".none")).toHaveCount(8);
  // A starting tile fills a place of its kind.
  await page.locator(".start .open").first().click();
  await page.locator('.board [data-id="c3"]').click();
  await expect(page.locator(".ways .none")).toHaveCount(15);
});

test("Te Kuiti shows which fences a ram may knock down, and says so", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cowbell.lesson.te-kuiti", "4"));
  await page.goto("/learn/te-kuiti/lesson");
  await expect(page.getByText("Step 5 of")).toBeVisible();
  await expect(page.locator(".sentence")).toHaveText("A ram! Knock down any fence you like.");
  const fences = page.locator(".edge:has(.fence)");
  await expect(fences).toHaveCount(2);
  for (const fence of await fences.all()) {
    await expect(fence).toHaveClass(/\bopen\b/);
    expect(await fence.locator(".fence").evaluate((it) => getComputedStyle(it).filter)).toContain("drop-shadow");
  }
  // Nothing else can be chosen, and a touch elsewhere says why.
  await expect(page.locator(".edge.open:not(:has(.fence)), .plot.open")).toHaveCount(0);
});

test("Te Kuiti says what each role is after, marks the pairs of the final phase, and counts rams and shepherds", async ({ page }) => {
  await resize(page, PHONE);
  const { table, tokens } = await create(page, "te-kuiti", { "first-shepherd": 0 }, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".strip .goal")).toContainText("You place the fences");
  await expect(page.locator(".strip .aim .fact").first()).toContainText("You");
  await expect(page.getByRole("button", { name: "Rams and shepherds found: a ram 0/3, a shepherd 0/2" })).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`/t/${table}#${ownOf(tokens[1]!)}`);
  await expect(page.locator(".strip .goal")).toContainText("You look for pairs");
  await page.evaluate(() => localStorage.setItem("cowbell.lesson.te-kuiti", "6"));
  await page.goto("/learn/te-kuiti/lesson");
  await expect(page.locator(".plot:has(.twins)")).toHaveCount(2);
  await expect(page.locator(".strip .late")).toContainText("Final phase");
});

test("the meadow of Tic Tac Moo stays inside its frame, with its letters and numbers in sight", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".frame .cell").first()).toBeVisible();
  for (const screen of [...SCREENS, DESK]) {
    await resize(page, screen);
    const faults = () => page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
      const [ground, frame, meadow] = [box(".ground"), box(".frame"), box(".meadow")];
      const over = (inner: DOMRect, outer: DOMRect) => Math.max(outer.left - inner.left, outer.top - inner.top, inner.right - outer.right, inner.bottom - outer.bottom);
      const cells = [...document.querySelectorAll(".frame .cell")].map((cell) => over(cell.getBoundingClientRect(), meadow));
      const rims = [...document.querySelectorAll<HTMLElement>(".frame .rim")];
      const hidden = rims.filter((rim) => !rim.checkVisibility() || over(rim.getBoundingClientRect(), frame) > 1);
      return [over(frame, ground) > 1 && "the frame leaves its zone", over(meadow, frame) > 1 && "the meadow leaves the frame", Math.max(...cells) > 1 && "a space leaves the meadow", rims.length !== 16 && `${rims.length} letters and numbers`, hidden.length > 0 && `hidden: ${hidden.map((rim) => rim.dataset.rim)}`].filter(Boolean);
    });
    await expect.poll(faults, { message: JSON.stringify(screen) }).toEqual([]);
  }
});

test("Tic Tac Town says how far everyone is, and what each card still lacks", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-town", { seats: 3, starter: 0 }, ["link", "link", "link"]);
  for (const token of tokens.slice(1)) await seat(page, table, token!);
  await sit(page, table, tokens[0]!);
  await page.locator(".piles .spot").first().click();
  // The round, everyone's points by name, and the bonus.
  const facts = page.locator(".aim [data-what]");
  await expect(facts).toHaveCount(5);
  await facts.first().click();
  await expect(page.locator(".what-is")).toContainText("Round 1 of 3. A round ends when");
  await page.locator(".what-is + button").click();
  for (const name of ["Fulfilled by you", "Fulfilled by Bo"]) await expect(facts.filter({ has: page.locator(`xpath=self::*[contains(@aria-label, "${name}")]`) }).first()).toBeVisible();
  // The others choose their fourth card; then the dice are rolled, and every card says how many dice it lacks.
  for (const token of tokens.slice(1).map((link) => ownOf(link!))) {
    const own = (await (await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { version: number; state: { legal: string[] } };
    await act(page, table, token, { type: "play", version: own.version, move: own.state.legal[0]! });
  }
  await expect(page.locator(".cards .missing")).toHaveCount(4);
  // An empty board: three dice, or the roll cannot do it.
  for (const lacks of await page.locator(".cards .missing").all()) expect(await lacks.getAttribute("data-words")).toBe((await lacks.getAttribute("class"))!.includes("shut") ? "not this round" : "3 more dice");
  await page.locator(".cards .spot").first().click({ button: "right", force: true });
  await expect(page.locator(".problem, .what-is")).toContainText(/dice are missing\.|no line can fulfil it/);
});

test("a card of Tic Tac Town that lacks one die does not say which one, nor where", async ({ page }) => {
  // Red and blue are there; a green die on c2 fulfils the first card.
  await page.addInitScript(() => localStorage.setItem("cowbell.lesson.tic-tac-town", "1"));
  await page.goto("/learn/tic-tac-town/lesson");
  const card = page.locator(".cards .one").first();
  await expect(card.locator(".missing")).toHaveAttribute("data-words", "1 more die");
  await expect(card.locator(".missing .there")).toHaveCount(2);
  await expect(card.locator(".cube, [data-cell]")).toHaveCount(0);
  await expect(card).toHaveText("");
});

test("an equation card of Tic Tac Town shows how it is read from both ends", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("cowbell.lesson.tic-tac-town", "4"));
  await page.goto("/learn/tic-tac-town/lesson");
  await page.locator(".cards .spot").last().click({ force: true });
  await expect(page.locator(".problem")).toContainText("read from either end: 6 2 4 and 4 2 6 both say 6 − 2 = 4. One die is missing: which one, and where?");
});

test("a special cow of MOW can also be played where it would stand, and a slowpoke in any gap", async ({ page }) => {
  for (const [step, card, places] of [[1, "A7", ["herd0.7"]], [2, "SL", ["herd0.7", "herd0.11"]]] as const) {
    for (const place of places) {
      await page.goto("/learn/mow");
      await page.evaluate((step) => localStorage.setItem("cowbell.lesson.mow", String(step)), step);
      await page.goto("/learn/mow/lesson");
      await page.locator(`[data-id^="hand0.${card}"]`).first().click();
      await page.locator(`button[data-place="${place}"]`).click();
      await expect(page.locator(".teach.done")).toContainText("Exactly.");
    }
  }
});
