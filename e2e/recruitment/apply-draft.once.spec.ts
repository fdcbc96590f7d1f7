import { expect, test } from "../fixtures.ts";
import { applicant, expectFilled, fillIn, openForm } from "./apply.ts";

const key = "mindsync-application-draft";

test("what was typed is there on another day, in another tab", async ({ page, context }) => {
  const values = applicant();
  await fillIn(await openForm(page), values);
  await page.close();
  const tomorrow = await context.newPage();
  await expectFilled(await openForm(tomorrow), values);
});

test("after a week it is gone, from the device too", async ({ page, context }) => {
  await fillIn(await openForm(page), applicant());
  await page.evaluate((key) => {
    const draft = JSON.parse(localStorage.getItem(key) ?? "");
    const days = (draft.until - Date.now()) / (24 * 60 * 60 * 1000);
    if (days < 6.9 || days > 7) throw new Error(`It would be kept for ${days} days.`);
    localStorage.setItem(key, JSON.stringify({ ...draft, until: Date.now() - 1 }));
  }, key);
  await page.close();
  const later = await context.newPage();
  const form = await openForm(later);
  await expect(form.getByLabel("Full Name")).toHaveValue("");
  expect(await later.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
});

test("'Clear the form' empties it and forgets it; that can be undone", async ({ page }) => {
  const values = applicant();
  const form = await openForm(page);
  await fillIn(form, values);
  await form.getByRole("button", { name: "Clear the form" }).click();
  await expect(form.getByLabel("Full Name")).toHaveValue("");
  await expect(form.getByLabel("Zoho")).not.toBeChecked();
  expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expectFilled(form, values);
  await page.reload();
  await expectFilled(form, values);
});
