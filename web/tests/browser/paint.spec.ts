// What a move costs in a player's browser, from the message to the painted board, on a machine four times slower than this one, and
// how much of the page moves that should not: the zones and the board never do. The times are reported, not checked; the target is one
// frame of script, 16 ms. Styles, layout and painting are reported beside it.
import { GAMES } from "./games";
import { act, create, ownOf, seat as takeSeat } from "./play";
import { expect, test } from "./server";
import { MARK, markNews, spentOnNews, type Spent } from "./trace";

/** How many moves are made before and while it is measured: a browser is slow until it has seen a function a few times. */
const [BEFORE, MEASURED] = [5, 25];

for (const { slug, sizes } of GAMES) {
  const { options, seats } = sizes.at(-1)!;
  test(`${slug}: from the message to the board`, async ({ browser, page }) => {
    await markNews(page, '"state":');
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      type Shift = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] };
      /** What stays where it is, whatever happens in it. */
      const FIXED = ".strip, .ground, .fit, .hand, .tools, .cells, .raster, .herd";
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries() as Shift[]) {
          const places = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          if (!hadRecentInput) moved.push(...places.flatMap((one) => (one?.matches(FIXED) ? String(one.className) : [])));
        }
      }).observe({ type: "layout-shift" });
    });
    const { table, tokens } = await create(page, slug, options, Array.from({ length: seats }, () => "link" as const));
    for (const [seat, token] of tokens.entries()) await takeSeat(page, table, token!, `N${seat}`);
    await page.goto(`/t/${table}#${ownOf(tokens[0]!)}`);
    await expect(page.locator(".board")).toBeVisible();
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    let made = 0;
    const play = async (moves: number) => {
      for (const until = made + moves; made < until; made++) {
        const shown = (await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { version: number; state: { turn: { seat: number } | "over" } };
        if (shown.state.turn === "over") return;
        const token = ownOf(tokens[shown.state.turn.seat]!);
        const { moves } = (await (await page.request.get(`/api/v1/tables/${table}/legal`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { moves: string[] };
        await act(page, table, token, { type: "play", version: shown.version, move: moves[(made * 7) % moves.length]! });
        // The move is painted and its animation is over before the next one is made: otherwise the page would be timed with its own backlog.
        await page.waitForFunction(
          ([mark, made]) => performance.getEntriesByName(mark).length > made && document.getAnimations().every((one) => one.playState !== "running" || one.effect?.getComputedTiming().endTime === Infinity),
          [MARK, made] as const,
          { polling: 100 },
        );
      }
    };
    await play(BEFORE);
    await page.evaluate(() => void ((window as unknown as { moved: string[] }).moved.length = 0));
    const spent = await spentOnNews(browser, page, () => play(MEASURED));
    const figures = (kind: keyof Spent) => {
      const sorted = spent.map((one) => one[kind]).sort((one, two) => one - two);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(1);
      return `${kind} ${at(0.5)} (${at(0.95)})`;
    };
    const report = `${slug} with ${seats}: ${(["script", "layout", "paint"] as const).map(figures).join(", ")} ms a move, median (95 %) of ${spent.length}`;
    test.info().annotations.push({ type: "paint", description: report });
    console.log(report);
    expect(spent.length).toBeGreaterThan(10);
    expect(spent.every(({ script }) => script > 0)).toBe(true);
    expect([...new Set(await page.evaluate(() => (window as unknown as { moved: string[] }).moved))]).toEqual([]);
  });
}
