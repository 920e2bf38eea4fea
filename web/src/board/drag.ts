// Dragging a piece onto a place is the same as choosing the piece, then the place.

import type { Display } from "./display";

const threshold = 8;

const spotOf = (target: EventTarget | Element | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-id]") : null;

type Held = { display: () => Display; select: (id: string) => void };

export function drag(root: HTMLElement, { display, select }: Held) {
  let start: { spot: HTMLElement; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent) {
    const spot = spotOf(event.target);
    const id = spot?.dataset.id ?? "";
    const { open, soon, selected } = display();
    // It has somewhere to go: the places are chosen after it, or it is selected and they are chosen now.
    const canGo = (open.has(id) && soon.size > 0) || (selected.has(id) && open.size + soon.size > 0);
    if (event.button === 0 && spot?.querySelector("[data-piece]") && canGo) {
      start = { spot, x: event.clientX, y: event.clientY };
    }
  }

  function move(event: PointerEvent) {
    if (!start) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(dx, dy) > threshold) lift(start.spot);
    if (ghost) ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.1) rotate(-3deg)`;
  }

  function lift(spot: HTMLElement) {
    const piece = spot.querySelector<HTMLElement>("[data-piece]")!;
    const [box, origin] = [piece.getBoundingClientRect(), root.getBoundingClientRect()];
    ghost = piece.cloneNode(true) as HTMLElement;
    Object.assign(ghost.style, {
      position: "absolute", left: `${box.x - origin.x}px`, top: `${box.y - origin.y}px`, width: `${box.width}px`,
      zIndex: "30", pointerEvents: "none", opacity: "0.92",
    });
    root.append(ghost);
    const id = spot.dataset.id!;
    if (!display().selected.has(id)) select(id);
  }

  function up(event: PointerEvent) {
    const target = ghost && spotOf(document.elementFromPoint(event.clientX, event.clientY));
    if (ghost && target && target !== start?.spot && root.contains(target)) select(target.dataset.id!);
    // Ignore the click that ends a drag.
    if (ghost) {
      addEventListener("click", swallow, { capture: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    }
    stop();
  }

  function swallow(click: Event) {
    click.stopPropagation();
  }

  function stop() {
    ghost?.remove();
    start = ghost = null;
  }

  root.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", stop);
  return {
    destroy() {
      stop();
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
    },
  };
}
