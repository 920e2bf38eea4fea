// Tells somebody who looks elsewhere that it is their turn: in the title, and as a notification if they allowed it.

const PLAIN = "Cowbell";

/** Names the page. `call` goes before the name while it is the reader's turn. */
export function title(page: string, call = ""): void {
  document.title = [call, page, PLAIN].filter((part, index, all) => part && all.indexOf(part) === index).join(" · ");
}

/** Whether notifications can still be asked for. */
export function canAsk(): boolean {
  return "Notification" in window && Notification.permission === "default";
}

/** Asks to be allowed; must follow a click. */
export async function askLeave(): Promise<void> {
  if (canAsk()) await Notification.requestPermission();
}

/** Notifies a reader whose page is hidden. */
export function notify(head: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const notice = new Notification(head, { body, icon: "/cowbell.svg", tag: "cowbell-turn" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones allow notifications only from a service worker; the title must do there.
  }
}
