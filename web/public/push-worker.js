// Shows reminders while no page is open, and opens the table when one is clicked. It stores nothing and answers no requests.

self.addEventListener("push", (event) => {
  const { title, body, lang, tag, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, lang, tag, renotify: true, icon: "/cowbell.svg", data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(new URL(event.notification.data.url, self.location.origin)));
});

/** Brings the table to the front, in the page that shows it already or in a new one. */
async function show(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((page) => new URL(page.url).pathname === url.pathname);
  return page ? page.focus() : self.clients.openWindow(url.href);
}
