// What the main thread of a page did, from a trace of Chromium: how long it ran scripts, worked out styles and positions, and painted.
import type { Browser, Page } from "@playwright/test";

type Event = { name: string; cat: string; ph: string; ts: number; dur?: number; pid: number; tid: number };
export type Spent = { script: number; layout: number; paint: number };

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "v8"];
const KINDS: [keyof Spent, RegExp][] = [
  ["layout", /^(Layout|UpdateLayoutTree|RecalculateStyles)$/],
  ["paint", /^(Paint|PrePaint|UpdateLayer|UpdateLayerTree|Layerize|Commit|CompositeLayers)$/],
  ["script", /^(FunctionCall|EvaluateScript|RunMicrotasks|FireAnimationFrame|FireIdleCallback|TimerFire|EventDispatch|WebSocketReceive|HandlePostMessage|v8\.callFunction|MinorGC|MajorGC|V8\.GC\w*)$/],
];
/** A frame that takes longer than this was not made for the message. */
const LATE = 400_000;
/** The name of the mark that news leaves. */
export const MARK = "news";

/** From now on a message that the page takes for news leaves a mark in the trace. Call before the page is opened. */
export async function markNews(page: Page, isNews: string): Promise<void> {
  await page.addInitScript(([isNews, mark]) => {
    const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage")!;
    Object.defineProperty(WebSocket.prototype, "onmessage", {
      set(this: WebSocket, hear: (event: MessageEvent) => void) {
        own.set!.call(this, (event: MessageEvent) => {
          if ((event.data as string).includes(isNews!)) performance.mark(mark!);
          hear(event);
        });
      },
    });
  }, [isNews, MARK]);
}

/** What each piece of news cost until the frame that showed it, in milliseconds. Time that one kind of work spends in another counts once. */
export async function spentOnNews(browser: Browser, page: Page, run: () => Promise<void>): Promise<Spent[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
  const marks = traceEvents.filter(({ name, cat }) => name === MARK && cat.includes("blink.user_timing"));
  const main = traceEvents.filter(({ ph, pid, tid }) => ph === "X" && pid === marks[0]?.pid && tid === marks[0].tid);
  main.sort((one, two) => one.ts - two.ts || (two.dur ?? 0) - (one.dur ?? 0));
  const spans = marks.map(({ ts }, index) => {
    const shown = main.find((event) => event.name === "Commit" && event.ts > ts)?.ts ?? Infinity;
    // The task that reads the message has begun a moment before the mark.
    return { from: ts - 1_500, to: Math.min(shown + 1, ts + LATE, (marks[index + 1]?.ts ?? Infinity) - 1_500), spent: { script: 0, layout: 0, paint: 0 } };
  });
  const open: { kind: keyof Spent | undefined; ts: number; end: number; own: number }[] = [];
  const close = (until: number) => {
    while (open.length > 0 && open.at(-1)!.end <= until) {
      const { kind, ts, end, own } = open.pop()!;
      if (!kind) continue;
      const around = open.findLast((one) => one.kind);
      if (around) around.own -= end - ts;
      const span = spans.findLast(({ from, to }) => from <= ts && ts < to);
      if (span) span.spent[kind] += own / 1_000;
    }
  };
  for (const { name, ts, dur = 0 } of main) {
    close(ts);
    open.push({ kind: KINDS.find(([, names]) => names.test(name))?.[0], ts, end: ts + dur, own: dur });
  }
  close(Infinity);
  return spans.map(({ spent }) => spent);
}
