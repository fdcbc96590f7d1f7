import { submitApplication } from "#app/recruitment/apply/applications.server.ts";
import { sql } from "#server/platform/database.ts";
import { anApplicationRead } from "#tests/support/application.ts";
import { expect, test } from "../fixtures.ts";
import { expectUsable } from "../usable.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});
test.use({ expectedErrors: [/status of 404/] });

test("an applicant sees the status of the application, saves its link, and withdraws it for good", async ({
  page,
}) => {
  const { ref, path } = await submitApplication(anApplicationRead());
  const row = () => sql()`select * from recruitment_applications where ref = ${ref}`;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(path);
  await expect(heading).toHaveText("We have your application");
  await expect(page.getByText("Hello Ọlájùmọ̀kẹ́", { exact: true })).toBeVisible();
  await expect(page.getByText(ref, { exact: true })).toBeVisible();
  await expect(page.getByText(path)).toBeVisible();
  await expectUsable(page);
  await sql()`update recruitment_applications set status = 'shortlisted' where ref = ${ref}`;
  await page.reload();
  await expect(heading).toHaveText("You are shortlisted");
  await expect(page.getByRole("link", { name: "See the test assignments" })).toHaveAttribute(
    "href",
    "/recruitment/test-assignments",
  );
  const chat = await page.getByRole("link", { name: "Ask on WhatsApp" }).getAttribute("href");
  expect(chat).toContain(`Ref%3A%20${ref}`);
  expect(chat).not.toContain(path.split("/").at(-1));

  const open = page.getByRole("link", { name: "Withdraw my application" });
  await open.press("Enter");
  await expect(page.getByRole("heading", { name: "Withdraw it and erase everything?" })).toBeInViewport();
  await expectUsable(page);
  await page.getByRole("link", { name: "No, keep my application" }).click();
  await expect(open).toBeVisible();
  expect(await row()).toHaveLength(1);

  await open.click();
  await page.getByRole("button", { name: "Yes, withdraw and erase" }).click();
  await expect(heading).toHaveText("Your application is withdrawn");
  await expect(page).toHaveURL(/\/recruitment\/application\/[\w-]{12}$/);
  await expect(page.getByText("Hello")).toHaveCount(0);
  expect(await row()).toHaveLength(0);
  await expectUsable(page);
  // Back leads to no page that still shows a name.
  await page.goBack();
  await expect(heading).toHaveText("Your application is withdrawn");
  await test.step("an invalid link says what to do", async () => {
    await page.goto("/recruitment/application/AAAAAAAAAAAAAAAAAAAAAA");
    await expect(heading).toHaveText("There is no application at this link");
    await expectUsable(page);
  });
});
