import { expect, test, Server } from "./server";
import { another } from "./company";
import { act, finish, create, seat, sit, tapOnce } from "./play";

test("from the front page to a move in two clicks", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Tic Tac Moo" }).click();
  await expect(page.locator(".sentence")).toHaveText(/^Your turn: lay a starting tile/);
  await tapOnce(page);
  await tapOnce(page);
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/).first()).toBeVisible();
});

test("two browsers play each other by link", async ({ browser, page, baseURL }) => {
  await page.goto("/new/kuhlorado");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Create the table" }).click();
  const link = await page.getByLabel("Link for seat 2").inputValue();
  expect(link).toMatch(/#.{20,}/);
  expect(page.url(), "the address bar keeps no secret").not.toContain("#");
  await page.getByRole("button", { name: "QR code" }).first().click();
  await expect(page.getByRole("img", { name: "QR code for this link" })).toBeVisible();
  const other = await another(browser, baseURL!);
  await other.goto(link);
  await other.getByLabel("Your name").fill("Bo");
  await other.getByRole("button", { name: "Join" }).click();
  const pages = [page, other];
  test.setTimeout(180_000);
  await expect(page.getByText("Bo", { exact: true })).toBeVisible();
  for (let taps = 0; taps < 2_000; taps++) {
    if (await page.getByRole("region", { name: "Result" }).isVisible()) break;
    if (!(await tapOnce(pages[taps % 2]!))) await page.waitForTimeout(10);
  }
  for (const one of pages) await expect(one.getByRole("region", { name: "Result" })).toBeVisible();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for players" })).toBeVisible();
  await other.getByRole("link", { name: "Go to the rematch" }).click();
  await expect(other.locator(".board [data-id]").first()).toBeVisible();
  await other.context().close();
});

test("on one screen, secret hands are covered between turns", async ({ page }) => {
  await page.goto("/new/mow");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("combobox", { name: "Seat 2", exact: true }).selectOption("Someone at this screen");
  await page.getByLabel("Name", { exact: true }).fill("Bo");
  await page.getByText("Options", { exact: true }).click();
  await page.getByLabel("Who starts the first round").selectOption("Seat 1");
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  for (let taps = 0; taps < 20 && !(await page.getByRole("heading", { name: "Bo, it’s your turn" }).isVisible()); taps++) await tapOnce(page);
  await expect(page.locator(".board")).toHaveCount(0);
  await page.getByRole("button", { name: "I’m Bo: show my hand" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  await expect(page.getByText(/Bo.*(add|start|take)/i).first()).toBeVisible();
});

test("a refused try says why and leads to the rule", async ({ page }) => {
  const { table, tokens } = await create(page, "tic-tac-moo", {}, ["link", { bot: "random" }]);
  await sit(page, table, tokens[0]!);
  await page.locator('[data-id="start0.0"]').click();
  await page.locator('[data-id="a4"]').click({ force: true });
  await expect(page.getByRole("alert")).toContainText("A starting tile must go in one of your own fields.");
  await page.getByRole("link", { name: "Rule TTM-12" }).click();
  await expect(page).toHaveURL(/\/learn\/tic-tac-moo\/exact#TTM-12$/);
  await expect(page.locator("#TTM-12")).toBeInViewport();
});

test("whatever cannot be chosen says why, or what it is, with its rule", async ({ page }) => {
  const told = page.getByRole("alert");
  // A goal card cannot be played; it is fulfilled.
  const town = await create(page, "tic-tac-town", { seats: 2, starter: 0 }, ["link", "link"]);
  await seat(page, town.table, town.tokens[1]!);
  await sit(page, town.table, town.tokens[0]!);
  await page.locator(".cards [data-id]").first().click({ force: true });
  await expect(told).toContainText(/Fulfilled as soon as/);
  await expect(told.getByRole("link", { name: /^Rule TTT-3[012]$/ })).toBeVisible();
  // Tapping gives an explanation even when it is another player's turn.
  const sheet = await create(page, "kuhlorado", { starter: 1, sheet: "K01" }, ["link", "link"]);
  await seat(page, sheet.table, sheet.tokens[1]!);
  await sit(page, sheet.table, sheet.tokens[0]!);
  await page.locator('[data-id="a1"]').click({ force: true });
  await expect(told).toContainText(/^a1, cow, border meadow\. A border meadow is worth 3 points .*\. Bo has /);
});

test("what looks disabled is disabled: another card can take the place of the chosen one, and shows it", async ({ page }) => {
  const { table, tokens } = await create(page, "mow", { seats: 3, "first-starter": 0 }, ["link", "link", "link"]);
  for (const other of [1, 2]) await seat(page, table, tokens[other]!);
  await sit(page, table, tokens[0]!);
  await page.goto("/settings");
  await page.getByLabel("Confirm moves that end my turn").check();
  await page.goBack();
  const cards = page.locator(".hand [data-id]:not([aria-disabled])");
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await cards.first().click();
  await expect(page.locator('.hand [aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator(".hand .slot[data-id]:not([aria-disabled])")).toHaveCount(count);
});

test("reload, back and forth, and a second tab find the table again", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play now: Tic Tac Moo" }).click();
  await expect(page.locator(".board [data-id]").first()).toBeVisible();
  const url = page.url();
  await page.reload();
  await expect(page.locator(".sentence")).toHaveText(/^Your turn: lay a starting tile/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Five games, one table" })).toBeVisible();
  await page.goForward();
  await expect(page.locator(".sentence")).toHaveText(/^Your turn: lay a starting tile/);
  const tab = await context.newPage();
  await tab.goto(url);
  await expect(tab.locator(".board [data-id]").first()).toBeVisible();
  await tapOnce(tab);
  await tapOnce(tab);
  await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/).first()).toBeVisible();
});

test.describe("a line that breaks", () => {
  // The browser logs the lost connection, which is expected here.
  test.use({ allowed: /WebSocket|ERR_|Failed to load resource/ });

  test("a killed server comes back, and so does the table", async ({ page }) => {
    const first = await Server.start();
    const answer = await page.request.post(`${first.url}/api/v1/tables`, { data: { game: "tic-tac-moo", seats: ["link", { bot: "random" }] } });
    const { table, tokens } = (await answer.json()) as { table: string; tokens: string[] };
    await page.goto(`${first.url}/t/${table}#${tokens[0]}`);
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    // A second tap on the same animal takes the choice back.
    await expect(async () => {
      await tapOnce(page);
      await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await first.kill();
    await expect(page.getByText("Connection lost. Reconnecting…").first()).toBeVisible();
    const second = await Server.start(first);
    await expect(page.getByText(/Back online/).first()).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("region", { name: "Log" }).getByText(/^You lay/).first()).toBeVisible();
    await finish(page);
    await second.clear();
  });

  test("a minute without the net, and the table says what happened", async ({ page, context }) => {
    await page.clock.install();
    const { table, tokens } = await create(page, "kuhlorado", { starter: 1, sheet: "K01" }, ["link", "link"]);
    const bo = await seat(page, table, tokens[1]!);
    await sit(page, table, tokens[0]!);
    await expect(page.locator(".sentence")).toContainText("Bo");
    await context.setOffline(true);
    await expect(page.getByText("Connection lost. Reconnecting…").first()).toBeVisible();
    // Bo keeps playing; here a minute passes, with all the failed attempts to reconnect.
    const { version } = (await (await page.request.get(`/api/v1/tables/${table}`, { headers: { Authorization: `Bearer ${bo}` } })).json()) as { version: number };
    await act(page, table, bo, { type: "play", version, move: "keep" });
    for (let passed = 0; passed < 66; passed += 6) await page.clock.fastForward(6_000);
    await expect(page.getByText("Connection lost. Reconnecting…").first()).toBeVisible();
    await expect(page.locator(".board [data-id]").first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^Back online. You missed one step/).first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Log" }).getByText("Bo keeps the dice.")).toBeVisible();
  });
});

test("the move that ends the turn can be made to ask first; others can be undone", async ({ page }) => {
  await page.goto("/settings");
  await page.getByLabel("Confirm moves that end my turn").check();
  const { table, tokens } = await create(page, "te-kuiti", { "first-shepherd": 0 }, ["link", "link"]);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  const sentence = page.locator(".sentence");
  const yes = page.getByRole("button", { name: "Play this" });
  await page.locator('[data-id="c3n"]').click();
  await expect(sentence).toContainText("one more fence");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(sentence).toContainText("place 2 fences");
  await page.locator('[data-id="c3n"]').click();
  await expect(sentence).toContainText("one more fence");
  await page.locator('[data-id="c3e"]').click();
  await expect(yes).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(yes).toBeHidden();
  await page.locator('[data-id="c2n"]').click();
  await yes.click();
  await expect(sentence).toContainText("Bo");
});

test("a player who looks elsewhere is told: title, notification, and sounds only if they are switched on", async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = ((window as any).told = []);
    // Reminders are on, in a browser without a push service.
    localStorage.setItem("cowbell.push", JSON.stringify({ device: null }));
    delete (window as any).PushManager;
    (window as any).tones = 0;
    (window as any).Notification = class {
      static permission = "granted";
      constructor(head: string) {
        told.push(head);
      }
    };
    (window as any).OscillatorNode = class extends OscillatorNode {
      constructor(...all: ConstructorParameters<typeof OscillatorNode>) {
        super(...all);
        (window as any).tones += 1;
      }
    };
    Object.defineProperty(document, "hidden", { get: () => (window as any).isAway ?? false });
  });
  const heard = () => page.evaluate(() => ({ told: (window as any).told as string[], tones: (window as any).tones as number }));
  const { table, tokens } = await create(page, "kuhlorado", { starter: 1, sheet: "K01" }, ["link", "link"]);
  // Seated by request, so that the test can move for this seat too.
  const own = [await seat(page, table, tokens[0]!), await seat(page, table, tokens[1]!)];
  await page.goto(`/t/${table}#${own[0]}`);
  await expect(page).toHaveTitle("Kuhlorado · Cowbell");
  await page.evaluate(() => ((window as any).isAway = true));
  const play = async (seat: 0 | 1, choose: (moves: string[]) => string) => {
    const headers = { Authorization: `Bearer ${own[seat]}` };
    const { version, state } = (await (await page.request.get(`/api/v1/tables/${table}`, { headers })).json()) as { version: number; state: { legal: string[] } };
    await act(page, table, own[seat]!, { type: "play", version, move: choose(state.legal) });
  };
  await play(1, () => "keep");
  await play(1, (moves) => moves[0]!);
  await expect(page).toHaveTitle(/^● Your turn · Kuhlorado/);
  await expect.poll(heard).toEqual({ told: ["Your turn"], tones: 0 });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByLabel("Sounds").check();
  await page.keyboard.press("Escape");
  await play(0, () => "keep");
  await play(0, (moves) => moves[0]!);
  await expect.poll(async () => (await heard()).tones).toBeGreaterThan(0);
});

test("training: the chances are shown, a blunder must be confirmed, and the coach says what is better and why", async ({ page }) => {
  await page.goto("/new/tic-tac-moo");
  await page.getByRole("button", { name: "Fill with bots" }).click();
  await page.getByLabel(/Training/).check();
  // The coach's judgement has tests of its own; here every move is a blunder.
  await page.route("**/consider", async (route) => {
    const asked = route.request().postDataJSON() as { move?: string };
    await route.fulfill({ json: { version: 0, values: [0.7, 0.3], loss: asked.move ? 0.2 : 0, blunder: !!asked.move, better: "none", reasons: [{ id: "reason-even" }] } });
  });
  await page.getByRole("button", { name: "Create the table" }).click();
  await expect(page.getByRole("img", { name: /Chances: .* 70%/ })).toBeVisible();
  const warning = page.getByRole("alert");
  for (let taps = 0; taps < 8 && !(await warning.isVisible()); taps++) await tapOnce(page);
  await expect(warning).toContainText("This gives up about 20%");
  await expect(warning).toContainText("Several moves are about equally good");
  await page.getByRole("button", { name: "Play it anyway" }).click();
  await expect(page.locator(".log li").first()).toContainText(/./);
  await expect(warning).toBeHidden();
});

test("undo, hint, hand over, say, look back, give up", async ({ page }) => {
  // The other seat is taken but never moves, so that nothing happens before the test expects it.
  const { table, tokens } = await create(page, "kuhlorado", { starter: 0, sheet: "K01" }, ["link", "link"], true, true);
  await seat(page, table, tokens[1]!);
  await sit(page, table, tokens[0]!);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("button", { name: "Play this" })).toBeVisible({ timeout: 10_000 });
  // A hint says why.
  await expect(page.locator(".preview .effect").first()).toContainText(/\w/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Play this" })).toBeHidden();
  await page.locator('[data-id="keep"]').click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
  await page.getByRole("region", { name: "Log" }).getByRole("button").first().click();
  await expect(page.getByText("Viewing step 1").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to now" }).click();
  await page.keyboard.press("u");
  await expect(page.locator('[data-id="keep"]')).toBeVisible();
  await page.getByText("Say something").click();
  await page.getByRole("button", { name: "Hello!" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Ada: Hello!" })).toBeVisible();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await expect(page.getByText("A bot is playing for you.")).toBeVisible();
  await page.getByRole("button", { name: "Take over from the bot" }).click();
  await expect(page.getByText("A bot is playing for you.")).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Yes, resign" }).click();
  await expect(page.getByRole("region", { name: "Result" })).toContainText("You resigned.");
});
