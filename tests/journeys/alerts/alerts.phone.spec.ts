import { alertTexts as texts } from "#content/alerts.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectUsable } from "../usable.ts";

test.use({ expectedErrors: [/status of 422.*\/alerts/] });
test.afterEach(async () => {
  await sql()`truncate alert_settings, alert_targets cascade`;
});

test("an admin chooses what to be told of, and when", async ({ page, signedInAs }) => {
  await signedInAs("admin");
  await page.goto(texts.path);
  await hydrate(page);
  await expect(page.getByText(texts.now.noServer)).toBeVisible();
  await expect(page.getByText(texts.lost.none)).toBeVisible();
  await expectUsable(page);

  const contact = page.getByRole("checkbox", { name: "Contact form" });
  await contact.uncheck();
  await page.getByLabel(texts.form.from).selectOption("22");
  await page.getByRole("button", { name: texts.form.submit, exact: true }).click();
  await expect(page.getByText(texts.form.bothHours)).toBeVisible();
  await expect(contact).not.toBeChecked();
  await expect(page.getByLabel(texts.form.from)).toHaveValue("22");

  await page.getByLabel(texts.form.to).selectOption("7");
  await page.getByRole("button", { name: texts.form.submit, exact: true }).click();
  await expect(page.getByText(texts.form.saved)).toBeFocused();
  await page.reload();
  await expect(contact).not.toBeChecked();
  await expect(page.getByLabel(texts.form.to)).toHaveValue("7");
  await expect(page.getByRole("checkbox", { name: "Quote" })).toBeChecked();
});
