import { readFile } from "node:fs/promises";
import { deskTexts } from "#app/content/back-office.ts";
import { enrolmentsDesk as texts } from "#app/content/enrolments-desk.ts";
import { enrolmentInput } from "#app/features/school/enrolment-contract.ts";
import { enrol } from "#app/features/school/school.server.ts";
import { sql } from "#server/platform/database.ts";
import { anEnrolment } from "#tooling/testing/enrolment.ts";
import { expect, hydrate, test } from "../fixtures.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  await sql()`truncate course_enrollments`;
});

test("enrolments get a status, one and several, have it taken back, and become a file", async ({ page }) => {
  for (const firstName of ["Ada", "Bola", "=Chidi"])
    await enrol(enrolmentInput.parse(anEnrolment({ firstName })));
  const statuses = async () =>
    (await sql()`select status from course_enrollments order by first_name`).map(({ status }) => status);
  await page.goto("/admin-dashboard?tab=enrollments");
  await hydrate(page);
  await page.getByRole("link", { name: texts.toDesk }).click();
  await page.getByLabel(texts.statusOf("Ada Okafor")).selectOption("contacted");
  await page.getByRole("button", { name: `${texts.set}: Ada Okafor` }).click();
  await expect(page.getByText(/is now Contacted\./)).toBeVisible();

  await page.getByLabel(texts.chooseOf("Ada Okafor")).check();
  await page.getByLabel(texts.chooseOf("Bola Okafor")).check();
  await page.getByLabel(texts.bulk.label).selectOption("paid");
  await page.getByRole("button", { name: texts.bulk.submit }).click();
  await expect(page.getByText("2 enrolments are now Paid.")).toBeVisible();
  expect(await statuses()).toEqual(["new", "paid", "paid"]);
  await page.getByRole("button", { name: deskTexts.undo }).click();
  await expect(page.getByText("2 enrolments are as they were.")).toBeVisible();
  expect((await statuses()).sort()).toEqual(["contacted", "new", "new"]);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: texts.download }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("'=Chidi");
  expect(file.trim().split("\r\n")).toHaveLength(4);
});
