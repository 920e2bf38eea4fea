// The current page. Pages are paths; the browser's own history does the rest.

export const route = $state({ path: location.pathname, hash: location.hash });

function look(): void {
  route.path = location.pathname;
  route.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Goes to a page; `replace` leaves no way back to this one. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  look();
  if (!route.hash) scrollTo(0, 0);
}

/** Lets ordinary links move between our pages without a reload. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname === location.pathname && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
