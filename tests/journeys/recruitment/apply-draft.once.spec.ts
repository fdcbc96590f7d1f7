import { expect, hydrate, test } from "../fixtures.ts";
import { applicant, expectFilled, fillIn, formOf, openForm } from "./apply.ts";

test.slow();

const key = "mindsync-application-draft";

test("what is typed before the script is there stays beside the draft, and is in it", async ({ page }) => {
  const form = await openForm(page);
  await form.getByLabel("Full Name").fill("Ada Obi");
  await form.getByLabel("Age").fill("30");
  const come = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto("/recruitment/apply", { waitUntil: "commit" });
  await form.getByLabel("Full Name").fill("Ibrahim A");
  come.resolve();
  await hydrate(page);
  await expect(form.getByLabel("Age")).toHaveValue("30");
  await expect(form.getByLabel("Full Name")).toHaveValue("Ibrahim A");
  const stored = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "").values, key);
  expect(stored).toMatchObject({ fullName: "Ibrahim A", age: "30" });
});

test("a half-filled form is stored on the device for a week", async ({ page, context }) => {
  const values = applicant();
  await fillIn(await openForm(page), values);
  await page.reload();
  await hydrate(page);
  const form = formOf(page);
  await expectFilled(form, values);
  await expect(form.getByText("31/1000", { exact: true })).toBeVisible();
  await test.step("it is there after leaving and coming back", async () => {
    await form.getByLabel("Zoho").uncheck();
    await page.getByRole("link", { name: "How we treat your details" }).click();
    await expect(page).toHaveURL("/privacy");
    await page.goBack();
    await expect(form.getByLabel("Full Name")).toHaveValue(values["Full Name"]);
    await expect(form.getByLabel("Zoho")).not.toBeChecked();
    await form.getByLabel("Zoho").check();
    await expectFilled(form, values);
  });
  await test.step("'Clear the form' removes it, and Undo restores it", async () => {
    await form.getByRole("button", { name: "Clear the form" }).click();
    await expect(form.getByLabel("Full Name")).toHaveValue("");
    await expect(form.getByLabel("Zoho")).not.toBeChecked();
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
    await page.getByRole("button", { name: "Undo" }).click();
    await expectFilled(form, values);
  });
  await page.close();
  await test.step("another tab has it on another day; after a week it is gone from the device", async () => {
    const tomorrow = await context.newPage();
    await expectFilled(await openForm(tomorrow), values);
    const days = await tomorrow.evaluate((key) => {
      const draft = JSON.parse(localStorage.getItem(key) ?? "");
      localStorage.setItem(key, JSON.stringify({ ...draft, until: Date.now() - 1 }));
      return (draft.until - Date.now()) / (24 * 60 * 60 * 1000);
    }, key);
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await tomorrow.close();
    const later = await context.newPage();
    await expect((await openForm(later)).getByLabel("Full Name")).toHaveValue("");
    expect(await later.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
  });
});
