import { devices } from "@playwright/test";
import { test } from "./fixtures.ts";
import { expectUnmarked } from "./marker.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent, expectedErrors: [/./] });

/** The full run does the same on every page, menus and footer included. */
test("what is typed into the contact form reaches no figure and no log", async ({
  page,
  database: _,
  site,
}) => {
  await expectUnmarked(page, "/contact", site.log, "main");
});
