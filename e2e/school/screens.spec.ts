import { makeCourse } from "#tooling/testing/course.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";
import { expectUsable } from "../usable.ts";

test.slow();
test.use({ opensChats: false });
test.beforeEach(({ database: _ }) => {});
test.afterEach(removeTestCourses);

test("the screens of an account can be used by everybody", async ({ page }) => {
  for (const path of [
    "/sign-in",
    "/sign-up",
    "/forgotten-password",
    "/reset-password?token=abcdefghijklmnop",
    "/confirm-email?token=abcdefghijklmnop",
  ]) {
    await page.goto(path);
    await hydrate(page);
    await expectUsable(page);
  }
});

test("the screens of a learner can be used by everybody", async ({ page, signedInAs }) => {
  const [free, paid] = [await makeCourse(), await makeCourse({ tier: "pro" })];
  const closed = `/courses/${paid.slug}/the-scale`;
  const look = async (path: string) => {
    await page.goto(path);
    await hydrate(page);
    await expectUsable(page);
  };
  for (const path of ["/video-courses", "/courses/business-automation", closed]) await look(path);
  const { email } = await signedInAs("learner");
  for (const path of [
    "/learning",
    closed,
    `/courses/${free.slug}`,
    `/courses/${free.slug}/the-scale`,
    `/courses/${free.slug}/buying/quiz`,
    "/courses/business-automation/four-rungs",
  ])
    await look(path);
  await expect(page.getByText(email)).toHaveCount(0);
});
