import { leadSuccess } from "#app/content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import {
  chatOf,
  expectContactFilled,
  fillContact,
  leads,
  name,
  openSection,
  send,
  success,
} from "./forms.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("a message", () => {
  test("is kept, confirmed, and a second later carried to WhatsApp", async ({ page, context }) => {
    await page.clock.install();
    const form = await openSection(page, "contact");
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
    await expect(form.getByText(rows[0]?.ref, { exact: true })).toBeVisible();
    await expect(form.getByText("0803 123 4567", { exact: true })).toBeVisible();
    // The confirmation says it all: no notice lies over it.
    await expect(page.getByRole("region", { name: "Notices" }).getByRole("article")).toHaveCount(0);
    expect(context.pages()).toHaveLength(1);
    const opened = page.waitForEvent("popup");
    await page.clock.runFor(1000);
    const text = await chatOf(await opened);
    expect(text).toContain(`Name: ${name.normalize("NFC")}`);
    expect(text).toContain("About: Mindsync Books");
    expect(text).toMatch(new RegExp(`Ref: ${rows[0]?.ref}$`));
  });

  test("whose WhatsApp window is blocked leaves a link that waits", async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const form = await openSection(page, "contact");
    await fillContact(form);
    await send(form);
    const link = form.getByRole("link", { name: "Open WhatsApp" });
    await expect(link).toBeVisible();
    await expect(form).toContainText("If WhatsApp did not open, open it here.");
    const opened = page.waitForEvent("popup");
    await link.click();
    expect(await chatOf(await opened)).toMatch(/Ref: MSG-\w{5}$/);
    await expect(link).toBeVisible();
  });

  test("half written is still there after a reload, and on the form's own page", async ({ page }) => {
    await fillContact(await openSection(page, "contact"));
    const again = await openSection(page, "contact");
    await expectContactFilled(again);
    await expect(again).toContainText("43/5000");
    await page.goto("/contact");
    await hydrate(page);
    await expectContactFilled(page.locator("form"));
    await send(page.locator("form"));
    await expect(page.getByRole("heading", { level: 1, name: leadSuccess.heading })).toBeVisible();
    expect(await leads()).toHaveLength(1);
    await page.goto("/contact");
    await hydrate(page);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });

  test("that is confirmed stays so over a reload, until the tab asks for a new form", async ({ page }) => {
    await page.goto("/contact");
    await hydrate(page);
    await fillContact(page.locator("form"));
    await send(page.locator("form"));
    const heading = page.getByRole("heading", { level: 1, name: leadSuccess.heading });
    await expect(heading).toBeVisible();
    const [lead] = await leads();
    await expect(page).toHaveURL(`/contact#saved=${lead?.ref}`);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(lead?.ref, { exact: true })).toBeVisible();
    await expect(page.getByText("0803 ••• 4567", { exact: true })).toBeVisible();
    await expect(page.getByText(leadSuccess.unopened)).toBeVisible();
    const chat = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
    await page.goto("/contact");
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});
