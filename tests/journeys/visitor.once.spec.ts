/** The whole way: a visitor with a phone enrols, and the admin sees it. */
import { devices } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

test.use({ ownContext: true });

test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate course_enrollments cascade`;
  await forgetVisits();
});

test("the admin sees a visitor, and what the visitor did, within ten seconds", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("admin");
  await page.clock.install();
  await page.goto("/admin-dashboard");
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
  const active = page.locator("dl > div").filter({ hasText: "Active Users" }).locator("dd").first();
  await expect(active).toHaveText("0");

  const phone = await browser.newContext({ ...devices["Pixel 7"] });
  const visitor = await phone.newPage();
  await visitor.goto("/video-courses");
  await expect.poll(() => sql()`select 1 from visitor_analytics`).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(active).toHaveText("1");

  await visitor.goto("/enroll?path=ai-integration");
  await hydrate(visitor);
  await visitor.getByLabel("First name").fill("Ngozi");
  await visitor.getByLabel("Last name").fill("Adeyemi");
  await visitor.getByLabel("Email").fill("ngozi@mindsync.example");
  await visitor.getByLabel("Phone number").fill("0803 123 4567");
  await visitor.getByLabel("Business level").selectOption("startup");
  await visitor.getByRole("button", { name: "Enroll Now" }).click();
  await expect(visitor.getByRole("heading", { name: "Your enrollment is saved" })).toBeVisible();

  const tab = (name: string) => page.getByRole("navigation", { name: "Lists" }).getByRole("link", { name });
  await tab("School Enrollments").click();
  await expect(page.getByRole("article")).toContainText("Ngozi Adeyemi");
  await expect(page.getByRole("article")).toContainText("+2348031234567");
  await tab("Click Events").click();
  await expect(page.getByRole("table")).toContainText("Button: Enroll Now");
  await tab("Top Pages").click();
  await expect(page.getByRole("table")).toContainText("Video Courses");
  await expect(page.getByRole("table")).toContainText("/enroll (?path=ai-integration)");
  await expect(active).toHaveText("1");
  await phone.close();
});
