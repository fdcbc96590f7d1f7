import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { courseEnrollments } from "#db/schema/school.ts";
import { db } from "#server/platform/database.ts";
import { expect, hydrate, test } from "./fixtures.ts";

const success = "Enrollment submitted successfully! Redirecting to WhatsApp...";
const failure = "Failed to submit enrollment. Please try again.";
const post = "**/enroll.data*";

/** A visitor of one test; the e-mail address is nobody else's. */
const visitor = () => ({
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
type Visitor = ReturnType<typeof visitor>;

const labels: Record<keyof Visitor, string> = {
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

const control = (form: Locator, name: keyof Visitor) => form.getByLabel(labels[name]);

async function fillIn(form: Locator, values: Partial<Visitor>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = control(form, name as keyof Visitor);
    if (chosen.has(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

async function expectFilled(form: Locator, values: Partial<Visitor>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(control(form, name as keyof Visitor)).toHaveValue(value);
  }
}

const empty = Object.fromEntries(Object.keys(labels).map((name) => [name, ""])) as Partial<Visitor>;

const rowsOf = (email: string) =>
  db().select().from(courseEnrollments).where(eq(courseEnrollments.email, email));

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Enroll in Mindsync School" });

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole("link", { name: "Start Learning Now" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("First name")).toBeVisible();
  return dialog;
}

const send = (form: Locator) => form.getByRole("button", { name: "Enroll Now" }).click();

const morning = new Date("2026-01-05T09:00:00Z");

/** From now on only the test moves the clock, so that what comes a second later comes when it says so. */
const stopClock = (page: Page) => page.clock.pauseAt(new Date("2026-01-05T10:00:00Z"));

/** Lets a stopped clock go on in small steps until the success is said. */
async function runUntilSuccess(page: Page): Promise<void> {
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

// The verbs above read the server's own database.
test.beforeEach(({ database: _ }) => {});

test("an enrolment is kept, confirmed, and a second later carried to WhatsApp", async ({ page, context }) => {
  await page.clock.install({ time: morning });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  await stopClock(page);
  const values = visitor();
  await fillIn(dialog, values);
  await send(dialog);
  await runUntilSuccess(page);
  await expect(dialog).toBeHidden();

  const rows = await rowsOf(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    first_name: "Amaka",
    last_name: "O'Neil-Adéọlá".normalize("NFC"),
    email: values.email,
    phone: "+2348031234567",
    company: values.company,
    business_level: "growing",
    learning_path: "revenue-growth",
    experience: "advanced",
    goals: values.goals,
    ref: expect.stringMatching(/^ENR-[2-9A-HJKMNP-TV-Z]{5}$/),
  });

  await page.clock.runFor(950);
  expect(context.pages()).toHaveLength(1);
  const opened = page.waitForEvent("popup");
  await page.clock.runFor(50);
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  const address = new URL(chat.url());
  expect(address.pathname).toMatch(/^\/234\d{10}$/);
  expect(address.href.length).toBeLessThan(2000);
  const text = address.searchParams.get("text") ?? "";
  for (const value of [
    `Amaka ${"O'Neil-Adéọlá".normalize("NFC")}`,
    values.email,
    "+2348031234567",
    values.company,
    "Growing (3-5 years)",
    "Advanced",
    "Revenue Growth Systems",
    values.goals,
  ]) {
    expect(text).toContain(value);
  }
  expect(text.endsWith(`Ref: ${rows[0]?.ref}`)).toBe(true);
  await expect(page.getByText("Open WhatsApp")).toBeHidden();

  await expectFilled(await openDialog(page), empty);
  await page.clock.resume();
  await page.reload();
  await expectFilled(await openDialog(page), empty);
});

test("with only what is required", async ({ page }) => {
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  const { company: _, experience: __, goals: ___, ...values } = visitor();
  await fillIn(dialog, values);
  const opened = page.waitForEvent("popup");
  await send(dialog);
  const text = new URL((await opened).url()).searchParams.get("text");
  const [row] = await rowsOf(values.email);
  expect(row).toMatchObject({ company: null, experience: null, goals: null });
  expect(text).not.toMatch(/Company|Goals|Experience|null/);
});

test("a path's card opens the form with its path", async ({ page }) => {
  await page.goto("/video-courses");
  for (const [title, value] of [
    ["Business Automation Mastery", "business-automation"],
    ["AI Integration for Business", "ai-integration"],
    ["Digital Transformation Strategy", "digital-transformation"],
    ["Revenue Growth Systems", "revenue-growth"],
  ] as const) {
    await page.getByRole("link", { name: `Start Course: ${title}` }).click();
    const dialog = dialogOf(page);
    await expectFilled(dialog, { learningPath: value });
    await fillIn(dialog, { firstName: "Amaka" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
  }
});

test("what is missing is said under each field", async ({ page }) => {
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  await send(dialog);
  const messages: Partial<Record<keyof Visitor, string>> = {
    firstName: "First Name is required",
    lastName: "Last Name is required",
    email: "Email is required",
    phone: "Phone Number is required",
    businessLevel: "Business Level is required",
    learningPath: "Learning Path is required",
  };
  for (const name of Object.keys(labels) as (keyof Visitor)[]) {
    const field = control(dialog, name);
    const message = messages[name];
    if (message) {
      await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    } else {
      await expect(field).not.toHaveAttribute("aria-invalid");
    }
  }
  await expect(control(dialog, "firstName")).toBeFocused();
  await fillIn(dialog, { firstName: "Amaka" });
  await expect(dialog.getByText("First Name is required")).toBeHidden();
});

test.describe("refused", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("a wrong e-mail address and a number that no country has are refused, and nothing is kept", async ({
    page,
  }) => {
    await page.goto("/video-courses");
    const dialog = await openDialog(page);
    const values = visitor();
    await fillIn(dialog, { ...values, email: "amaka@", phone: "12 34" });
    await send(dialog);
    await expect(dialog.getByText("Please enter a valid email address", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
    // The shape is right, so that only the server can tell.
    await fillIn(dialog, { email: values.email, phone: "+999 1234567" });
    await expect(dialog.getByText("Please enter a valid phone number")).toBeHidden();
    await send(dialog);
    await expect(control(dialog, "phone")).toHaveAccessibleDescription(/Please enter a valid phone number$/);
    await expectFilled(dialog, { ...values, phone: "+999 1234567" });
    expect(await rowsOf(values.email)).toHaveLength(0);
  });
});

test("a blocked window leaves a link that waits", async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.clock.install({ time: morning });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  await stopClock(page);
  const values = visitor();
  await fillIn(dialog, values);
  await send(dialog);
  await runUntilSuccess(page);
  const link = page.getByRole("link", { name: "Open WhatsApp" });
  await expect(link).toBeHidden();
  await page.clock.runFor(1000);
  await expect(link).toBeVisible();
  await page.clock.runFor("10:00");
  await expect(page.getByText(success, { exact: true })).toBeHidden();
  await expect(link).toBeVisible();
  const [row] = await rowsOf(values.email);
  const opened = page.waitForEvent("popup");
  await link.click();
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  expect(new URL(chat.url()).searchParams.get("text")).toMatch(new RegExp(`Ref: ${row?.ref}$`));
  await expect(link).toBeHidden();
});

test.describe("a server that fails", () => {
  test.use({ expectedErrors: [/ERR_FAILED|status of 503/] });

  for (const how of ["the network is gone", "503"]) {
    test(`${how}: everything typed stays, and the second try succeeds once`, async ({ page }) => {
      await page.goto("/video-courses");
      const dialog = await openDialog(page);
      const values = visitor();
      await fillIn(dialog, values);
      await page.route(post, (route) => {
        if (route.request().method() !== "POST") return route.continue();
        return how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort();
      });
      await send(dialog);
      const notice = page.getByRole("alert").getByText(failure, { exact: true });
      await expect(notice).toBeVisible();
      const onTop = await notice.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(onTop).toBe(true);
      await expect(dialog).toBeVisible();
      await expectFilled(dialog, values);
      expect(await rowsOf(values.email)).toHaveLength(0);
      await page.unroute(post);
      await dialog.getByRole("button", { name: "Dismiss" }).click();
      await send(dialog);
      await expect(page.getByText(success, { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await rowsOf(values.email)).toHaveLength(1);
    });
  }

  test("an answer that is lost on its way does not enrol twice", async ({ page }) => {
    await page.goto("/video-courses");
    const dialog = await openDialog(page);
    const values = visitor();
    await fillIn(dialog, values);
    await page.route(post, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(dialog);
    await expect(page.getByText(failure, { exact: true })).toBeVisible();
    expect(await rowsOf(values.email)).toHaveLength(1);
    await page.unroute(post);
    await dialog.getByRole("button", { name: "Dismiss" }).click();
    await send(dialog);
    await expect(page.getByText(success, { exact: true })).toBeVisible();
    expect(await rowsOf(values.email)).toHaveLength(1);
  });
});

test("pressed twice, kept once", async ({ page }) => {
  let sent = 0;
  await page.route(post, (route) => {
    if (route.request().method() === "POST") sent += 1;
    return route.continue();
  });
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  const values = visitor();
  await fillIn(dialog, values);
  await dialog.getByRole("button", { name: "Enroll Now" }).dblclick();
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rowsOf(values.email)).toHaveLength(1);
  expect(sent).toBe(1);
});

test("a form that was closed, or a page that was loaded again, still holds what was typed", async ({
  page,
}) => {
  await page.goto("/video-courses");
  const values = visitor();
  const dialog = await openDialog(page);
  await fillIn(dialog, values);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expectFilled(await openDialog(page), values);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expectFilled(await openDialog(page), values);
  // A press beside the dialog does not close a form.
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expectFilled(await openDialog(page), values);
  // The open form is part of the address: it comes back with the page, and Back closes it.
  await page.reload();
  await expect(dialog).toBeVisible();
  await expectFilled(dialog, values);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/video-courses");
  await page.getByRole("link", { name: "Start Course: AI Integration for Business" }).click();
  await expectFilled(dialog, { ...values, learningPath: "ai-integration" });
  await send(dialog);
  await expect(page.getByText(success, { exact: true })).toBeVisible();
  expect(await rowsOf(values.email)).toMatchObject([{ learning_path: "ai-integration" }]);
});

test("a pasted text that is too long is counted and refused, never cut; a long one fits, and so does its link", async ({
  page,
}) => {
  await page.goto("/video-courses");
  const dialog = await openDialog(page);
  const values = visitor();
  await fillIn(dialog, { ...values, goals: "" });
  await control(dialog, "goals").focus();
  const long = "ọ̀rọ̀ gígùn ".repeat(1000);
  await page.keyboard.insertText(long);
  await expect(dialog).toContainText(`${Array.from(long).length}/2000`);
  await send(dialog);
  await expect(dialog).toContainText("Goals must be less than 2000 characters");
  expect(await control(dialog, "goals").inputValue()).toBe(long);
  expect(await rowsOf(values.email)).toEqual([]);
  await control(dialog, "goals").fill(long.slice(0, 1900));
  const opened = page.waitForEvent("popup");
  await send(dialog);
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  const [row] = await rowsOf(values.email);
  expect(row?.goals).toMatch(/^ọ̀rọ̀ gígùn /u);
  expect(row?.goals?.length).toBeGreaterThan(1000);
  expect(chat.url().length).toBeLessThan(2000);
  expect(new URL(chat.url()).searchParams.get("text")).toMatch(new RegExp(`Ref: ${row?.ref}$`));
});

test("the form on its own page is the same, with script", async ({ page }) => {
  await page.goto("/enroll?path=ai-integration");
  await hydrate(page);
  const form = page.locator("form");
  await expectFilled(form, { learningPath: "ai-integration" });
  const values = visitor();
  await fillIn(form, values);
  const opened = page.waitForEvent("popup");
  await send(form);
  await expect(page.getByRole("heading", { name: "Your enrollment is saved" })).toBeVisible();
  await opened;
  const rows = await rowsOf(values.email);
  expect(rows).toHaveLength(1);
  await expect(page.getByText(rows[0]?.ref ?? "?", { exact: true })).toBeVisible();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

  test("the school's buttons lead to a form that says what is wrong, keeps what was typed, and enrols once", async ({
    page,
  }) => {
    await page.goto("/video-courses");
    await page.getByRole("link", { name: "Start Course: AI Integration for Business" }).click();
    await expect(page).toHaveURL("/enroll?path=ai-integration");
    await page.goto("/video-courses");
    await page.getByRole("link", { name: "Start Learning Now" }).click();
    await expect(page).toHaveURL("/enroll");

    const form = page.locator("form");
    const values = visitor();
    const wrong = { ...values, firstName: "   ", phone: "12 34" };
    await fillIn(form, wrong);
    await send(form);
    await expect(form.getByText("First Name is required", { exact: true })).toBeVisible();
    await expect(form.getByText("Please enter a valid phone number", { exact: true })).toBeVisible();
    await expectFilled(form, wrong);
    expect(await rowsOf(values.email)).toHaveLength(0);

    await fillIn(form, { firstName: values.firstName, phone: values.phone });
    await send(form);
    await expect(page.getByRole("heading", { name: "Your enrollment is saved" })).toBeVisible();
    const rows = await rowsOf(values.email);
    expect(rows).toMatchObject([{ phone: "+2348031234567", goals: values.goals }]);
    const ref = rows[0]?.ref ?? "?";
    await expect(page.getByText(ref, { exact: true })).toBeVisible();
    const chat = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
    expect(new URL(chat ?? "").searchParams.get("text")).toMatch(new RegExp(`Ref: ${ref}$`));

    await page.reload();
    await expect(page.getByText(ref, { exact: true })).toBeVisible();
    expect(await rowsOf(values.email)).toHaveLength(1);
  });
});
