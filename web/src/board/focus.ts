// Where the focus goes when what had it is done with, or gone: to what is asked next, else anywhere on the board.

const CHOOSABLE = ".open, .buttons button:not([aria-disabled]), .press";

/** Whether pressing Enter here would choose something. */
export function isChoosable(element: Element): boolean {
  return element.matches(CHOOSABLE);
}

/** Leads the focus to what can be chosen: where Tab would stop, if there is such a thing. */
export function lead(root: ParentNode): boolean {
  const all = [...root.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const next = all.find((one) => one.tabIndex === 0) ?? all[0];
  next?.focus();
  return next !== undefined;
}

/** Nobody who plays by keyboard loses the board. */
export function rescue(root: ParentNode): void {
  if (document.activeElement !== document.body) return;
  if (!lead(root)) root.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}
