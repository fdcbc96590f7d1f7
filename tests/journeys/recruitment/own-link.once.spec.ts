import { expect, test } from "../fixtures.ts";
import { applicant, fillIn, openForm, privateLink, send, submitted } from "./apply.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("only the request for the page itself contains the link", async ({ page }) => {
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
  await page.getByRole("link", { name: "See the onboarding steps" }).click();
  await expect(page).toHaveURL("/recruitment/onboarding");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your application");
  await page.goBack();
  await expect(submitted(page)).toBeVisible();
  const own = `/recruitment/application/${key}`;
  const elsewhere = told.filter((line) => {
    const { pathname } = new URL(line.split(" ")[0] ?? "");
    // Chromium sends the page's address with requests for the fonts and pictures of its own stylesheets, whatever the
    // policy says; they are our own requests and are not logged.
    return line.includes(key) && !pathname.startsWith(own) && !/^\/(fonts\/|assets\/cloth-)/.test(pathname);
  });
  expect(elsewhere).toEqual([]);
  expect(told.filter((line) => line.includes("/api/visits")).join()).toContain("Link: Open my application");
});
