// A player that knows no game: it taps anything that can be tapped until the match is over.
import { expect, type Page } from "@playwright/test";

type Seat = "link" | "open" | { bot: "random" | "easy" | "medium" | "hard" };

/** Creates a table through the API; the form is tested elsewhere. */
export async function create(page: Page, game: string, options: Record<string, unknown>, seats: Seat[], spectators = true) {
  const answer = await page.request.post("/api/v1/tables", { data: { game, options, seats, spectators } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as { table: string; tokens: (string | null)[] };
}

/** Opens a seat by its link and sits down. */
export async function sit(page: Page, table: string, token: string, name = "Ada"): Promise<void> {
  await page.goto(`/t/${table}#${token}`);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
}

/** Performs an action for a player without a browser. */
export async function act(page: Page, table: string, token: string, data: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post(`/api/v1/tables/${table}/actions`, { headers: { Authorization: `Bearer ${token}` }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Seats a player without a browser, who never moves unless the test does. */
export const seat = (page: Page, table: string, token: string) => act(page, table, token, { type: "sit", name: "Bo" });

/** The elements that can be tapped now and are not selected yet. */
const OPEN = '.board [data-id]:not([aria-disabled="true"]):not([aria-selected="true"]):not([aria-pressed="true"])';

/** Taps one element, if there is any. A tap may come too late if the bot was faster. */
export async function tapOnce(page: Page): Promise<boolean> {
  const yes = page.getByRole("button", { name: "Play this" });
  if (await yes.isVisible()) return yes.click({ timeout: 2_000 }).then(() => true, () => false);
  const found = await page.locator(OPEN).all();
  if (found.length === 0) return false;
  const one = found[Math.floor(Math.random() * found.length)]!;
  return one.click({ timeout: 2_000 }).then(() => true, () => false);
}

/** Plays until the result appears. */
export async function finish(page: Page, most = 1_500): Promise<void> {
  const result = page.getByRole("region", { name: "Result" });
  for (let taps = 0; taps < most; taps++) {
    if (await result.isVisible()) return;
    if (!(await tapOnce(page))) await page.waitForTimeout(30);
  }
  await expect(result).toBeVisible();
}

/** Checks that nothing extends beyond the sides of the page and no text is cut off by the elements around it. */
export async function expectWhole(page: Page): Promise<void> {
  const look = () => page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const faults: string[] = [];
    const over = document.documentElement.scrollWidth - wide;
    if (over > 0) faults.push(`the page is ${over}px too wide`);
    /** Where content is clipped: at the sides of the page and of elements that hide overflow. Scrollable content is not. */
    const bounds = (from: Element) => {
      let [left, right, top, bottom] = [0, wide, -Infinity, Infinity];
      for (let it: Element | null = from; it && it !== document.body; it = it.parentElement) {
        const style = getComputedStyle(it);
        if (style.overflowX === "auto" || style.overflowX === "scroll") return null;
        const box = it.getBoundingClientRect();
        if (style.overflowX !== "visible") [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (style.overflowY === "hidden" || style.overflowY === "clip") [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        if (style.position === "fixed") break;
      }
      return { left: left - 2, right: right + 2, top: top - 2, bottom: bottom + 2 };
    };
    const check = (box: DOMRect, from: Element, what: string) => {
      // A name that is shortened with an ellipsis is told in full by its title.
      if (getComputedStyle(from).textOverflow === "ellipsis" && from.closest("[title]")) return;
      if (box.width === 0 || box.height === 0 || from.closest(".unseen, .skip, [aria-hidden='true']")) return;
      const within = bounds(from);
      if (within && (box.left < within.left || box.right > within.right || box.top < within.top || box.bottom > within.bottom)) {
        const round = ({ left, top, right, bottom }: { left: number; top: number; right: number; bottom: number }) => [left, top, right, bottom].map(Math.round).join(" ");
        faults.push(`${what}: ${round(box)} in ${round(within)}`);
      }
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const from = node.parentElement;
      if (!node.textContent?.trim() || !from || !from.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      check(range.getBoundingClientRect(), from, `cut off: "${node.textContent.trim().slice(0, 40)}"`);
    }
    for (const spot of document.querySelectorAll<HTMLElement>(".board [data-id], .board [data-at], button, input, select")) {
      if (spot.checkVisibility({ visibilityProperty: true })) check(spot.getBoundingClientRect(), spot, `sticks out: ${spot.dataset.id ?? spot.dataset.at ?? spot.outerHTML.slice(0, 60)}`);
    }
    return [...new Set(faults)];
  });
  // A bot's move may have moved things a moment ago, so check again: real faults persist.
  await expect.poll(look, { message: page.url() }).toEqual([]);
}

/** Saves a screenshot of the page with the test results. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/shots/${name}.png` });
}

/** Resizes the window, and waits until the page has the new size. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width }) => innerWidth === width && document.documentElement.clientWidth <= width, size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1440, height: 900 };
