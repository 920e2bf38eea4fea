// What is not chosen explains itself: a heap, a cow of the herd, a fact in the strip. What is chosen at a touch explains itself
// at a long touch, a right click or the key `?`.

import type { Hands } from "./display";

/** Attributes of an element that explains itself when it is touched. In pictures, where nobody asks, it is an image. */
export function asks({ ask }: Hands, id: string, label: string, tabindex = 0) {
  if (!ask) return { role: "img", "aria-label": label, title: label };
  return {
    role: "button",
    tabindex,
    "aria-label": label,
    title: label,
    "data-what": id,
    onclick: () => ask(id),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      ask(id);
    },
  };
}

export type Ask = (id: string, isSpot?: boolean) => void;

/** Asks about the thing under a pointer or the focus; false if there is none. */
export function askAt(target: EventTarget | null, ask: Ask): boolean {
  const thing = target instanceof Element ? target.closest<HTMLElement>("[data-id], [data-what]") : null;
  const { id, what } = thing?.dataset ?? {};
  if (id !== undefined) ask(id, true);
  else if (what !== undefined) ask(what);
  return thing !== null;
}

const LONG = 550;
/** A finger is never quite still. */
const STILL = 10;

/** Asks about what is touched for long, or clicked with the other button. */
export function asking(root: HTMLElement, { ask }: { ask?: Ask | undefined }) {
  if (!ask) return;
  let timer = 0;
  let start: PointerEvent | null = null;
  /** Whether this touch has asked already, so that its end chooses nothing. */
  let hasAsked = false;

  function down(event: PointerEvent) {
    hasAsked = false;
    clearTimeout(timer);
    if (event.pointerType !== "touch") return;
    start = event;
    timer = window.setTimeout(() => about(event.target), LONG);
  }
  function move(event: PointerEvent) {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STILL) up();
  }
  function up() {
    clearTimeout(timer);
    start = null;
  }
  function about(target: EventTarget | null) {
    clearTimeout(timer);
    hasAsked = askAt(target, ask!);
  }
  // Some systems call a long touch a click with the other button.
  function other(event: MouseEvent) {
    if (!hasAsked) about(event.target);
    if (hasAsked) event.preventDefault();
  }
  function click(event: Event) {
    if (hasAsked) event.stopPropagation();
    hasAsked = false;
  }

  root.addEventListener("pointerdown", down, true);
  root.addEventListener("click", click, true);
  root.addEventListener("contextmenu", other);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return {
    destroy() {
      up();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    },
  };
}
