// Clocks in the browser: chosen, seen everywhere, heard before they run out, and what happens then, with two and three people.
import type { Page } from "@playwright/test";
import { company, playTurn } from "./company";
import { GAMES, type Options } from "./games";
import { act, ownOf, PHONE, resize } from "./play";
import { expect, test } from "./server";

/** A page that hears the tones it plays, and says so. */
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number[] }).tones);
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem("cowbell.settings", JSON.stringify({ pace: "off", sound: true }));
    const heard: number[] = ((window as unknown as { tones: number[] }).tones = []);
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        heard.push(options?.frequency ?? 0);
      }
    };
  });
}

test("a clock is chosen, shown to everyone, forgives a slow network, warns, and its end ends the match", async ({ page, browser, baseURL }) => {
  await page.goto("/new/kuhlorado");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByText("Clock, spectators, chat").click();
  await page.getByRole("combobox", { name: "Clock", exact: true }).selectOption("5 min + 5 s per move");
  await expect(page.getByRole("combobox", { name: "When time runs out" })).toBeVisible();
  await page.screenshot({ path: "test-results/clock-new-1280.png" });
  await page.getByRole("button", { name: /Create/ }).click();
  await expect(page.getByText("5 min + 5 s per move")).toBeVisible();

  const lags: number[] = [];
  const request = { game: "kuhlorado", options: { starter: 1, sheet: "K01" }, seats: ["link", "link"], clock: { pace: { live: { time: 5 } }, out: "lose" } };
  const { table, pages, now, move, close } = await company(page, browser, baseURL!, request, { prepare: async ([ada, bo]) => {
    await listen(ada!);
    // Everything that the server sends takes a while to Bo.
    await bo!.routeWebSocket(/socket/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((message) => void setTimeout(() => socket.send(message), 200));
      socket.onMessage((message) => {
        const { type, lag } = JSON.parse(String(message)) as { type: string; lag?: number };
        if (type === "do") lags.push(lag!);
        server.send(message);
      });
    });
  } });
  const other = pages[1]!;
  // A page may play no sound before it was clicked.
  await page.locator(".sentence").click();
  for (const one of pages) await expect(one.getByRole("timer").filter({ hasText: /^0:3\d/ })).toHaveCount(1);
  await page.screenshot({ path: "test-results/clock-1280.png" });
  await other.screenshot({ path: "test-results/clock-360.png" });
  // The client says how slow its network is; the server believes half a second of it.
  await playTurn(other);
  expect(Math.max(...lags)).toBeGreaterThan(190);
  // After the first moves nobody has more time than the clock gives.
  while ((await now()).turn === 0) await move();
  while ((await now()).turn === 1) await move();
  await expect(page.getByText(/You have [45] seconds left\./).first()).toBeAttached();
  expect(await tones(page)).toContain(740);
  await expect(other.getByText("Ada ran out of time.").first()).toBeVisible();
  // Nobody reads their own name: neither at the table nor in the list of matches.
  await expect(page.locator(".verdict")).toHaveText("Your time is up.");
  await page.goto("/mine");
  await expect(page.getByText("Your time is up.")).toBeVisible();
  // The replay says how long each move took.
  await page.goto(`/r/${table}`);
  await expect(page.locator(".log time").first()).toHaveText(/^0:\d\d/);
  await close();
});

test("among three a bot takes over when time runs out, one resigns, and play goes on", async ({ page, browser, baseURL }) => {
  const request = { game: "mow", options: { seats: 3, "first-starter": 0 }, seats: ["link", "link", "link"], clock: { pace: { live: { time: 6 } }, out: { bot: "easy" } } };
  const { pages, names, now, move, close } = await company(page, browser, baseURL!, request);
  // The first moves have half a minute more.
  for (const seen = new Set<number>(); seen.size < 3; ) seen.add(await move());
  const { turn: late } = await now();
  await expect.poll(async () => (await now()).turn).not.toBe(late);
  await expect(pages[late]!.getByText("A bot is playing for you.").first()).toBeVisible();
  // The next one resigns: a bot plays on for that seat too, and the third goes on.
  const one = (await now()).turn;
  const two = 3 - one - late;
  await expect(pages[two]!.getByText(`${names[late]!} ran out of time.`).first()).toBeAttached();
  await pages[one]!.getByRole("button", { name: "More", exact: true }).click();
  await pages[one]!.getByRole("button", { name: "Resign" }).click();
  await pages[one]!.getByRole("button", { name: "Resign and let a bot play on" }).click();
  await expect(pages[one]!.getByText("You are out of the match.").first()).toBeVisible();
  await expect(pages[two]!.getByText("played by a bot")).toHaveCount(2);
  await close();
});

test("clocks are in sight on every board at every size, and with ten people in every language", async ({ browser, baseURL }) => {
  const pace = { live: { time: 600, delay: 20 } };
  const open = async (game: string, options: Record<string, unknown>, seats: unknown[], locale: string) => {
    const page = await (await browser.newContext({ baseURL: baseURL!, locale, viewport: PHONE })).newPage();
    const answer = await page.request.post("/api/v1/tables", { data: { game, options, seats, clock: { pace, out: { bot: "easy" } } } });
    const { table, tokens } = (await answer.json()) as { table: string; tokens: (string | null)[] };
    const names = ["Ada", "Bo", "Christopher", "Di", "Elisabeth", "Fi", "Gustav", "Hal", "Ida", "Jo"];
    for (const [index, token] of tokens.entries()) await act(page, table, token!, { type: "sit", name: names[index]!, token: ownOf(token!) });
    await page.goto(`/t/${table}#${ownOf(tokens[0]!)}`);
    return page;
  };
  const look = async (page: Page, count: number, name: string) => {
    await expect(page.getByRole("timer")).toHaveCount(count);
    for (const clock of await page.getByRole("timer").all()) await expect(clock).toBeInViewport({ ratio: 1 });
    await page.screenshot({ path: `test-results/clock-${name}.png` });
  };
  // Every game with as many players as it allows, and the largest table in every language.
  const largest = GAMES.map(({ slug, sizes }) => ({ slug, ...sizes.at(-1)! }));
  const most = Math.max(...largest.map(({ seats }) => seats));
  const tables = largest.flatMap(({ slug, options, seats }) =>
    (seats === most ? ["en", "de", "fr", "nl"] : ["en"]).map((locale): [string, Options, unknown[], string] => [slug, options, Array<unknown>(seats).fill("link"), locale]),
  );
  const sizes = { phone: PHONE, lying: { width: 740, height: 360 }, desk: { width: 1280, height: 800 } };
  await Promise.all([0, 1].map(async (half) => {
    for (const [game, options, seats, locale] of tables.filter((_, index) => index % 2 === half)) {
      const page = await open(game, options, seats, locale);
      const count = seats.filter((seat) => seat === "link").length;
      for (const [size, viewport] of Object.entries(sizes)) {
        await resize(page, viewport);
        await look(page, count, `${game}-${locale}-${size}`);
      }
      await page.context().close();
    }
  }));
});
