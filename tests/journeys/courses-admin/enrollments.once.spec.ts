import { enrol } from "#app/school/enroll/enroll.server.ts";
import { enrollmentInput } from "#app/school/enroll/enrollment-contract.ts";
import { listTexts } from "#content/back-office.ts";
import { enrollmentsList as texts } from "#content/enrollments-list.ts";
import { sql } from "#server/platform/database.ts";
import { anEnrollment } from "#tests/support/enrollment.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { openRow } from "../open-row.ts";

test.slow();
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  await sql()`truncate course_enrollments cascade`;
});

test("enrollments get a status, singly and in bulk, with undo, and become a file", async ({ page }) => {
  for (const firstName of ["Ada", "Bola", "Chidi"])
    await enrol(enrollmentInput.parse(anEnrollment({ firstName })));
  const statuses = async () =>
    (await sql()`select status from course_enrollments order by first_name`).map(({ status }) => status);
  await page.goto("/admin-dashboard?tab=enrollments");
  await hydrate(page);
  await page.getByRole("link", { name: texts.toList }).click();
  const row = (name: string) => page.getByRole("article").filter({ hasText: name });
  await openRow(row("Ada Okafor"));
  await page.getByLabel(texts.statusOf("Ada Okafor")).selectOption("contacted");
  await page.getByRole("button", { name: `${texts.set}: Ada Okafor` }).click();
  await expect(page.getByText(/is now Contacted\./)).toBeVisible();

  await page.getByLabel(texts.selectOf("Ada Okafor")).check();
  await page.getByLabel(texts.selectOf("Bola Okafor")).check();
  await page.getByLabel(texts.bulk.label).selectOption("paid");
  await page.getByLabel(texts.bulk.tier).selectOption("pro");
  await page.getByRole("button", { name: texts.bulk.submit }).click();
  await expect(page.getByText("2 enrollments are now Paid.")).toBeVisible();
  expect(await statuses()).toEqual(["paid", "paid", "new"]);
  await page.getByRole("button", { name: listTexts.undo }).click();
  await expect(page.getByText("2 enrollments are as they were.")).toBeVisible();
  expect(await statuses()).toEqual(["contacted", "new", "new"]);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: texts.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^enrol.*\.csv$/);

  await test.step("when one leaves the list the focus moves to the next", async () => {
    await sql()`update course_enrollments set status = 'new'`;
    await page.goto("/admin-dashboard/enrollments?status=new");
    await hydrate(page);
    await openRow(row("Bola Okafor"));
    await page.getByLabel(texts.statusOf("Bola Okafor")).selectOption("contacted");
    await page.getByRole("button", { name: `${texts.set}: Bola Okafor` }).press("Enter");
    await expect(page.getByText(/is now Contacted\./)).toBeVisible();
    await expect(row("Ada Okafor").locator("summary")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(texts.statusOf("Ada Okafor"))).toBeVisible();
  });
});
