/** The application form as an applicant uses it, and the records it becomes. */
import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { applicationFields } from "#content/application-form.ts";
import type { Field } from "#content/fields.ts";
import { sql } from "#server/platform/database.ts";
import { anApplication } from "#tests/support/application.ts";
import { expect, hydrate } from "../fixtures.ts";

export const path = "/recruitment/apply";

const sample: Readonly<Record<string, unknown>> = anApplication();
const described: readonly (readonly [string, Field])[] = Object.entries(applicationFields);
const isSelected = ({ kind }: Field) => kind === "choice" || kind === "rating";

/** Values of the required fields, by their labels. */
const valuesOf = (wanted: (field: Field) => boolean) =>
  Object.fromEntries(
    described.flatMap(([name, field]) => {
      const value = sample[name];
      return typeof value === "string" && wanted(field) ? [[field.label, value]] : [];
    }),
  );
const chosen = valuesOf(isSelected);

/** Each applicant has a different address, by which the record is found. */
export const applicant = () => ({
  ...valuesOf((field) => !isSelected(field)),
  "Full Name": "Ńgọzị Ụmẹ́adị",
  "Phone Number": "+234 803 123 4567",
  Email: `${randomUUID()}@mindsync.example`,
  "City & State": "Enugu, Enugu",
  Age: "30",
  "LinkedIn or portfolio": "linkedin.com/in/ngozi",
  "Business Types": "Pharmacies and schools",
  "Why Join Mindsync": "I know every shop on my street.",
});
export type Applicant = ReturnType<typeof applicant>;

export const applications = ({ Email }: Applicant) =>
  sql()`select * from recruitment_applications where email = ${Email}`;

export const formOf = (page: Page) => page.locator("#application-form");

export async function openForm(page: Page): Promise<Locator> {
  await page.goto(path);
  await hydrate(page);
  return formOf(page);
}

/** Fills in everything; without script a link must be complete. */
export async function fillIn(form: Locator, values: Applicant): Promise<void> {
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  for (const [label, value] of Object.entries(chosen)) await form.getByLabel(label).selectOption(value);
  await form.getByLabel("Employment Status").selectOption("Self-Employed");
  await form.getByLabel("Tech Skills Rating").selectOption("7");
  await form.getByLabel("Zoho").check();
  await form.getByLabel("None yet but willing to learn").check();
}

/** The form with everything filled in, and its values. */
export async function openFilled(page: Page): Promise<{ form: Locator; values: Applicant }> {
  const values = applicant();
  const form = await openForm(page);
  await fillIn(form, values);
  return { form, values };
}

export async function expectFilled(form: Locator, values: Applicant): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await expect(form.getByLabel(label)).toHaveValue(value);
  for (const [label, value] of Object.entries(chosen))
    await expect(form.getByLabel(label)).toHaveValue(value);
  await expect(form.getByLabel("Employment Status")).toHaveValue("Self-Employed");
  await expect(form.getByLabel("Tech Skills Rating")).toHaveValue("7");
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await expect(form.getByLabel("Zoho")).toBeChecked();
  await expect(form.getByLabel("None yet but willing to learn")).toBeChecked();
}

export const submitButton = (form: Locator) => form.getByRole("button", { name: "Submit Application" });
export const send = (form: Locator) => submitButton(form).click();

export const submitted = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "Application Submitted!", exact: true });

export const notice = (page: Page, title: string, text: string) =>
  page
    .getByRole("region", { name: "Notices" })
    .getByRole("alert")
    .getByRole("article")
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByText(text, { exact: true }) });

/** The address of the applicant's own page, as the confirmation shows it. */
export async function privateLink(page: Page): Promise<string> {
  const link = await page.getByRole("link", { name: "Open my application" }).getAttribute("href");
  expect(link).toMatch(/^\/recruitment\/application\/[\w-]{22}$/);
  return link ?? "";
}
