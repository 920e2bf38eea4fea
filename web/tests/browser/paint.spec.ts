// How long a move takes in the browser, from the message to the drawn board, on a machine four times slower than this one, and
// how much of the page moves that should not: the zones and the board never do. The times are reported, not checked; the aim is one
// frame, 16 ms.
import { GAMES } from "./games";
import { act, create, ownOf, seat as takeSeat } from "./play";
import { expect, test } from "./server";

type Measured = { script: number[]; shift: number; moved: string[] };

for (const { slug, sizes } of GAMES) {
  const { options, seats } = sizes.at(-1)!;
  test(`${slug}: from the message to the board`, async ({ page }) => {
    await page.addInitScript(() => {
      const measured: Measured = { script: [], shift: 0, moved: [] };
      Object.assign(window, { measured });
      // Everything that the message leads to has run when the next task begins.
      const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage")!;
      Object.defineProperty(WebSocket.prototype, "onmessage", {
        set(this: WebSocket, hear: (event: MessageEvent) => void) {
          own.set!.call(this, (event: MessageEvent) => {
            const began = performance.now();
            hear(event);
            if (!(event.data as string).includes('"state":')) return;
            const next = new MessageChannel();
            next.port1.onmessage = () => measured.script.push(performance.now() - began);
            next.port2.postMessage(null);
          });
        },
      });
      type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
      /** What stays where it is, whatever happens in it. */
      const FIXED = ".strip, .ground, .fit, .hand, .tools, .cells, .raster, .herd";
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Shift[]) {
          if (entry.hadRecentInput) continue;
          measured.shift += entry.value;
          for (const { node } of entry.sources) {
            const one = node instanceof Element ? node : node?.parentElement;
            if (one?.matches(FIXED)) measured.moved.push(String(one.className));
          }
        }
      }).observe({ type: "layout-shift" });
    });
    const { table, tokens } = await create(page, slug, options, Array.from({ length: seats }, () => "link" as const));
    await page.goto(`/t/${table}`);
    for (const [seat, token] of tokens.entries()) await takeSeat(page, table, token!, `N${seat}`);
    await expect(page.locator(".board")).toBeVisible();
    const slow = await page.context().newCDPSession(page);
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.evaluate(() => Object.assign((window as unknown as { measured: Measured }).measured, { script: [], shift: 0, moved: [] }));
    let made = 0;
    for (; made < 25; made++) {
      const shown = (await (await page.request.get(`/api/v1/tables/${table}`)).json()) as { version: number; state: { turn: { seat: number } | "over" } };
      if (shown.state.turn === "over") break;
      const token = ownOf(tokens[shown.state.turn.seat]!);
      const { moves } = (await (await page.request.get(`/api/v1/tables/${table}/legal`, { headers: { Authorization: `Bearer ${token}` } })).json()) as { moves: string[] };
      await act(page, table, token, { type: "play", version: shown.version, move: moves[(made * 7) % moves.length]! });
      // The page draws this move before the next is made: otherwise it would also be timed waiting for its own backlog.
      await page.waitForFunction((made) => (window as unknown as { measured: Measured }).measured.script.length > made, made);
    }
    const { script, shift, moved } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
    script.sort((a, b) => a - b);
    const at = (share: number) => script[Math.floor((script.length - 1) * share)]!.toFixed(1);
    const report = `${slug}: script per move ${at(0.5)} ms (median), ${at(0.95)} ms (95 %), ${at(1)} ms (most) of ${script.length}; layout shift ${shift.toFixed(4)}`;
    test.info().annotations.push({ type: "paint", description: report });
    console.log(report);
    expect(script.length).toBeGreaterThan(10);
    expect([...new Set(moved)]).toEqual([]);
  });
}
