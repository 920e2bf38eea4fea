import { readFileSync } from "node:fs";
import { GAMES } from "./games";
import { expect, test } from "./server";
import { create, resize, seat, sit, tapOnce } from "./play";
import { REPLAY, SCREENS, expectInSight } from "./sight";

test("a finished match can be scrubbed, judged, proved, downloaded, brought back and played on", async ({ page }) => {
  // Two bots play; anyone who may watch the table can open the replay.
  const { table } = await create(page, "tic-tac-moo", {}, [{ bot: "random" }, { bot: "random" }]);
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 60_000 }).toBe("over");
  await page.goto(`/r/${table}`);
  const slider = page.getByRole("slider");
  const steps = Number(await slider.getAttribute("max"));
  // A step is a decision; a link names one of all events, chance among them.
  const { entries } = (await (await page.request.get(`/api/v1/tables/${table}/history`)).json()) as { entries: { step: number; seat?: number }[] };
  const decisions = entries.filter((entry) => entry.seat !== undefined);
  expect(steps).toBe(decisions.length);
  expect(steps).toBeLessThan(entries.length);
  const momentBefore = (decision: number) => decisions[decision]!.step - 1;
  // It opens where the first decision is made, not before anything lies there.
  await expect(slider).toHaveValue("0");
  await expect(page.getByRole("button", { name: "Step back" })).toBeDisabled();
  await expect(page.getByText("Leaving it to chance…")).toHaveCount(0);
  await page.getByRole("button", { name: "Go to the end" }).click();
  await expect(slider).toHaveValue(String(steps));
  // The last step also says how the match ended.
  await expect(page.locator(".sentence")).toHaveText(/\bwins\b|It’s a draw\./);
  await page.getByRole("button", { name: "Go to the start" }).click();
  await expect(page.getByText("The match begins.")).toBeVisible();
  await page.getByRole("button", { name: "Step forward" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(`Step 2 of ${steps}`)).toBeVisible();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("4×");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press(" ");
  // A step is on the screen for a moment only, and a look may miss it.
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(3);
  await page.getByRole("button", { name: "Pause" }).click();
  // The log follows, and a link leads to this moment.
  await slider.fill(String(steps - 30));
  const line = page.locator('.log [aria-current="step"]');
  await expect(line).toBeVisible();
  await expect.poll(() => line.evaluate((it) => it.getBoundingClientRect().bottom <= it.closest(".log")!.getBoundingClientRect().bottom + 1)).toBe(true);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share this moment" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/r/${table}#${momentBefore(steps - 30)}$`));
  await slider.fill("8");
  await page.getByRole("button", { name: "Check the draws" }).click();
  await expect(page.getByText(/^Your browser worked out all \d+ draws itself and found nothing wrong/)).toBeVisible();
  await expect(page.getByText(/^Every draw was made from what the game still had left/)).toBeVisible();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the match" }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, "utf8").split("\n")[0]).toContain('"game":"tic-tac-moo"');
  await page.goto("/mine");
  await page.getByLabel("Choose a file").setInputFiles({ name: "match.jsonl", mimeType: "text/plain", buffer: readFileSync(file) });
  await expect(page).toHaveURL(/\/r\//);
  await expect(page.getByText(`Step 0 of ${steps}`)).toBeVisible();
  await page.goto(`/r/${table}#${momentBefore(8)}`);
  await expect(page.getByText(`Step 8 of ${steps}`)).toBeVisible();
  await page.getByRole("button", { name: /^Play as Random bot 1 against bots$/ }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator(".sentence")).toBeVisible();
  // The other bot is as strong as it was.
  await expect(page.locator(".person[data-seat=\"1\"]")).toContainText("Random bot");
  await expect(async () => expect(await tapOnce(page)).toBe(true)).toPass();
});

test("a step forward shows what was decided, then what chance brought; a link still leads to the moment between them", async ({ page }) => {
  const { table } = await create(page, "mow", { seats: 3, target: 10 }, Array(3).fill({ bot: "random" }));
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 60_000 }).toBe("over");
  const { entries } = (await (await page.request.get(`/api/v1/tables/${table}/history`)).json()) as { entries: { step: number; seat?: number }[] };
  const first = entries.find((entry) => entry.seat !== undefined)!.step;
  await page.goto(`/r/${table}`);
  await expect(page.locator(".sentence")).toHaveText("The match begins.");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Step forward" }).click();
  // The card is laid, then the next one is drawn.
  await expect(page.locator(".sentence")).toHaveText(/^Bot \d plays: [^.]+\.$/);
  await expect(page.getByText(/^Step 1 of /)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(page.locator(".sentence")).toHaveText(/^Bot \d plays: [^.]+\. Bot \d draws a card\.$/);
  await page.goto(`/r/${table}#${first}`);
  await page.reload();
  await expect(page.locator(".sentence")).toHaveText(/^Bot \d plays: [^.]+\.$/);
  await expect(page.getByText(/^Step 1 of /)).toBeVisible();
  // The log leads to single events, too.
  await page.locator(".log").getByRole("button", { name: /draws a card/ }).first().click();
  await expect(page.locator(".sentence")).toHaveText(/draws a card\.$/);
  await expect(page.locator('.log [aria-current="step"]')).toHaveText(/draws a card\.$/);
});

// A heavy table of each game: many seats, or a variant with more to show.
const HEAVY: [game: string, options: Record<string, unknown>, seats: number][] = [
  ...GAMES.map(({ slug, variant }) => [slug, variant?.options ?? {}, variant?.seats ?? 2] as [string, Record<string, unknown>, number]),
  ["tic-tac-town", { seats: 3 }, 3],
  ["mow", { seats: 2, target: 10 }, 2],
];
for (const [game, options, seats] of HEAVY) test(`a replay of ${game} with ${seats} is in sight on every screen`, async ({ page }) => {
  const { table } = await create(page, game, options, Array(seats).fill({ bot: "random" }));
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 60_000 }).toBe("over");
  await page.goto(`/r/${table}`);
  const last = Number(await page.getByRole("slider").getAttribute("max"));
  const look = async (...steps: number[]) => {
    for (const step of steps) {
      await page.getByRole("slider").fill(String(step));
      for (const screen of SCREENS) {
        await resize(page, screen);
        await expectInSight(page, REPLAY);
      }
    }
  };
  const [early, middle] = [Math.min(3, last - 1), Math.min(30, last - 1)];
  await page.getByRole("combobox", { name: "View as" }).selectOption({ index: 1 });
  await look(0, middle);
  // A spectator sees what belongs to everyone, and an analysis adds a line.
  await page.getByRole("combobox", { name: "View as" }).selectOption({ index: 0 });
  await page.getByRole("button", { name: "Analyse the match" }).click();
  await look(early, middle);
});

test("a finished match is analysed: graph, sums, marks in words, the better move on the board", async ({ page }) => {
  const { table } = await create(page, "tic-tac-moo", {}, [{ bot: "random" }, { bot: "easy" }]);
  await expect.poll(async () => ((await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { phase: string }).phase, { timeout: 60_000 }).toBe("over");
  await page.goto(`/r/${table}`);
  await page.getByRole("button", { name: "Analyse the match" }).click();
  const review = page.getByRole("region", { name: "Analyse the match" });
  // In words for screen readers, too.
  await expect(review.getByRole("img", { name: /^Random bot.*’s winning chances over the match\. After 0 steps: \d+%/ })).toBeVisible({ timeout: 60_000 });
  await review.getByText("All figures").click();
  await expect(review.getByRole("row", { name: /^With equal luck.* \d+% \d+%$/ })).toBeVisible();
  await expect(review.getByRole("heading", { name: "Turning point" })).toBeVisible();
  // A random player gives something up; the words name both moves, and the board shows the better one.
  const marks = review.getByRole("list").getByRole("button");
  const lost = marks.filter({ hasText: /(Mistake|Blunder|Inaccurate)\. .*gives up [\d.]+%\. Better: “(cow|pig|sheep|chicken) on [a-h][1-8]/ });
  const [eyes, board] = [page.getByRole("combobox", { name: "View as" }), page.locator(".ground")];
  const [seen, place] = [await eyes.inputValue(), await board.boundingBox()];
  await lost.first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Show what might have followed" })).toBeVisible();
  await expect(page.locator(".board .ghost").first()).toBeVisible();
  await expect(lost.first()).toHaveAttribute("aria-current", "step");
  // Whose eyes one looks through is for the reader to choose, and the board stays where it is.
  await expect(eyes).toHaveValue(seen);
  expect(await board.boundingBox()).toEqual(place);
  // Arrow keys walk through the marks.
  const at = await marks.evaluateAll((all) => all.indexOf(document.activeElement as HTMLButtonElement));
  await page.keyboard.press(at === 0 ? "ArrowDown" : "ArrowUp");
  await expect(marks.nth(at === 0 ? 1 : at - 1)).toBeFocused();
  await lost.first().click();
  await page.getByRole("button", { name: "Show what might have followed" }).click();
  await expect(page.getByText(/^What might have followed “.*”: step \d+ of \d+\./)).toBeVisible();
});

test("my matches are kept, and a finished one is shared", async ({ page, context }) => {
  const { table, tokens } = await create(page, "kuhlorado", {}, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await expect(page.locator(".sentence")).toBeVisible();
  await page.getByRole("link", { name: "My matches" }).click();
  await page.getByRole("region", { name: "In progress" }).getByRole("link", { name: "Continue" }).click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("region", { name: "Result" }).getByRole("button", { name: "Share" }).click();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  // The shared link leads to the replay and contains no token.
  expect(shared).toMatch(new RegExp(`^Ada resigned\\. http://[^ ]+/r/${table}$`));
  await page.getByRole("link", { name: "My matches" }).click();
  await page.getByRole("region", { name: "Finished" }).getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("the lobby brings strangers together", async ({ page, browser, baseURL }) => {
  await page.goto("/new/te-kuiti");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("Anyone from the lobby");
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.getByText("open to anyone in the lobby")).toBeVisible();
  const stranger = await (await browser.newContext({ baseURL, locale: "nl-NL" })).newPage();
  await stranger.goto("/lobby");
  const row = stranger.getByRole("listitem").filter({ hasText: "Ada" });
  await row.getByRole("button", { name: "Meespelen" }).click();
  await expect(stranger.locator(".board [data-id]").first()).toBeVisible();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await expect(page.getByText("Gast").first()).toBeVisible();
  // Phrases are shown in the user's language.
  await stranger.getByText("Iets zeggen").click();
  await stranger.getByRole("button", { name: "Veel plezier!" }).click();
  await expect(page.locator("summary").filter({ hasText: "Gast: Have fun!" })).toBeVisible();
  await stranger.context().close();
});
