// The service worker of the back office: shows that somebody got in touch, also while no page is open, and tells the site
// when the browser gets another push address. It answers no request. The page's side is app/alerts/use-push.ts.

/** Where this browser remembers the address that the site has, because some browsers do not name the one they replace. */
const store = "mindsync-alerts";
/** What the site is told here (app/alerts/renewed-device.ts), and the name of the address in the store. */
const device = "/admin-dashboard/alerts/device";

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

async function remember(endpoint) {
  const cache = await caches.open(store);
  await cache.put(device, new Response(endpoint));
}

async function remembered() {
  const cache = await caches.open(store);
  return (await cache.match(device))?.text();
}

/** Remembers the address at which this message came, so the site has it. */
async function rememberOwn() {
  const subscription = await registration.pushManager.getSubscription();
  if (subscription) await remember(subscription.endpoint);
}

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }));
  event.waitUntil(rememberOwn());
});

/** The site's key: from the old subscription, or from the site where the browser names none. */
async function serverKey(old) {
  if (old?.options?.applicationServerKey) return old.options.applicationServerKey;
  const answer = await fetch(device, { redirect: "error" });
  return (await answer.json()).publicKey;
}

/**
 * Tells the site the new address of this browser. The request has the cookie of the session. When that has ended, the site
 * refuses, and lists the device as gone with the next alert.
 */
async function renew({ oldSubscription, newSubscription }) {
  const old = (await remembered()) ?? oldSubscription?.endpoint;
  if (!old) return;
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: await serverKey(oldSubscription),
    }));
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys;
  const body = new URLSearchParams({ old, endpoint, p256dh, auth });
  const answer = await fetch(device, { method: "POST", body, redirect: "error" });
  if (answer.ok) await remember(endpoint);
}

addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

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
