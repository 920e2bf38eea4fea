// Where the focus goes when the focused element is done with or gone: to the next choice, or else anywhere on the board.

const CHOOSABLE = ".open, .buttons button:not([aria-disabled]), .press";

/** Whether pressing Enter here would choose something. */
export function isChoosable(element: Element): boolean {
  return element.matches(CHOOSABLE);
}

/** Moves the focus to something that can be chosen: where Tab would stop, if that is possible. */
export function lead(root: ParentNode): boolean {
  const all = [...root.querySelectorAll<HTMLElement>(CHOOSABLE)];
  const next = all.find((one) => one.tabIndex === 0) ?? all[0];
  next?.focus();
  return next !== undefined;
}

/** Puts the focus back on the board if the focused element is gone. */
export function rescue(root: ParentNode): void {
  if (document.activeElement !== document.body) return;
  if (!lead(root)) root.querySelector<HTMLElement>("[tabindex='0']")?.focus();
}
