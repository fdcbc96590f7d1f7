import type { Page } from "@playwright/test";
import { makeCourse } from "#tests/support/course.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";
import { expectUsableInBoth } from "../usable.ts";

test.slow();
// A locked lesson responds with 401 or 403.
test.use({ expectedErrors: [/status of (401|403)/] });
test.beforeEach(({ database: _ }) => {});
test.afterEach(removeTestCourses);

async function look(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await hydrate(page);
    await expectUsableInBoth(page);
  }
}

test("the screens of an account are accessible", ({ page }) =>
  look(page, [
    "/sign-in",
    "/sign-up",
    "/forgotten-password",
    "/reset-password?token=abcdefghijklmnop",
    "/confirm-email?token=abcdefghijklmnop",
    "/confirm-email/new-address?token=abcdefghijklmnop",
  ]));

// The list of courses and an open course are in pages.once.spec.ts.
test("a locked lesson is accessible", async ({ page, signedInAs }) => {
  const { slug } = await makeCourse({ tier: "pro" });
  const closed = `/courses/${slug}/the-scale`;
  await look(page, [closed]);
  await signedInAs("learner");
  await look(page, [closed]);
});

test("the screens of a learner are accessible", async ({ page, signedInAs }) => {
  const { slug } = await makeCourse();
  const { email } = await signedInAs("learner");
  await look(page, [
    "/learning",
    `/courses/${slug}`,
    `/courses/${slug}/the-scale`,
    `/courses/${slug}/buying/quiz`,
    "/courses/business-automation/four-rungs",
  ]);
  await expect(page.getByText(email)).toHaveCount(0);
  await look(page, ["/account", "/account?notice=email", "/two-step-sign-in"]);
});
