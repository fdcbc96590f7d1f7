import { devices } from "@playwright/test";
import { prerenderedPaths, renderedPages } from "#app/prerendered.ts";
import { makeCourse } from "#tests/support/course.ts";
import { test } from "./fixtures.ts";
import { expectUnmarked } from "./marker.ts";

// Headless Chromium calls itself HeadlessChrome, which counts as a bot.
test.use({ userAgent: devices["Pixel 7"].userAgent, expectedErrors: [/./] });

/** Pages with forms that are on no list of pages. */
const accounts = ["/sign-up", "/sign-in", "/forgotten-password"];

// Posts and terms have no fields, and only the buttons that every page has.
const paths = [
  ...new Set([...prerenderedPaths, ...renderedPages.map(({ path }) => path), ...accounts]),
].filter((path) => !/^\/(?:blog\/|terms$)/.test(path) && !/\.\w+$/.test(path));

for (const path of paths)
  test(`what is typed on ${path} reaches no figure and no log`, async ({ page, database: _, site }) => {
    test.setTimeout(240_000);
    await expectUnmarked(page, path, site.log, "body");
  });

test("what a learner types on their own pages reaches no figure and no log", async ({
  page,
  signedInAs,
  site,
}) => {
  test.setTimeout(480_000);
  const { slug } = await makeCourse({ tier: "free" });
  await signedInAs("learner");
  for (const path of [`/courses/${slug}/the-scale`, `/courses/${slug}/buying/quiz`, "/learning"])
    await expectUnmarked(page, path, site.log, "main");
  // Last, because it can end the session.
  await expectUnmarked(page, "/account", site.log, "main");
});
