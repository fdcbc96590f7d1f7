import { expect, test } from "../fixtures.ts";
import { applicant, fillIn, openForm, privateLink, send, submitted } from "./apply.ts";

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
  expect(told.filter((line) => line.includes("/api/visits")).join()).toContain("a: Open my application");
});
