import { dayOf } from "#app/leads/slots.ts";
import { listTexts } from "#content/back-office.ts";
import { backOffice } from "#content/back-office-sections.ts";
import { inboxTexts } from "#content/inbox.ts";
import { personTexts } from "#content/person.ts";
import { sql } from "#server/platform/database.ts";
import { makeCourse } from "#tests/support/course.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { freeSlots } from "#tests/support/lead.ts";
import { expect, hydrate, neverHydrated, test } from "../fixtures.ts";
import { appointment, keep } from "../leads-admin/inbox.ts";
import { keepApplication, keepEnrollment, removeTestCourses } from "../records.ts";

test.slow();
test.afterEach(async () => {
  await removeTestCourses();
  await sql()`truncate material_downloads`;
});

test("on a phone every list has its first person on the first screen, and the menu leads everywhere", async ({
  page,
  signedInAs,
}) => {
  await forgetLeads();
  const learner = await signedInAs("learner");
  const admin = await signedInAs("admin");
  const [slot = ""] = await freeSlots();
  await keep({ name: "Ngozi Adeyemi", phone: "0805 111 2222", email: "ngozi@mindsync.example" });
  await appointment(slot, { name: "Dayo Caller" });
  await keepExchange({ question: "Do you sell zobo?", intent: "unknown" });
  await keepEnrollment({ firstName: "Chidi" });
  await keepApplication({ name: "Efe Applicant" });
  await makeCourse({ title: "A course of its own" });

  await page.setViewportSize({ width: 360, height: 640 });
  async function expectPerson(path: string): Promise<void> {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole("article").first().getByRole("heading"), path).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
  for (const path of [
    "/admin-dashboard/inbox",
    "/admin-dashboard/inbox?day=today&tab=open",
    "/admin-dashboard/inbox?door=contact&source=none&stage=new&day=today",
    `/admin-dashboard/appointments?week=${dayOf(slot)}`,
    "/admin-dashboard/leads",
    "/admin-dashboard/leads?kind=whatsapp-assistant&today=1",
    "/admin-dashboard/conversations",
    "/admin-dashboard/conversations?state=unanswered",
    "/admin-dashboard/enrollments",
    "/admin-dashboard/enrollments?status=new&path=ai-integration",
    "/admin-dashboard/learners",
    "/admin-dashboard/learners?tier=free",
    "/admin-dashboard/courses",
    "/admin-dashboard/staff",
    "/admin-dashboard/staff?role=admin",
    "/recruitment/admin",
    "/recruitment/admin?status=pending&sort=oldest&today=1",
  ])
    await expectPerson(path);

  // The figures above the list take two lines as soon as a follow-up is due.
  await sql()`update leads set follow_up = current_date where name = 'Ngozi Adeyemi'`;
  for (const path of [inboxTexts.path, `${inboxTexts.path}?due=1`]) await expectPerson(path);
  await sql()`update leads set owner = ${admin.id}, stage = 'contacted', answered_at = now()
    where name = 'Ngozi Adeyemi'`;
  await sql()`update leads set stage = 'won', answered_at = now() where name = 'Dayo Caller'`;
  for (const tab of ["mine", "waiting", "done"]) await expectPerson(`${inboxTexts.path}?tab=${tab}`);

  // The calls to come are below the search.
  await page.goto("/admin-dashboard/leads");
  await expect(page.getByText(listTexts.search.fold, { exact: true })).toBeInViewport({ ratio: 1 });

  // No mail server is set, so this mail is saved instead of sent.
  const headers = { origin: new URL(page.url()).origin };
  const asked = await page.request.post("/forgotten-password", { form: { email: learner.email }, headers });
  expect(asked.ok()).toBe(true);
  async function search(path: string, label: string): Promise<void> {
    await page.goto(path);
    await hydrate(page);
    const field = page.getByRole("main").getByRole("searchbox", { name: label });
    await field.fill("0805 111 2222");
    await field.press("Enter");
  }
  const first = page.getByRole("main");
  await search(personTexts.path, personTexts.search.label);
  await expect(first.getByRole("heading", { name: "Ngozi Adeyemi" })).toBeInViewport({ ratio: 1 });
  await search(backOffice.find.path, backOffice.find.label);
  await expect(first.getByRole("link", { name: "Ngozi Adeyemi" })).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    await page.goto("/admin-dashboard/mails");
    await expect(first.getByRole("article").first().getByRole("heading")).toBeInViewport({
      ratio: 1,
      timeout: 1000,
    });
  }).toPass();
  await sql()`insert into material_downloads values (current_date, 'whatsapp-selling', 'old-file.docx', 3)`;
  await page.goto("/admin-dashboard/downloads");
  await expect(first.getByRole("row").nth(1)).toBeInViewport({ ratio: 1 });

  await page.getByText(backOffice.menu, { exact: true }).click();
  await page.getByRole("searchbox", { name: backOffice.find.label }).fill("0805 111");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Ngozi Adeyemi" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByText(backOffice.menu, { exact: true }).click();
  await page.getByRole("link", { name: /^Enrollments 1/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Enrollments" })).toBeVisible();
  // The menu is closed again on the next screen.
  await expect(page.getByRole("link", { name: /^Enrollments 1/ })).toBeHidden();
});

test("on a phone a row of every list takes two or three lines, with one tap to its chat", async ({
  page,
  signedInAs,
}) => {
  await forgetLeads();
  await signedInAs("learner");
  await signedInAs("admin");
  await keep({ name: "Ngozi Adeyemi", message: "Can it answer my customers at night? ".repeat(9) });
  await keepEnrollment({ firstName: "Oluwaseunfunmilayo" });
  await keepApplication({ name: "Efe Applicant" });
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of [
    "/admin-dashboard/leads",
    "/admin-dashboard/enrollments",
    "/admin-dashboard/learners",
    "/recruitment/admin",
  ]) {
    await page.goto(path);
    const row = page.getByRole("article").first();
    expect((await row.boundingBox())?.height, path).toBeLessThanOrEqual(128);
    await expect(row.getByRole("link", { name: /WhatsApp|Write an email/ }), path).toBeInViewport({
      ratio: 1,
    });
  }
});

test("on a phone a closed card says the source in its line, and is no higher for it", async ({
  page,
  signedInAs,
}) => {
  await forgetLeads();
  await signedInAs("admin");
  for (const name of ["Ngozi Adeyemi", "Bola Direct"])
    await keep({ name, phone: "0805 111 2222", email: "ngozi@mindsync.example" });
  await sql()`update leads set first_source = 'a-long-name-of-a-website.example' where name = 'Ngozi Adeyemi'`;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(inboxTexts.path);
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  await expect(card("Ngozi Adeyemi").getByText("a-long-name").first()).toBeInViewport();
  const heights = await Promise.all(
    ["Ngozi Adeyemi", "Bola Direct"].map(async (name) => (await card(name).boundingBox())?.height),
  );
  expect(heights[0]).toBe(heights[1]);
});

test("on a phone what narrows a list is chips, each of which is removed by a tap, with or without script", async ({
  page,
  signedInAs,
}) => {
  await forgetLeads();
  await signedInAs("admin");
  await keep({ name: "Ngozi Adeyemi", phone: "0805 111 2222", email: "ngozi@mindsync.example" });
  await keepEnrollment({ firstName: "Chidi" });
  await page.setViewportSize({ width: 360, height: 640 });
  const { removeOf, quoted, filter, fold } = listTexts.search;
  const chip = (words: string) => page.getByRole("link", { name: removeOf(words) });
  const person = page.getByRole("article").first().getByRole("heading");
  const narrowed = "?day=today&stage=new";

  await page.goto(`${inboxTexts.path}${narrowed}`);
  await hydrate(page);
  const filters = page.getByText(filter, { exact: true });
  await filters.click();
  await page.getByLabel(inboxTexts.search.door, { exact: true }).selectOption("contact");
  await page.getByRole("button", { name: listTexts.search.submit, exact: true }).click();
  await expect(chip("Contact form")).toBeVisible();
  // Another list closes the fold, and the keyboard goes on from its button.
  await expect(page.getByLabel(inboxTexts.search.door, { exact: true })).toBeHidden();
  await expect(page.locator("summary:focus")).toHaveText(filter);
  await expect(person).toBeInViewport({ ratio: 1 });
  await chip("Contact form").click();
  await expect(chip("Contact form")).toHaveCount(0);
  // The keyboard goes on from the chip that took its place.
  await expect(chip(inboxTexts.stages.new)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${inboxTexts.path}?day=today`);
  await expect(chip(inboxTexts.search.today)).toBeFocused();
  await chip(inboxTexts.search.today).click();
  await expect(page).toHaveURL(new RegExp(`${inboxTexts.path}\\??$`));
  await expect(page.locator("summary:focus")).toHaveText(filter);
  await page.getByRole("main").getByRole("searchbox").fill("0805 111");
  await page.keyboard.press("Enter");
  await expect(chip(quoted("0805 111"))).toBeVisible();
  await expect(person).toBeInViewport({ ratio: 1 });

  // Many chips are one line to scroll, so they take the place of one.
  const line = chip(inboxTexts.search.today).locator("..");
  await page.goto(`${inboxTexts.path}?day=today`);
  const oneHigh = (await line.boundingBox())?.height;
  await page.goto(`${inboxTexts.path}?day=today&stage=new&source=none&door=contact`);
  expect((await line.boundingBox())?.height).toBe(oneHigh);
  await expect(chip(inboxTexts.search.today)).not.toBeInViewport({ ratio: 1 });
  await chip(inboxTexts.search.today).click();
  await expect(chip(inboxTexts.stages.new)).toBeFocused();
  await expect(chip(inboxTexts.stages.new)).toBeInViewport({ ratio: 1 });

  await neverHydrated(page);
  await page.goto(`${inboxTexts.path}${narrowed}`);
  await expect(person).toBeInViewport({ ratio: 1 });
  await chip(inboxTexts.search.today).click();
  await expect(page).toHaveURL(`${inboxTexts.path}?stage=new`);
  await expect(person).toBeInViewport({ ratio: 1 });
  await page.goto("/admin-dashboard/enrollments?status=new");
  await expect(page.getByText(fold, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(person).toBeInViewport({ ratio: 1 });
  await chip("New").click();
  await expect(page).toHaveURL(/\/enrollments\??$/);
});
