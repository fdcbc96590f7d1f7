import { expect, test } from "../fixtures.ts";
import {
  applicant,
  applications,
  expectFilled,
  fillIn,
  formOf,
  openForm,
  path,
  privateLink,
  send,
  submitted,
} from "./apply.ts";

/** The address of the page once the key was exchanged. */
const named = /\/recruitment\/application\/[\w-]{12}$/;

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("only the first request of the page contains the link's key, and no address of the history does", async ({
  page,
}) => {
  const values = applicant();
  const told: string[] = [];
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    told.push(`${request.url()} ${referer} ${request.postData() ?? ""}`);
  });
  const opened = await openForm(page);
  await fillIn(opened, values);
  await send(opened);
  await expect(submitted(page)).toBeVisible();
  const key = (await privateLink(page)).split("/").at(-1) ?? "";
  await page.getByRole("link", { name: "Open my application" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await expect(page).toHaveURL(named);
  await page.reload();
  await page.getByRole("link", { name: "See the onboarding steps" }).click();
  await expect(page).toHaveURL("/recruitment/onboarding");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await expect(page).toHaveURL(named);
  await page.goBack();
  await expect(submitted(page)).toBeVisible();
  expect(
    told.filter((line) => line.includes(key)).map((line) => new URL(line.split(" ")[0] ?? "").pathname),
  ).toEqual([`/recruitment/application/${key}`]);
  expect(told.filter((line) => line.includes("/api/visits")).join()).toContain("Link: Open my application");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("an application is refused, corrected, stored, seen and withdrawn", async ({ page }) => {
    const values = { ...applicant(), "LinkedIn or portfolio": "https://linkedin.com/in/ngozi" };
    await page.goto(path);
    const form = formOf(page);
    await test.step("the response shows the form with its errors, not the top of the page", async () => {
      await form.getByLabel("Age").fill("17");
      await send(form);
      await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
      await expect(page.getByRole("alert").getByText("Validation Error")).toBeInViewport();
      await expect(form.getByText("Full Name is required")).toBeVisible();
      await expect(form.getByText("Please enter a valid age between 18 and 80")).toBeVisible();
      await expect(form.getByLabel("Age")).toHaveValue("17");
    });
    await test.step("the recording field says that it needs script, and shows no dead controls", async () => {
      const field = form.getByRole("group", { name: /^Video or audio/ });
      await expect(field.getByText("Sending a video or audio needs JavaScript.")).toBeVisible();
      await expect(field.getByRole("button")).toHaveCount(0);
      await expect(field.locator("input[type=file]")).toBeHidden();
    });
    await fillIn(form, { ...values, "Phone Number": "0803 123 4567" });
    await send(form);
    await expect(form.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
    await expect(page.getByText("Please correct the errors in the form.", { exact: true })).toBeVisible();
    // Controls that need script are not shown.
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
    await expect(page).toHaveURL(named);
    expect(page.url()).not.toContain(link.split("/").at(-1));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
    await page.getByRole("link", { name: "Withdraw my application" }).click();
    await page.getByRole("button", { name: "Yes, withdraw and erase" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is withdrawn");
    expect(await applications(values)).toHaveLength(0);
  });
});
