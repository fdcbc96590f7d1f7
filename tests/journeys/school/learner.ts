import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { expect, hydrate } from "../fixtures.ts";

export const password = "correct horse battery";

/** A person without an account. */
export function newcomer() {
  return { name: "Amaka Okafor", email: `${randomUUID()}@mindsync.example` };
}

/** Fills in an account's form and sends it, as a person would. */
export async function fillAccount(
  page: Page,
  fields: { name?: string; email?: string; password?: string },
): Promise<void> {
  if (fields.name !== undefined) await page.getByLabel("Your name").fill(fields.name);
  if (fields.email !== undefined) await page.getByLabel("Email").fill(fields.email);
  if (fields.password !== undefined)
    await page.getByRole("textbox", { name: "Password" }).fill(fields.password);
}

/** Signs up and in through the screens, from the current page to the page after signing in. */
export async function signUpAndIn(page: Page, { name, email } = newcomer()): Promise<string> {
  await hydrate(page);
  await fillAccount(page, { name, email, password });
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("heading", { name: "Now sign in" })).toBeInViewport();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await fillAccount(page, { password });
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  return email;
}

/** Answers every question of the quiz with its second choice, which is right in test courses. */
export async function answerAll(page: Page, choice = "Yes"): Promise<void> {
  for (const question of await page.locator("#main fieldset").all())
    await question.getByLabel(choice).check();
}

/** The stored progress of a learner. */
export async function progressOf(email: string) {
  const lessons = await sql()`
    select slug from lesson_progress p join course_lessons l on l.id = p.lesson_id
    join "user" u on u.id = p.user_id where u.email = ${email} order by slug`;
  const quizzes = await sql()`
    select score, passed from quiz_attempts a join "user" u on u.id = a.user_id where u.email = ${email}`;
  return { lessons: lessons.map(({ slug }) => slug), quizzes: [...quizzes] };
}

/** Waits until the device has cached the current page with its files, and the worker controls it. */
export async function storedOnDevice(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(async () => {
    await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
  });
  await expect.poll(() => page.evaluate(stillMissing)).toEqual([]);
}

/** The parts of the current page that the device has not cached. */
async function stillMissing(): Promise<string[]> {
  const [kept, parts] = await Promise.all([
    caches.open("mindsync-lessons").then((cache) => cache.match(location.pathname)),
    caches.open("mindsync-lesson-parts").then((cache) => cache.keys()),
  ]);
  const used = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/(assets|fonts)\//.test(path));
  const there = new Set(parts.map(({ url }) => new URL(url).pathname));
  return [...(kept ? [] : [location.pathname]), ...used.filter((path) => !there.has(path))];
}
