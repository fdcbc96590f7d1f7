import { learningPathChoices } from "#content/enrollment.ts";
import { expect, test } from "../fixtures.ts";
import { dialogOf, expectFilled, fillIn, openDialog, rowsOf, send, success, visitor } from "./form.ts";

// The tests read the records in the server's own database.
test.slow();
test.beforeEach(({ database: _ }) => {});

test("a form that was closed, or a page that was reloaded, still has everything that was typed into it", async ({
  page,
}) => {
  await page.goto("/video-courses");
  const values = visitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, values);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expectFilled(await openDialog(page), values);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFilled(await openDialog(page), values);
  // A press outside the dialog does not close a form.
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectFilled(await openDialog(page), values);
  await test.step("the open form is part of the address: a reload opens it again, and Back closes it", async () => {
    await page.reload();
    await expect(dialog).toBeVisible();
    await expectFilled(dialog, values);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/video-courses");
  });
  await test.step("each path's card opens the form with its path selected and the rest filled in", async () => {
    for (const { value, label } of learningPathChoices.filter(({ value }) => value !== "all-paths")) {
      await page
        .locator("#paths")
        .getByRole("link", { name: `Start Course: ${label}` })
        .click();
      await expectFilled(dialogOf(page), { ...values, learningPath: value });
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
    }
  });
  await page
    .locator("#paths")
    .getByRole("link", { name: "Start Course: AI Integration for Business" })
    .click();
  await send(dialog);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  expect(await rowsOf(values.email)).toMatchObject([{ learning_path: "ai-integration" }]);
});
