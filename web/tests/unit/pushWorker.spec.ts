// The service worker: a push shows the notification, and a click opens the table or brings its page to the front.
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, test } from "@playwright/test";

const SOURCE = readFileSync(new URL("../../public/push-worker.js", import.meta.url), "utf8");

/** The worker with a browser around it that notes what is asked of it. */
function start(pages: string[]) {
  const did: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: "https://play.example.org" },
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    registration: { showNotification: async (...all: unknown[]) => void did.push(["show", ...all]) },
    clients: {
      matchAll: async () => pages.map((url) => ({ url, focus: async () => void did.push(["focus", url]) })),
      openWindow: async (url: string) => void did.push(["open", url]),
    },
  };
  runInNewContext(SOURCE, { self, URL });
  const happen = async (kind: string, event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    listeners.get(kind)!({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
    return did.splice(0);
  };
  const click = (url: string) => happen("notificationclick", { notification: { data: { url }, close: () => did.push(["close"]) } });
  return { happen, click };
}

test("a push is shown as it was sent, and a click opens its table", async () => {
  const { happen, click } = start(["https://play.example.org/", "https://play.example.org/t/0b"]);
  const notice = { title: "It’s your turn in Kuhlorado", body: "With Ada", lang: "en", tag: "cowbell-0a", url: "/t/0a" };
  const [shown] = await happen("push", { data: { json: () => notice } });
  expect(shown).toEqual(["show", notice.title, { body: "With Ada", lang: "en", tag: "cowbell-0a", renotify: true, icon: "/cowbell.svg", data: { url: "/t/0a" } }]);
  expect(await click("/t/0a")).toEqual([["close"], ["open", "https://play.example.org/t/0a"]]);
  expect(await click("/t/0b")).toEqual([["close"], ["focus", "https://play.example.org/t/0b"]]);
});
