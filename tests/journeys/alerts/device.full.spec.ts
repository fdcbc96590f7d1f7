import type { Page } from "@playwright/test";
import { pushTest, alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, hydrate } from "../fixtures.ts";
import { inWholeBrowser } from "../whole-browser.ts";
import { allowOnDevice, signInAsOwner, test, withPushService } from "./told-owner.ts";

test.use({ ...inWholeBrowser(), serviceWorkers: "allow", permissions: ["notifications"] });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate alert_targets cascade`;
});

/** Hands a message to the worker of the back office, as the browser does when its push service has one. */
async function deliver(page: Page, message: unknown): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = Promise.withResolvers<string>();
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations)
      if (new URL(scopeURL).pathname === "/admin-dashboard/") found.resolve(registrationId);
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await found.promise,
    data: JSON.stringify(message),
  });
}

/** The messages that this device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.getNotifications())?.map(({ title }) => title);
  });

test("the owner is told on this device: it is added, tested and removed", async ({
  page,
  receivers: { push },
}) => {
  const browser = await withPushService(page);
  // The public site has a worker of its own in this browser.
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await signInAsOwner(page);
  push.received.length = 0;
  await allowOnDevice(page);
  await expect(page.getByText(texts.push.added)).toBeVisible();
  await expect(page.getByRole("button", { name: texts.push.allow })).toHaveCount(0);
  await axe(page);
  await test.step("it is told after a reload too", async () => {
    await page.reload();
    await hydrate(page);
    await expect(page.getByText(texts.push.isOn)).toBeVisible();
  });
  await test.step("a test reaches its address once, encrypted for it, and is shown", async () => {
    await page.getByRole("button", { name: texts.target.testOf("") }).click();
    await expect(page.getByText(texts.target.tested)).toBeVisible();
    expect(push.received.map(({ path }) => path)).toEqual(["/device"]);
    const message = browser.read(push.received[0]?.body ?? Buffer.of());
    expect(message).toMatchObject({ ...pushTest, url: texts.path });
    await deliver(page, message);
    await expect.poll(() => shown(page)).toEqual([pushTest.title]);
  });
  await test.step("after its removal the button is back, and nothing is stored", async () => {
    await page.getByRole("button", { name: texts.target.removeOf("") }).click();
    await expect(page.getByText(texts.target.removed)).toBeVisible();
    await expect(page.getByText(texts.push.none)).toBeVisible();
    await expect(page.getByRole("button", { name: texts.push.allow })).toBeVisible();
    expect(await sql()`select 1 from alert_targets`).toEqual([]);
  });
});
