import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { forgetSentForm } from "#app/ui/offer-again.ts";

/** The state of messages on this device. */
export type PushState = "unknown" | "unsupported" | "denied" | "off" | "asking" | "on" | "failed";

const worker = "/admin-dashboard/alerts-worker.js";
/** The folder of the worker, with the slash at its end: browsers refuse every wider scope. */
const scope = worker.slice(0, worker.lastIndexOf("/") + 1);

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Lets the service worker (tooling/browser/alerts.js) know which address the site has, also if nothing was pushed yet. */
async function remember(endpoint: string): Promise<void> {
  const cache = await caches.open("mindsync-alerts");
  await cache.put("/admin-dashboard/alerts/device", new Response(endpoint));
}

/** What this device has allowed until now. Asks nothing. */
async function standing(known: readonly string[]): Promise<PushState> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration(scope);
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription || !known.some((end) => subscription.endpoint.endsWith(end))) return "off";
  // Alerts come also where the browser stores nothing.
  await remember(subscription.endpoint).catch(() => {});
  return "on";
}

/** Asks the browser for permission and for an address. Call it from a press only. */
async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.register(worker, { scope });
  await navigator.serviceWorker.ready;
  // An address that was made with another key of the site would be refused.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64url(publicKey),
  });
}

/**
 * Messages on this device.
 * @param publicKey the site's key, by which the push service knows who sends
 * @param known the ends of the addresses that are stored
 */
export function usePush(publicKey: string, known: readonly string[]) {
  const [state, setState] = useState<PushState>("unknown");
  const submit = useSubmit();
  const stored = known.join(" ");
  useEffect(() => {
    standing(stored.split(" ").filter(Boolean)).then(setState, () => setState("unsupported"));
  }, [stored]);
  async function allow() {
    setState("asking");
    try {
      const subscription = await subscribe(publicKey);
      if (!subscription) return setState(Notification.permission === "denied" ? "denied" : "off");
      const fields = {
        intent: "device",
        endpoint: subscription.endpoint,
        p256dh: base64url(subscription.getKey("p256dh")),
        auth: base64url(subscription.getKey("auth")),
      };
      forgetSentForm();
      await submit(fields, { method: "post", preventScrollReset: true });
    } catch {
      setState("failed");
    }
  }
  return { state, allow };
}
