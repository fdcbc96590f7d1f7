import { enrolmentInput } from "#app/features/school/enrolment-contract.ts";
import { enrol } from "#app/features/school/school.server.ts";
import { makeCourse } from "#tooling/testing/course.ts";
import { anEnrolment } from "#tooling/testing/enrolment.ts";
import { axe, expect, test } from "../fixtures.ts";

// What it makes is nobody else's business, the walk through the site least of all.
test.use({ ownSite: true });

test("the desks of the school can be used by everybody, on every screen", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  const course = await makeCourse({ title: "Oluwaseunfunmilayo".repeat(8) });
  await enrol(enrolmentInput.parse(anEnrolment({ firstName: "a".repeat(100), goals: "b".repeat(2000) })));
  const desk = `/admin-dashboard/courses/${course.id}`;
  for (const path of [
    "/admin-dashboard",
    "/admin-dashboard/courses",
    desk,
    `${desk}/lessons/${course.lessons[0]}`,
    `${desk}/modules/${course.module}`,
    "/admin-dashboard/enrolments",
    "/admin-dashboard/learners",
  ]) {
    await page.goto(path);
    await axe(page);
    const width = page.viewportSize()?.width ?? 0;
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
  }
});
