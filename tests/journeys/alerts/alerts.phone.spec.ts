import { alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectUsable } from "../usable.ts";

test.use({ opensChats: false, expectedErrors: [/status of 422.*\/alerts/] });
test.afterEach(async () => {
  await sql()`truncate alert_settings, alert_targets cascade`;
});

test("an admin chooses what to be told of, and when", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto(texts.path);
  await hydrate(page);
  await expect(page.getByText(texts.now.noServer)).toBeVisible();
  await expect(page.getByText(texts.lost.none)).toBeVisible();
  await expectUsable(page);

  const contact = page.getByRole("checkbox", { name: "Contact form" });
  await contact.uncheck();
  await page.getByLabel(texts.form.from).selectOption("22");
  await page.getByRole("button", { name: texts.form.submit, exact: true }).click();
  await expect(page.getByText(texts.form.bothHours)).toBeVisible();
  await expect(contact).not.toBeChecked();
  await expect(page.getByLabel(texts.form.from)).toHaveValue("22");

  await page.getByLabel(texts.form.to).selectOption("7");
  await page.getByRole("button", { name: texts.form.submit, exact: true }).click();
  await expect(page.getByText(texts.form.saved)).toBeFocused();
  await page.reload();
  await expect(contact).not.toBeChecked();
  await expect(page.getByLabel(texts.form.to)).toHaveValue("7");
  await expect(page.getByRole("checkbox", { name: "Quote" })).toBeChecked();
});

test("one press on a phone stores the device with the site's key, and it can be sent a test", async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs("admin");
  await context.grantPermissions(["notifications"]);
  // No push service can be reached from here: the browser's part answers with an address as such a service would.
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async function subscribe(options) {
      const key = new Uint8Array(options?.applicationServerKey as ArrayBuffer);
      const keys: Record<string, ArrayBuffer> = { p256dh: key.slice().buffer, auth: new ArrayBuffer(16) };
      return {
        endpoint: `https://push.mindsync.example/device-${key.length}`,
        getKey: (name: string) => keys[name] ?? null,
      } as unknown as PushSubscription;
    };
  });
  await page.goto(texts.path);
  await hydrate(page);
  await page.getByRole("button", { name: texts.push.allow }).click();
  await expect(page.getByText(texts.push.added)).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(`^${texts.target.testOf("")}`) })).toBeVisible();
  const worker = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/admin-dashboard");
    return registration?.active?.scriptURL;
  });
  expect(worker).toContain("/admin-dashboard/alerts-worker.js");
  expect(await sql()`select kind from alert_targets`).toEqual([{ kind: "push" }]);
});
