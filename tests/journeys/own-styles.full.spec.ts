import { prerenderedPaths } from "#app/prerendered.ts";
import { test } from "./fixtures.ts";
import { expectOwnStyles } from "./own-styles.ts";

/** Public pages that are rendered for each visitor. */
const rendered = [
  "/contact",
  "/recruitment/apply",
  "/appointment",
  "/enroll",
  "/video-courses",
  "/courses/business-automation",
  "/sign-in",
];

for (const path of [...prerenderedPaths, ...rendered]) {
  test(`${path} contains every rule of the stylesheet that it needs`, async ({ page }) => {
    await expectOwnStyles(page, path);
  });
}
