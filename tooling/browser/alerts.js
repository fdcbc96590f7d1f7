// The service worker of the back office: shows that somebody got in touch, also while no page is open. It stores nothing
// and answers no request. The page's side is app/alerts/use-push.ts.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }));
});

/** Shows the page that a message leads to: in a window of the back office that is open, else in a new one. */
async function show(url) {
  const open = await clients.matchAll({ type: "window" });
  const [page] = open;
  if (!page) return clients.openWindow(url);
  await page.focus();
  return page.navigate(url);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.url));
});
