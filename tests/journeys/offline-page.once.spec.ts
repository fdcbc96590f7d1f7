import type { Page } from "@playwright/test";
import { networkTexts } from "#content/network.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch/],
});

/** The addresses that the browser stores of the public pages. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("mindsync-pages"));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test("without a network opened pages open, others lead to them, and no page of a person is stored", async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs("learner");
  await page.goto("/tools");
  await hydrate(page);
  await expect.poll(() => stored(page)).toEqual(["/offline", "/tools"]);
  await page.goto("/account");
  await page.goto("/contact");
  await page.goto("/terms");
  await expect.poll(() => stored(page)).toEqual(["/offline", "/tools", "/terms"]);

  await context.setOffline(true);
  const tab = await context.newPage();
  await tab.goto("/tools");
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Free AI Tools");
  await tab.goto("/privacy");
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(networkTexts.offline.heading);
  await axe(tab);
  await tab.locator("[data-opened]").getByRole("link", { name: /Terms/ }).click();
  await expect(tab).toHaveURL("/terms");

  await tab.goto("/privacy");
  await context.setOffline(false);
  await tab.getByRole("link", { name: networkTexts.notOpened.retryLabel }).click();
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText(/privacy/i);
});
