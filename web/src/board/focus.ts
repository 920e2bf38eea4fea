// Where the focus goes when what had it is done with, or gone: to what is asked next, else anywhere on the board.

const CHOOSABLE = ".open[tabindex='0'], .buttons button:not([aria-disabled]), .press";

/** Whether pressing Enter here would choose something. */
export function isChoosable(element: Element): boolean {
  return element.matches(".open, .buttons button:not([aria-disabled]), .press");
}

/** Leads the focus to what can be chosen. */
export function lead(root: ParentNode): boolean {
  const next = root.querySelector<HTMLElement>(CHOOSABLE);
  next?.focus();
  return next !== null;
}

/** Nobody who plays by keyboard loses the board. */
export function rescue(root: ParentNode): void {
  if (document.activeElement !== document.body) return;
  if (!lead(root)) root.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}
