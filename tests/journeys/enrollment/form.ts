import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { expect, hydrate } from "../fixtures.ts";

export const success = "Enrollment submitted successfully! Redirecting to WhatsApp...";
export const failure = "Failed to submit enrollment. Please try again.";
export const post = "**/enroll.data*";

/** The visitor of one test, with an e-mail address that no other test uses. */
export const visitor = () => ({
  firstName: "Amaka",
  lastName: "O'Neil-Adéọlá".normalize("NFD"),
  email: `${randomUUID()}@mindsync.example`,
  phone: "0803 123 4567",
  company: "Okafor & Daughters",
  businessLevel: "growing",
  learningPath: "revenue-growth",
  experience: "advanced",
  goals: "No lost orders.\nTwo shops, one book.\n\n50% more repeat buyers & less noise",
});
export type Visitor = ReturnType<typeof visitor>;

export const labels: Record<keyof Visitor, string> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone number",
  company: "Company",
  businessLevel: "Business level",
  learningPath: "Learning path",
  experience: "Experience",
  goals: "Your goals",
};
const chosen = new Set<string>(["businessLevel", "learningPath", "experience"]);

export const control = (form: Locator, name: keyof Visitor) => form.getByLabel(labels[name]);

export async function fillIn(form: Locator, values: Partial<Visitor>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(form, name as keyof Visitor);
    if (chosen.has(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function expectFilled(form: Locator, values: Partial<Visitor>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(control(form, name as keyof Visitor)).toHaveValue(value);
  }
}

export const empty = Object.fromEntries(Object.keys(labels).map((name) => [name, ""])) as Partial<Visitor>;

export const rowsOf = (email: string) =>
  db().select().from(courseEnrollments).where(eq(courseEnrollments.email, email));

export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Enroll in Mindsync School" });

export async function openDialog(page: Page): Promise<Locator> {
  // A clock that a test has installed would end the wait for the page's script.
  await hydrate(page);
  await page.getByRole("link", { name: "Start Learning Now" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("First name")).toBeVisible();
  return dialog;
}

export const send = (form: Locator) => form.getByRole("button", { name: "Enroll Now" }).click();

export const morning = new Date("2026-01-05T09:00:00Z");

/** From now on only the test moves the clock, so that delayed actions happen when it says so. */
export const stopClock = (page: Page) => page.clock.pauseAt(new Date("2026-01-05T10:00:00Z"));

/** Lets a stopped clock go on in small steps until the confirmation is shown. */
export async function runUntilSuccess(page: Page): Promise<void> {
  const notice = page.getByRole("status").getByText(success, { exact: true });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(10);
        return notice.isVisible();
      },
      { intervals: [10] },
    )
    .toBe(true);
}
