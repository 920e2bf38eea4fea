// Animates changes: pieces fly from where they were, turn over, tumble, or leave. Nothing waits for the animations.

import type { Change, Entry } from "../generated/scene";
import { isTaking } from "../lib/beats";

type Kept = Map<Change, { ghost: HTMLElement; box: DOMRect }>;

const ease = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const pace = 280;
const beat = 70;
/** What follows from a move starts when the move itself has been seen, and everything within this time. */
const [follow, latest] = [200, 600];
/** What someone takes is looked at once more before it goes. */
const held = 700;
/** More than this is not animated. */
const most = 24;

/** Where a place is drawn. What is drawn twice, such as a basket and its number in the strip, is meant where it is larger. */
function place(root: HTMLElement, id: string | undefined): HTMLElement | null {
  if (!id) return null;
  const [first = null, ...others] = root.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(id)}"]`);
  return others.reduce((best, one) => (best && one.offsetWidth * one.offsetHeight <= best.offsetWidth * best.offsetHeight ? best : one), first);
}
/** Where something is drawn; nothing for what is hidden, such as a supply that is shown only with the scores. */
const boxOf = (element: HTMLElement | null): DOMRect | undefined => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
};
const thing = (spot: HTMLElement | null) => spot?.querySelector<HTMLElement>("[data-piece]") ?? null;

/** Whether motion is reduced, by the player's own setting or the system's (settings.svelte.ts). */
const calm = (): boolean => document.documentElement.dataset.motion === "none";

/** A piece that leaves as soon as it is turned up does not fly away, because players must see it first. */
function leaving({ changes }: Entry): Change[] {
  return changes.some((change) => change.motion === "flip" && change.face) ? [] : changes;
}

/** Copies the pieces that the news remove from the board, while they are still drawn. */
export function keep(root: HTMLElement, news: Entry[]): Kept {
  const kept: Kept = new Map();
  if (calm()) return kept;
  const gone = new Set<HTMLElement>();
  for (const change of news.flatMap(leaving)) {
    if (change.motion !== "collect" && change.motion !== "remove") continue;
    // From a hand, one card after another.
    const left = [...(place(root, change.from)?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])].find((piece) => !gone.has(piece));
    if (left) gone.add(left);
    if (left) kept.set(change, { ghost: left.cloneNode(true) as HTMLElement, box: left.getBoundingClientRect() });
  }
  return kept;
}

/** When each change of the news starts, in milliseconds: one after another, overlapping. */
export function timed(news: Entry[]): { change: Change; delay: number }[] {
  const moving = news.filter((entry) => entry.changes.length > 0);
  const changes = moving.flatMap((entry, order) => entry.changes.map((change, index) => ({ change, delay: order * follow + (index * beat) / (change.motion === "roll" ? 2 : 1) })));
  // What is taken comes first, and what else the end of a round brings after it.
  const hold = news.some(isTaking) ? held : 0;
  const last = hold > 0 ? changes.slice(0, most) : changes.slice(-most);
  const start = last[0]?.delay ?? 0;
  return last.map(({ change, delay }) => ({ change, delay: hold + Math.max(0, Math.min(delay - start, latest)) }));
}

/** An animation that can begin: everything it needs has been measured. */
type Start = () => void;

/** Animates the news on the new scene. All is measured before anything moves, so that the page is laid out once. */
export function animate(root: HTMLElement, news: Entry[], kept: Kept) {
  if (calm()) return;
  const changes = timed(news);
  // Where points that this brings come from: not from the dice that are rolled after it.
  const shown = changes.filter(({ change }) => change.motion === "show");
  const taken = news.some(isTaking) ? changes[0] : undefined;
  const last = taken?.change.from ?? (shown[1] ?? changes.findLast(({ change }) => change.motion !== "draw" && change.motion !== "roll" && place(root, change.to)))?.change.to ?? "";
  const starts = changes.map(({ change, delay }): Start | undefined => {
    const ghost = kept.get(change);
    const to = place(root, change.to);
    if (ghost) return fly(root, ghost, to, delay);
    const piece = thing(to);
    if (!piece) return pass(root, thing(place(root, change.from)), to, delay);
    if (change.motion === "show") return undefined;
    if (change.motion === "flip") return () => turn(piece, delay);
    if (change.motion === "roll") return () => tumble(piece, delay);
    return arrive(piece, place(root, change.from), delay);
  });
  root.dataset.last = last;
  root.dataset.hold = String(taken ? taken.delay : 0);
  for (const start of starts) start?.();
}

function arrive(piece: HTMLElement, from: HTMLElement | null, delay: number): Start {
  const end = piece.getBoundingClientRect();
  const start = boxOf(from);
  const first = start
    ? `translate(${start.x + start.width / 2 - end.x - end.width / 2}px, ${start.y + start.height / 2 - end.y - end.height / 2}px) scale(0.9)`
    : "scale(0.4)";
  // Above everything else on its way. A piece that its game positions keeps its position, and with it its size.
  const above: Keyframe = { zIndex: 9, ...(getComputedStyle(piece).position === "static" && { position: "relative" }) };
  const frames = [{ transform: first, opacity: start ? 1 : 0, ...above }, { transform: "none", opacity: 1, ...above }];
  return () => void piece.animate(frames, { duration: pace, delay, easing: ease, fill: "backwards" });
}

function fly(root: HTMLElement, { ghost, box }: { ghost: HTMLElement; box: DOMRect }, to: HTMLElement | null, delay: number): Start {
  const origin = root.getBoundingClientRect();
  const end = boxOf(to);
  const last = end
    ? `translate(${end.x + end.width / 2 - box.x - box.width / 2}px, ${end.y + end.height / 2 - box.y - box.height / 2}px) scale(0.4)`
    : "scale(0.3)";
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "translateY(-12%) scale(1.12)", opacity: 1, offset: 0.3 },
    { transform: last, opacity: end ? 0.7 : 0 },
  ];
  return () => {
    Object.assign(ghost.style, {
      position: "absolute", left: `${box.x - origin.x}px`, top: `${box.y - origin.y}px`, width: `${box.width}px`, zIndex: "20",
    });
    ghost.setAttribute("aria-hidden", "true");
    root.append(ghost);
    const flight = ghost.animate(frames, { duration: pace * 1.75, delay, easing: ease, fill: "both" });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  };
}

/** A piece that goes out of sight, such as a card into a hidden hand, is animated with a copy of the original. */
function pass(root: HTMLElement, from: HTMLElement | null, to: HTMLElement | null, delay: number): Start | undefined {
  const box = boxOf(from);
  return from && to && box ? fly(root, { ghost: from.cloneNode(true) as HTMLElement, box }, to, delay) : undefined;
}

/** Lets points fly from where they were made to their score, and says how long that takes, in milliseconds. */
export function award(score: HTMLElement, points: string): number {
  const table = score.closest<HTMLElement>(".table");
  const root = table?.querySelector<HTMLElement>("[data-last]");
  const start = root ? boxOf(place(root, root.dataset.last)) : undefined;
  if (calm() || !table || !start) return 0;
  const [origin, end] = [table.getBoundingClientRect(), score.getBoundingClientRect()];
  const chip = Object.assign(document.createElement("span"), { className: "award", textContent: points });
  chip.setAttribute("aria-hidden", "true");
  Object.assign(chip.style, { left: `${start.x + start.width / 2 - origin.x}px`, top: `${start.y + start.height / 2 - origin.y}px` });
  table.append(chip);
  // It ends beside the score, which stays readable.
  const way = `translate(${end.x - chip.offsetWidth - start.x - start.width / 2}px, ${end.y - start.y - start.height / 2}px)`;
  const [delay, duration] = [Number(root?.dataset.hold), 2.5 * pace];
  const flight = chip.animate([{ transform: "scale(0.4)", opacity: 0 }, { transform: "scale(1.4)", opacity: 1, offset: 0.25 }, { transform: way, opacity: 1 }], { delay, duration, easing: ease, fill: "both" });
  flight.onfinish = flight.oncancel = () => chip.remove();
  return delay + duration;
}

function turn(piece: HTMLElement, delay: number) {
  // It is lifted, turned, and laid down.
  const frames = [{ transform: "perspective(500px) rotateY(90deg) scale(1.14)" }, { transform: "perspective(500px) rotateY(-8deg) scale(1.1)", offset: 0.65 }, { transform: "perspective(500px) rotateY(0) scale(1)" }];
  piece.animate(frames, { duration: pace, delay, easing: ease, fill: "backwards" });
}

function tumble(piece: HTMLElement, delay: number) {
  const frames = [
    { transform: "translateY(-60%) rotate(-220deg) scale(0.8)" },
    { transform: "translateY(6%) rotate(10deg)", offset: 0.75 },
    { transform: "none" },
  ];
  piece.animate(frames, { duration: pace * 1.25, delay, easing: "ease-out", fill: "backwards" });
}
