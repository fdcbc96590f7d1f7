/** An owner who is told of leads: a site that sends mails and push messages, and the receivers of both. */
import type { Page } from "@playwright/test";
import { alertTexts } from "#content/alerts.ts";
import { type MailServer, mailServer } from "#tests/support/mail-server.ts";
import { pushServiceAt } from "#tests/support/push-service-here.ts";
import { pushService, type Receiver, receiver, subscribedBrowser } from "#tests/support/receiver.ts";
import { test as base, expect, hydrate } from "../fixtures.ts";
import { admin, runSite } from "../run-site.ts";

interface Receivers {
  mail: MailServer;
  push: Receiver;
}

export const test = base.extend<object, { receivers: Receivers }>({
  receivers: [
    async ({ browserName: _ }, use) => {
      const [mail, push] = await Promise.all([mailServer(), receiver()]);
      await use({ mail, push });
      push.close();
      await mail.close();
    },
    { scope: "worker" },
  ],

  site: [
    async ({ receivers: { mail, push } }, use) => {
      const { stop, ...site } = await runSite({ SMTP_URL: mail.url, ...pushServiceAt(push.address) });
      await use(site);
      await stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Signs in as the admin whom the site has from its first start. */
export async function signInAsOwner(page: Page): Promise<void> {
  await page.goto("/admin-login");
  await hydrate(page);
  await page.getByLabel("Email").fill(admin.email);
  await page.getByRole("textbox", { name: "Password" }).fill(admin.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL("/admin-dashboard/inbox");
}

/**
 * Gives a page's browser a subscription, which browsers get from their maker's push service; the rest is the browser's own.
 * @returns the browser, which can read what is sent to it
 */
export async function withPushService(page: Page): Promise<ReturnType<typeof subscribedBrowser>> {
  const browser = subscribedBrowser();
  const { p256dh, auth } = browser;
  await page.addInitScript(stubSubscription, { endpoint: `${pushService}/device`, p256dh, auth });
  return browser;
}

function stubSubscription({ endpoint, ...keys }: { endpoint: string; p256dh: string; auth: string }): void {
  const bytes = (text: string) =>
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0))
      .buffer;
  // A subscription outlives the page.
  const kept = "subscribed-in-this-test";
  const subscription = {
    endpoint,
    getKey: (name: keyof typeof keys) => bytes(keys[name]),
    unsubscribe: async () => true,
  };
  Object.assign(PushManager.prototype, {
    async subscribe() {
      // As a browser does.
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active) throw new DOMException("no active Service Worker", "AbortError");
      localStorage.setItem(kept, "1");
      return subscription;
    },
    getSubscription: async () => (localStorage.getItem(kept) ? subscription : null),
  });
}

/** Presses the button that lets this browser be told. */
export async function allowOnDevice(page: Page): Promise<void> {
  await page.goto(alertTexts.path);
  await hydrate(page);
  await page.getByRole("button", { name: alertTexts.push.allow }).click();
  await expect(page.getByText(alertTexts.push.isOn)).toBeVisible();
}
