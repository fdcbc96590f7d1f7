import { devices } from "@playwright/test";
import { forgetVisits } from "#tests/support/visits.ts";
import { kept } from "./counted-visits.ts";
import { expect, test } from "./fixtures.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent });

test("a visit from an app is counted under the app's name", async ({ page, database: _ }) => {
  await forgetVisits();
  // Chromium takes such a referrer from Android only.
  await page.addInitScript(() =>
    Object.defineProperty(document, "referrer", { value: "android-app://com.whatsapp/" }),
  );
  await page.goto("/");
  await expect.poll(kept).toHaveLength(1);
  expect(await kept()).toMatchObject([{ referrer_source: "WhatsApp" }]);
});
