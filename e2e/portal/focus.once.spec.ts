import type { Page } from "@playwright/test";
import { enrolmentsDesk } from "#app/content/enrolments-desk.ts";
import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { enrolmentInput } from "#app/features/school/enrolment-contract.ts";
import { enrol } from "#app/features/school/school.server.ts";
import { sql } from "#server/platform/database.ts";
import { anEnrolment } from "#tooling/testing/enrolment.ts";
import { keptApplication } from "#tooling/testing/kept-applications.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { emptyPortal, expectNames, open } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  await emptyPortal();
});

/** Sets a status by the keyboard alone: nothing but the page itself moves the focus. */
async function setByKeys(page: Page, name: string, status: string): Promise<void> {
  const field = page.getByLabel(texts.statusOf(name));
  await field.selectOption(status);
  await field.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: texts.setOf(name) })).toBeFocused();
  await page.keyboard.press("Enter");
}

test("an application that leaves the list hands the focus on to the next one", async ({ page }) => {
  for (const [at, full_name] of ["Ada Obi", "Bola Ade", "Chi Eze", "Dayo Ola"].entries())
    await keptApplication({ full_name, created_at: new Date(Date.UTC(2026, 0, 10 - at)) });
  await open(page, "?status=pending");
  await setByKeys(page, "Bola Ade", "rejected");
  await expectNames(page, ["Ada Obi", "Chi Eze", "Dayo Ola"]);
  await expect(page.getByLabel(texts.statusOf("Chi Eze"))).toBeFocused();
  // After the last one comes the one before it.
  await setByKeys(page, "Dayo Ola", "shortlisted");
  await expectNames(page, ["Ada Obi", "Chi Eze"]);
  await expect(page.getByLabel(texts.statusOf("Chi Eze"))).toBeFocused();
  // All at once: the form that did it goes too.
  for (const name of ["Ada Obi", "Chi Eze"]) await page.getByLabel(texts.chooseOf(name)).check();
  await page.getByRole("button", { name: texts.bulk.submit }).press("Enter");
  await expect(page.locator(":focus")).toHaveText(texts.empty.title);
});

test("one that stays in the list keeps the focus where it was", async ({ page }) => {
  for (const full_name of ["Ada Obi", "Bola Ade"]) await keptApplication({ full_name });
  await open(page);
  await setByKeys(page, "Bola Ade", "rejected");
  await expect(page.getByText("is now Rejected.")).toBeVisible();
  await expect(page.getByRole("button", { name: texts.setOf("Bola Ade") })).toBeFocused();
  await expect(page.getByLabel(texts.statusOf("Bola Ade"))).toHaveValue("rejected");
});

test("a focus that went elsewhere meanwhile stays there", async ({ page }) => {
  for (const full_name of ["Ada Obi", "Bola Ade"]) await keptApplication({ full_name });
  await open(page, "?status=pending");
  await page.route("**/recruitment/admin.data*", async (route) => {
    await page.getByLabel(texts.search.label, { exact: true }).focus();
    await route.continue();
  });
  await setByKeys(page, "Bola Ade", "rejected");
  await expectNames(page, ["Ada Obi"]);
  await expect(page.getByLabel(texts.search.label, { exact: true })).toBeFocused();
});

test("an enrolment hands it on too", async ({ page }) => {
  await sql()`truncate course_enrollments`;
  for (const firstName of ["Chidi", "Bola", "Ada"])
    await enrol(enrolmentInput.parse(anEnrolment({ firstName })));
  await page.goto("/admin-dashboard/enrolments?status=new");
  await hydrate(page);
  await page.getByLabel(enrolmentsDesk.statusOf("Bola Okafor")).selectOption("paid");
  await page.getByRole("button", { name: `${enrolmentsDesk.set}: Bola Okafor` }).press("Enter");
  await expect(page.getByText(/is now Paid\./)).toBeVisible();
  await expect(page.getByLabel(enrolmentsDesk.statusOf("Chidi Okafor"))).toBeFocused();
});
