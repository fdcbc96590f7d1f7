import { slotInWords } from "#app/leads/slot-words.ts";
import { appointmentSuccess } from "#content/appointment.ts";
import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tests/support/lead.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { book, chatOf, choose, dayLink, fillDetails, leads, name, openSection, someSlots } from "./forms.ts";

test.slow();
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});
const booked = "Your appointment is booked";

test("a call is booked on the home page, added to the calendar and opened in WhatsApp", async ({ page }) => {
  const [slot = ""] = await someSlots(1);
  const form = await openSection(page, "appointment");
  await choose(form, slot);
  await fillDetails(form);
  const opened = page.waitForEvent("popup");
  await book(form);
  const confirmed = async () => {
    await expect(form.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    await expect(form.getByRole("heading", { name: booked })).toBeVisible();
  };
  await confirmed();
  await expect(form.getByRole("heading", { name: booked })).toBeInViewport();
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
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await confirmed();
});

test("a call booked on the form's own page is confirmed in view, and stays confirmed", async ({ page }) => {
  const slots = await freeSlots();
  const [slot = ""] = slots;
  const form = page.locator("form");
  await test.step("a day at the end of the strip is shown", async () => {
    const last = slots.at(-1) ?? "";
    await page.goto(`/appointment?day=${last.slice(0, 10)}`);
    await hydrate(page);
    await expect(dayLink(form, last)).toHaveAttribute("aria-current", "true");
    await expect(dayLink(form, last)).toBeInViewport({ ratio: 1 });
  });
  await page.goto(`/appointment?day=${slot.slice(0, 10)}`);
  await hydrate(page);
  await choose(form, slot);
  await fillDetails(form);
  await book(form);
  const confirmed = async () => {
    await expect(page.getByRole("heading", { level: 1, name: booked })).toBeVisible();
    await expect(page.getByText(slotInWords(slot), { exact: true })).toBeVisible();
  };
  await confirmed();
  const [lead] = await leads();
  await test.step("nothing covers it", async () => {
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
  await test.step("it stays after a reload, with nothing personal stored", async () => {
    expect(new URL(page.url()).hash).toBe(`#saved=${lead?.ref}`);
    await page.reload();
    await confirmed();
    await expect(page.getByText("0803 ••• 4567", { exact: true })).toBeVisible();
    await expect(page.getByText(appointmentSuccess.unopened)).toBeVisible();
    const chat = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
    const text = new URL(chat ?? "").searchParams.get("text") ?? "";
    expect(text).toContain(slotInWords(slot));
    expect(text).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    for (const personal of ["8031234567", "0803 123", "Amaka", "orders"])
      expect(stored).not.toContain(personal);
  });
  await test.step("and after Back, until a new form is requested", async () => {
    // On a phone the footer's links are folded.
    if ((page.viewportSize()?.width ?? 0) < 768)
      await page.locator("footer summary", { hasText: "Products" }).click();
    await page.locator("footer").getByRole("link", { name: "Free AI Tools" }).first().click();
    await expect(page).toHaveURL("/tools");
    await page.goBack();
    await confirmed();
    await page.goto("/appointment");
    await hydrate(page);
    await expect(page.getByLabel("Your name")).toHaveValue("");
  });
});
