// Is everything needed for play on the screen, whole, and large enough for a finger? The limits are the layout's promise:
// a pixel of rounding is all they allow.
import { expect, type Page } from "@playwright/test";

/** All kinds of screens: phones and tablets in both orientations, desktops. */
export const SCREENS = [[360, 740], [740, 360], [768, 1024], [1024, 768], [1280, 800], [1920, 1080], [2560, 1440]].map(([width, height]) => ({ width: width!, height: height! }));

/** The zones of a table, of a lesson, and of a replay: what must be in the window at once. */
const TABLE = [".strip", ".people", ".fit", ".hand", ".tools"];
export const LESSON = [".strip", ".fit", ".hand"];
export const REPLAY = [".strip", ".people", ".fit", ".hand", ".controls"];

/**
 * Checks that all zones are inside the window and do not overlap, that everything in a zone stays in it, that nothing needs
 * scrolling (below a replay there is more to read), and that every choice is large enough for a finger.
 */
export async function expectInSight(page: Page, zones = TABLE): Promise<void> {
  // After a resize the containers need a moment to agree on their sizes.
  await expect.poll(() => faultsInSight(page, zones), { message: JSON.stringify(page.viewportSize()), timeout: 5_000 }).toEqual([]);
}

export const faultsInSight = (page: Page, zones = TABLE): Promise<string[]> =>
  page.evaluate((names) => {
    const [ROUNDING, FINGER] = [1, 44];
    const faults: string[] = [];
    const [wide, high] = [document.documentElement.clientWidth, innerHeight];
    if (!names.includes(".controls") && document.documentElement.scrollHeight > high) faults.push(`the page is ${document.documentElement.scrollHeight - high}px too high`);
    const zones = names.map((zone) => ({ zone, at: document.querySelector(`.table ${zone}, .table + ${zone}`)! }));
    const boxes = zones.map(({ zone, at }) => ({ zone, at, box: at.getBoundingClientRect() }));
    const over = (box: DOMRect, frame: { left: number; top: number; right: number; bottom: number }) => Math.max(frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom);
    for (const { zone, at, box } of boxes) {
      if (over(box, { left: 0, top: 0, right: wide, bottom: high }) > ROUNDING) faults.push(`${zone} is out of sight`);
      for (const other of boxes) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (other.zone > zone && across > ROUNDING && down > ROUNDING) faults.push(`${zone} and ${other.zone} overlap by ${Math.round(across)} × ${Math.round(down)}`);
      }
      for (const one of at.querySelectorAll<HTMLElement>("[data-id], [data-at], button, .name, b")) {
        const inner = one.getBoundingClientRect();
        // What is selected is lifted a little, on purpose; the facts in the strip scroll if there are many.
        if (inner.width === 0 || !one.checkVisibility() || one.closest(".more, .selected, .aim, .first")) continue;
        if (over(inner, box) > ROUNDING) faults.push(`${one.dataset.id ?? one.dataset.at ?? one.className} is ${Math.round(over(inner, box))}px outside ${zone}`);
      }
    }
    // For fences a tap means the nearest one; everything else is as large as a finger.
    for (const one of document.querySelectorAll<HTMLElement>(".framed :is(.open:not(.edge), .free:not(.edge), .buttons button, .bar .button, .strip button)")) {
      const box = one.getBoundingClientRect();
      if (one.checkVisibility() && Math.min(box.width, box.height) < FINGER - 0.05) faults.push(`${one.dataset.id ?? (one.textContent || one.ariaLabel)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
    }
    return [...new Set(faults)];
  }, zones);

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
      return { left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 };
    };
    const check = (box: DOMRect, from: Element, what: string) => {
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

