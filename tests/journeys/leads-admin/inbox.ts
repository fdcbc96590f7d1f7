/** The owner's list of leads, and records in it. */
import type { Page } from "@playwright/test";
import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput, contactInput } from "#app/leads/contract.ts";
import { keepContact } from "#app/leads/leads.server.ts";
import { leadsTexts } from "#content/leads.ts";
import { sql } from "#server/platform/database.ts";
import { aContact, anAppointment } from "#tests/support/lead.ts";
import { expect, hydrate } from "../fixtures.ts";

export const address = "/admin-dashboard/leads";

/** Stores a message as if it had come this many minutes ago. */
export async function keep(changed: Parameters<typeof aContact>[0] = {}, minutesAgo = 0): Promise<string> {
  const { ref } = await keepContact(contactInput.parse(aContact(changed)));
  await sql()`update contact_submissions set created_at = now() - ${minutesAgo} * interval '1 minute'
    where ref = ${ref}`;
  return ref;
}

export async function appointment(
  slot: string,
  changed: Parameters<typeof anAppointment>[1] = {},
): Promise<string> {
  const { ref } = await bookAppointment(appointmentInput.parse(anAppointment(slot, changed)));
  return ref;
}

const section = (page: Page, name: string) => page.getByRole("region", { name });
export const cards = (page: Page) => section(page, leadsTexts.listHeading).getByRole("article");
export const expectNames = (page: Page, names: readonly string[]) =>
  expect(cards(page).locator("h3")).toHaveText(names);
export const upcoming = (page: Page) => section(page, leadsTexts.upcomingHeading).getByRole("article");
export const figure = (page: Page, label: string) =>
  page
    .locator("dl > div", { has: page.getByText(label, { exact: true }) })
    .locator("dd")
    .first();
export const statuses = () => sql()`select status from contact_submissions order by created_at`;

export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`${address}${query}`);
  await hydrate(page);
}

export async function show(page: Page): Promise<void> {
  await page.getByRole("search").getByRole("button", { name: "Show" }).click();
}
