import { contactFields, contactNext, leadSuccess } from "#content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { chatOf, fillContact, leads, name, openForm, send, success } from "./forms.ts";

test.use({ ownContext: true });

test.slow();
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test("a message is written on the home page, confirmed, and a second later opened in WhatsApp", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await page.clock.install();
  await page.goto("/");
  await hydrate(page);
  const form = page.locator("#contact");
  // Both forms of the home page open where they are; then the page is complete.
  for (const id of ["contact", "appointment"] as const) {
    await expect((await openForm(page, id)).getByLabel("Your name")).toBeVisible();
  }
  await axe(page);
  await test.step("an error that only the server finds is shown beside its field", async () => {
    await fillContact(form);
    await form.getByLabel("Phone number").fill("+999 1234567");
    await send(form);
    await expect(form.getByLabel("Phone number")).toHaveAccessibleDescription(
      "Please enter a valid phone number",
    );
    expect(await leads()).toEqual([]);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await fillContact(form);
  await send(form);
  const notice = form.getByRole("status").filter({ hasText: success });
  await expect
    .poll(() => page.clock.runFor(10).then(() => notice.isVisible()), { intervals: [10] })
    .toBe(true);
  const rows = await leads();
  expect(rows).toMatchObject([
    {
      ref: expect.stringMatching(/^MSG-/),
      name: name.normalize("NFC"),
      email: "amaka@mindsync.example",
      phone: "+2348031234567",
      company: "Okafor & Daughters",
      project_type: "books",
      message: "Two shops, one book.\n50% of orders get lost",
    },
  ]);
  await expect(form.getByRole("heading", { name: leadSuccess.heading })).toBeInViewport();
  await expect(form.getByRole("heading", { level: 4, name: contactNext.nextHeading })).toBeVisible();
  await expect(form.getByText(rows[0]?.ref, { exact: true })).toBeVisible();
  await expect(form.getByText("0803 123 4567", { exact: true })).toBeVisible();
  // The confirmation says everything: no notice covers it.
  await expect(page.getByRole("region", { name: "Notices" }).getByRole("article")).toHaveCount(0);
  expect(context.pages()).toHaveLength(1);
  const opened = page.waitForEvent("popup");
  await page.clock.runFor(1000);
  const text = await chatOf(await opened);
  expect(text).toContain(`Name: ${name.normalize("NFC")}`);
  expect(text).toContain("About: Mindsync Books");
  expect(text).toMatch(new RegExp(`Ref: ${rows[0]?.ref}$`));
});

test("each form of the home page has an address", async ({ page }) => {
  for (const id of ["contact", "appointment"]) {
    await page.goto(`/?to=${id}#${id}`);
    await hydrate(page);
    await expect(page.locator(`#${id}`).getByLabel(contactFields.name.label)).toBeVisible();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});
