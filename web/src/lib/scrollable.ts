// A strip that scrolls can be reached by keyboard, as long as there is something to scroll.

export function scrollable(strip: HTMLElement): () => void {
  const look = () => {
    if (strip.scrollWidth > strip.clientWidth) strip.tabIndex = 0;
    else strip.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(look);
  resized.observe(strip);
  // Before the page is painted, asking for the width would cost another layout of all of it.
  const changed = new MutationObserver(() => requestAnimationFrame(() => setTimeout(look)));
  changed.observe(strip, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}
