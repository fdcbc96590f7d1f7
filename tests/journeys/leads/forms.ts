/** The forms with which visitors reach us, as a visitor uses them, and the records they become. */
import type { Browser, Locator, Page } from "@playwright/test";
import { dayInShort } from "#app/leads/slot-words.ts";
import { appointmentPage } from "#content/appointment.ts";
import { contactPage } from "#content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { freeSlots } from "#tests/support/lead.ts";
import { expect, hydrate } from "../fixtures.ts";

export const success =
  "Your information has been saved and WhatsApp is opening to continue the conversation.";
export const failure = "Submission Failed: Please try again or contact us directly via WhatsApp.";
export const name = "Amaka O'Neil-Adéọlá".normalize("NFD");

export const leads = () =>
  sql()`select contact_submissions.*, to_char(slot at time zone 'Africa/Lagos', 'YYYY-MM-DD"T"HH24:MI') as slot
    from contact_submissions left join appointments on submission_id = contact_submissions.id
    order by created_at`;

/** The labels of the links that open the forms of the home page. */
const openLabels = { contact: contactPage.openLabel, appointment: appointmentPage.openLabel };

/** Opens the form in a section of the home page. */
export async function openForm(page: Page, id: "contact" | "appointment"): Promise<Locator> {
  const section = page.locator(`#${id}`);
  await section.getByRole("link", { name: openLabels[id] }).click();
  return section;
}

/** The home page's section, once its form has loaded. */
export async function openSection(page: Page, id: "contact" | "appointment"): Promise<Locator> {
  await page.goto("/");
  await hydrate(page);
  const section = await openForm(page, id);
  await expect(section.getByLabel("Your name")).toBeVisible();
  return section;
}

export async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("Email").fill("amaka@mindsync.example");
  await form.getByLabel("Phone number").fill("0803-123 4567");
  await form.getByLabel("Company").fill("Okafor & Daughters");
  await form.getByLabel("Topic").selectOption("books");
  await form.getByLabel("Your message").fill("Two shops, one book.\n50% of orders get lost");
}

export async function expectContactFilled(form: Locator): Promise<void> {
  await expect(form.getByLabel("Your name")).toHaveValue(name);
  await expect(form.getByLabel("Email")).toHaveValue("amaka@mindsync.example");
  await expect(form.getByLabel("Phone number")).toHaveValue("0803-123 4567");
  await expect(form.getByLabel("Company")).toHaveValue("Okafor & Daughters");
  await expect(form.getByLabel("Topic")).toHaveValue("books");
  await expect(form.getByLabel("Your message")).toHaveValue("Two shops, one book.\n50% of orders get lost");
}

export const dayLink = (form: Locator, slot: string) => {
  const { weekday, date } = dayInShort(slot);
  return form.getByRole("link", { name: `${weekday} ${date}` });
};

/** Selects a slot as a visitor does: the day, then the time. */
export async function choose(form: Locator, slot: string): Promise<void> {
  await dayLink(form, slot).click();
  await form.locator("label", { has: form.page().locator(`input[value="${slot}"]`) }).click();
  await expect(form.locator(`input[value="${slot}"]`)).toBeChecked();
}

export async function fillDetails(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("WhatsApp number").fill("+234 (0) 803 123 4567");
  await form.getByLabel("Your question").fill("My orders get lost.");
}

export const send = (form: Locator) => form.getByRole("button", { name: "Send message" }).click();
export const book = (form: Locator) => form.getByRole("button", { name: "Book this time" }).click();

export async function someSlots(count: number): Promise<string[]> {
  const slots = (await freeSlots()).slice(0, count);
  expect(slots).toHaveLength(count);
  return slots;
}

export async function chatOf(page: Page): Promise<string> {
  await page.waitForURL("https://wa.me/**");
  expect(page.url().length).toBeLessThan(2000);
  return new URL(page.url()).searchParams.get("text") ?? "";
}

/** Another visitor, in another browser context. */
export async function visitor(
  browser: Browser,
  baseURL: string | undefined,
  options: { timezoneId?: string; locale?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce", ...options });
  return context.newPage();
}
