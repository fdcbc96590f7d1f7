import type { Page } from "@playwright/test";
import { submitApplication } from "#app/features/applications/applications.server.ts";
import { sql } from "#server/platform/database.ts";
import { anApplicationRead } from "#tooling/testing/application.ts";
import { axe, expect, test } from "../fixtures.ts";
import { applicant, applications, fillIn, path as form, formOf, openForm, send, submitted } from "./apply.ts";

// The records are read in the server's own database.
test.beforeEach(({ database: _ }) => {});

async function usable(page: Page): Promise<void> {
  await axe(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await axe(page, "color-contrast");
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

test("shows how far the application is, can be kept as it is, and withdrawn for good", async ({ page }) => {
  const { ref, path } = await submitApplication(anApplicationRead());
  const row = () => sql()`select * from recruitment_applications where ref = ${ref}`;
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await expect(page.getByText("Hello Ọlájùmọ̀kẹ́", { exact: true })).toBeVisible();
  await expect(page.getByText(ref, { exact: true })).toBeVisible();
  await usable(page);
  await sql()`update recruitment_applications set status = 'shortlisted' where ref = ${ref}`;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are shortlisted");
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
  await usable(page);
  await page.getByRole("link", { name: "No, keep my application" }).click();
  await expect(open).toBeVisible();
  expect(await row()).toHaveLength(1);

  await open.click();
  await page.getByRole("button", { name: "Yes, withdraw and erase" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is withdrawn");
  await expect(page).toHaveURL(path);
  await expect(page.getByText("Hello")).toHaveCount(0);
  expect(await row()).toHaveLength(0);
  await usable(page);
  // Back leads to no page that still has a name on it.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your application is withdrawn");
});

test.describe("a link that leads nowhere", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("says what to do", async ({ page }) => {
    const answer = await page.goto("/recruitment/application/AAAAAAAAAAAAAAAAAAAAAA");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "There is no application under this link",
    );
    await usable(page);
    await page.getByRole("link", { name: "To the application form" }).click();
    await expect(page).toHaveURL(form);
    await expect(formOf(page)).toBeVisible();
  });
});

test("nothing that the browser sends but the page itself names the link", async ({ page }) => {
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
  const [row] = await applications(values);
  const key: string = row?.private_key;
  await page.getByRole("link", { name: "Open my application" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await page.getByRole("link", { name: "See the onboarding steps" }).click();
  await expect(page).toHaveURL("/recruitment/onboarding");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await page.goBack();
  await expect(submitted(page)).toBeVisible();
  const own = `/recruitment/application/${key}`;
  const elsewhere = told.filter((line) => {
    const { pathname } = new URL(line.split(" ")[0] ?? "");
    // Chromium names the page to the fonts and pictures of its own styles, whatever the policy says; they are ours and not
    // written down.
    return line.includes(key) && !pathname.startsWith(own) && !/^\/(fonts\/|assets\/cloth-)/.test(pathname);
  });
  expect(elsewhere).toEqual([]);
  expect(told.filter((line) => line.includes("/api/visits")).join()).toContain("Link: Open my application");
});
