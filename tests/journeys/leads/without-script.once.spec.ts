import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { slotInWords } from "#app/leads/slot-words.ts";
import { appointmentSuccess } from "#content/appointment.ts";
import { leadSuccess } from "#content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { anAppointment } from "#tests/support/lead.ts";
import { expect, test } from "../fixtures.ts";
import {
  book,
  choose,
  expectContactFilled,
  fillContact,
  fillDetails,
  leads,
  name,
  send,
  someSlots,
} from "./forms.ts";

test.slow();
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of (409|422)/] });

  test("a message: from the home page to the receipt", async ({ page }) => {
    await page.goto("/#contact");
    await page.locator("#contact").getByRole("link", { name: "Write a message" }).click();
    await expect(page).toHaveURL("/contact");
    const form = page.locator("form");
    await fillContact(form);
    await form.getByLabel("Phone number").fill("12 34");
    await send(form);
    await expect(form.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
    await form.getByLabel("Phone number").fill("0803-123 4567");
    await expectContactFilled(form);
    await send(form);
    await expect(page.getByRole("heading", { level: 1, name: leadSuccess.heading })).toBeVisible();
    const [lead] = await leads();
    await expect(page.getByText(lead?.ref, { exact: true })).toBeVisible();
    await expect(page.getByText("0803 123 4567", { exact: true })).toBeVisible();
    // Nothing tried to open it.
    await expect(page.getByText(leadSuccess.unopened)).toBeVisible();
    await expect(page.getByText(/did not open|is opening/)).toHaveCount(0);
    const chat = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
    await page.reload();
    expect(await leads()).toHaveLength(1);
  });

  test("an appointment: the day by its link, a time that is taken meanwhile, the next one, the receipt", async ({
    page,
  }) => {
    const [slot = "", next = ""] = await someSlots(2);
    await page.goto("/#appointment");
    await page.locator("#appointment").getByRole("link", { name: "Choose a day and a time" }).click();
    await expect(page).toHaveURL("/appointment");
    const form = page.locator("form");
    await choose(form, slot);
    await expect(page).toHaveURL(new RegExp(`day=${slot.slice(0, 10)}`));
    await fillDetails(form);
    await bookAppointment(appointmentInput.parse(anAppointment(slot)));
    await book(form);
    await expect(form.getByText("That time was taken a moment ago.")).toBeVisible();
    await expect(form.getByLabel("Your name")).toHaveValue(name);
    await expect(form.getByLabel("Your question")).toHaveValue("My orders get lost.");
    await form.locator("label", { has: page.locator(`input[value="${next}"]`) }).click();
    await book(form);
    await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
    await expect(page.getByText(slotInWords(next), { exact: true })).toBeVisible();
    await expect(page.getByText("0803 123 4567", { exact: true })).toBeVisible();
    await expect(page.getByText(appointmentSuccess.unopened)).toBeVisible();
    await expect(page.getByText(/did not open|is opening/)).toHaveCount(0);
    expect((await leads()).map((lead) => lead.slot)).toEqual([slot, next]);
    await page.reload();
    await expect(page.getByText(slotInWords(next), { exact: true })).toBeVisible();
    expect(await leads()).toHaveLength(2);
  });
});
