// Tells a player who is looking elsewhere that it is their turn: in the title, and as a notification if allowed.

const PLAIN = "Cowbell";

/** Sets the page title. `call` goes before the name while it is the user's turn. */
export function title(page: string, call = ""): void {
  document.title = [call, page, PLAIN].filter((part, index, all) => part && all.indexOf(part) === index).join(" · ");
}

/** Whether permission for notifications can still be requested. */
export function canAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Requests permission; must follow a click. */
export async function askLeave(): Promise<void> {
  if (canAsk()) await Notification.requestPermission();
}

/** Sends a notification if the page is hidden. */
export function notify(head: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(head, { body, icon: "/cowbell.svg", tag: "cowbell-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones allow notifications only from a service worker; there the title has to do.
  }
}
