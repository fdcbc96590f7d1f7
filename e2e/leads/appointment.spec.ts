import { appointmentSuccess } from "#app/content/appointment.ts";
import { slotInWords } from "#app/features/leads/slot-words.ts";
import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tooling/testing/lead.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { book, chatOf, choose, dayLink, fillDetails, leads, name, openSection, someSlots } from "./forms.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("an appointment", () => {
  test("is booked on the home page, said in words, put in the calendar and carried to WhatsApp", async ({
    page,
  }) => {
    const [slot = ""] = await someSlots(1);
    const form = await openSection(page, "appointment");
    await choose(form, slot);
    await fillDetails(form);
    const opened = page.waitForEvent("popup");
    await book(form);
    await expect(form.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    await expect(form.getByRole("heading", { name: "Your appointment is booked" })).toBeInViewport();
    const rows = await leads();
    expect(rows).toMatchObject([
      {
        ref: expect.stringMatching(/^APT-/),
        name: name.normalize("NFC"),
        email: null,
        phone: "+2348031234567",
        project_type: "appointment",
        message: "My orders get lost.",
        slot,
      },
    ]);
    const text = await chatOf(await opened);
    expect(text).toContain(`Time: ${slotInWords(slot)}`);
    expect(text).toMatch(new RegExp(`Ref: ${rows[0]?.ref}$`));
    const download = page.waitForEvent("download");
    await form.getByRole("link", { name: "Add to calendar" }).click();
    expect((await download).suggestedFilename()).toBe(`${rows[0]?.ref}.ics`);
  });

  test("can be chosen with the keyboard alone", async ({ page }) => {
    const slots = await someSlots(2);
    await page.goto(`/appointment?day=${slots[0]?.slice(0, 10)}`);
    await hydrate(page);
    await page.locator(`input[value="${slots[0]}"]`).focus();
    await page.keyboard.press("Space");
    await expect(page.locator(`input[value="${slots[0]}"]`)).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator(`input[value="${slots[1]}"]`)).toBeChecked();
  });

  test("of a day at the end of the strip shows that day", async ({ page }) => {
    const last = (await freeSlots()).at(-1) ?? "";
    await page.goto(`/appointment?day=${last.slice(0, 10)}`);
    await hydrate(page);
    await expect(dayLink(page.locator("form"), last)).toHaveAttribute("aria-current", "true");
    await expect(dayLink(page.locator("form"), last)).toBeInViewport({ ratio: 1 });
  });

  test("half filled is still there after a reload, with its time", async ({ page }) => {
    const [slot = ""] = await someSlots(1);
    const form = await openSection(page, "appointment");
    await choose(form, slot);
    await fillDetails(form);
    const again = await openSection(page, "appointment");
    await expect(again.locator(`input[value="${slot}"]`)).toBeChecked();
    await expect(again.getByLabel("What you want to talk about")).toHaveValue("My orders get lost.");
  });

  test("is confirmed in full sight, with the number it was booked for", async ({ page }) => {
    const [slot = ""] = await someSlots(1);
    await page.goto(`/appointment?day=${slot.slice(0, 10)}`);
    await hydrate(page);
    const form = page.locator("form");
    await choose(form, slot);
    await fillDetails(form);
    await book(form);
    await expect(page.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    const [lead] = await leads();
    for (const text of [slotInWords(slot), "0803 123 4567", `${lead?.ref}`]) {
      const shown = page.getByText(text, { exact: true });
      await expect(shown).toBeInViewport({ ratio: 1 });
      const onTop = await shown.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && (element.contains(top) || top.contains(element));
      });
      expect(onTop, text).toBe(true);
    }
    await expect(page.getByRole("region", { name: "Notices" }).getByRole("article")).toHaveCount(0);
    await axe(page);
  });

  test("that is confirmed stays so over a reload and by Back, and keeps nothing personal", async ({
    page,
  }) => {
    const [slot = ""] = await someSlots(1);
    await page.goto(`/appointment?day=${slot.slice(0, 10)}`);
    await hydrate(page);
    await choose(page.locator("form"), slot);
    await fillDetails(page.locator("form"));
    await book(page.locator("form"));
    const confirmed = async () => {
      await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
      await expect(page.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    };
    await confirmed();
    const [lead] = await leads();
    expect(new URL(page.url()).hash).toBe(`#saved=${lead?.ref}`);
    await page.reload();
    await confirmed();
    await expect(page.getByText("0803 ••• 4567", { exact: true })).toBeVisible();
    await expect(page.getByText(appointmentSuccess.unopened)).toBeVisible();
    const chat = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
    const text = new URL(chat ?? "").searchParams.get("text") ?? "";
    expect(text).toContain(slotInWords(slot));
    expect(text).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
    const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    for (const personal of ["8031234567", "0803 123", "Amaka", "orders"])
      expect(kept).not.toContain(personal);
    await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
    await expect(page).toHaveURL("/tools");
    await page.goBack();
    await confirmed();
    await page.goto("/appointment");
    await hydrate(page);
    await expect(page.getByLabel("Your name")).toHaveValue("");
  });

  test("on the home page is confirmed there again after a reload", async ({ page }) => {
    const [slot = ""] = await someSlots(1);
    const form = await openSection(page, "appointment");
    await choose(form, slot);
    await fillDetails(form);
    await book(form);
    await expect(form.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    await page.reload();
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByRole("heading", { name: "Your appointment is booked" })).toBeVisible();
    await expect(form.getByText(slotInWords(slot), { exact: true })).toBeVisible();
  });
});
