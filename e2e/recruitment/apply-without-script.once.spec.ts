import { expect, test } from "../fixtures.ts";
import {
  applicant,
  applications,
  expectFilled,
  fillIn,
  formOf,
  path,
  privateLink,
  send,
  submitted,
} from "./apply.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

// The records are read in the server's own database.
test.beforeEach(({ database: _ }) => {});

test("without script: refused, mended, kept, seen and withdrawn", async ({ page }) => {
  const values = { ...applicant(), "LinkedIn or portfolio": "https://linkedin.com/in/ngozi" };
  await page.goto(path);
  const form = formOf(page);
  await fillIn(form, { ...values, "Phone Number": "0803 123 4567" });
  await send(form);
  await expect(form.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
  await expect(page.getByText("Please correct the errors in the form.", { exact: true })).toBeVisible();
  // What needs script is not shown.
  await expect(form.getByRole("button", { name: "Use +234" })).toBeHidden();
  await form.getByLabel("Phone Number").fill(values["Phone Number"]);
  await expectFilled(form, values);
  await send(form);
  await expect(submitted(page)).toBeVisible();
  const [row] = await applications(values);
  await expect(page.getByText(row?.ref, { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy the link" })).toBeHidden();
  await page.reload();
  expect(await applications(values)).toHaveLength(1);

  const link = await privateLink(page);
  await page.getByRole("link", { name: "Open my application" }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await page.getByRole("link", { name: "Withdraw my application" }).click();
  await page.getByRole("button", { name: "Yes, withdraw and erase" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is withdrawn");
  expect(await applications(values)).toHaveLength(0);
});

test("without script the answer shows the form with what is wrong, not the top of the page", async ({
  page,
}) => {
  await page.goto(path);
  const form = formOf(page);
  await form.getByLabel("Age").fill("17");
  await send(form);
  await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
  await expect(page.getByRole("alert").getByText("Validation Error")).toBeInViewport();
  await expect(form.getByText("Full Name is required")).toBeVisible();
  await expect(form.getByText("Please enter a valid age between 18 and 80")).toBeVisible();
  await expect(form.getByLabel("Age")).toHaveValue("17");
});
