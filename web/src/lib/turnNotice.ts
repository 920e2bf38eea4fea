// Tells a player who is looking elsewhere that it is their turn: in the title, and as a notification if allowed.

import { read } from "./settings.svelte";

const PLAIN = "Cowbell";

/** Sets the page title. `call` goes before the name while it is the user's turn. */
export function title(page: string, call = ""): void {
  const words = [call, page, PLAIN].filter((part, index, all) => part && all.indexOf(part) === index).join(" · ");
  if (document.title !== words) document.title = words;
}

/** Sends a notification if the page is hidden and reminders are on (push.svelte.ts). */
export async function notify(head: string, body: string): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted" || read("cowbell.push", null) === null) return;
  const url = location.pathname;
  const shown = { body, icon: "/cowbell.svg", tag: `cowbell-${url.split("/").pop()}` };
  // Phones allow notifications only from a service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker) return await worker.showNotification(head, { ...shown, data: { url } });
    const notice = new Notification(head, shown);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Where there is none the title has to do.
  }
}
