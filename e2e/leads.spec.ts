import type { Browser, Locator, Page } from "@playwright/test";
import { appointmentForm } from "#app/content/appointment.ts";
import { leadFailure, leadSuccess } from "#app/content/contact-form.ts";
import { bookAppointment, freeDays } from "#app/features/leads/appointments.server.ts";
import { appointmentInput } from "#app/features/leads/contract.ts";
import { dayInShort, slotInWords } from "#app/features/leads/slot-words.ts";
import { sql } from "#server/platform/database.ts";
import { anAppointment, freeSlots } from "#tooling/testing/lead.ts";
import { axe, expect, hydrate, test } from "./fixtures.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

const success = "Your information has been saved and WhatsApp is opening to continue the conversation.";
const failure = "Submission Failed: Please try again or contact us directly via WhatsApp.";
const name = "Amaka O'Neil-Adéọlá".normalize("NFD");

const leads = () =>
  sql()`select contact_submissions.*, to_char(slot at time zone 'Africa/Lagos', 'YYYY-MM-DD"T"HH24:MI') as slot
    from contact_submissions left join appointments on submission_id = contact_submissions.id
    order by created_at`;

/** The home page's section, once its form is there. */
async function openSection(page: Page, id: "contact" | "appointment"): Promise<Locator> {
  await page.goto("/");
  await hydrate(page);
  const section = page.locator(`#${id}`);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByLabel("Your name")).toBeVisible();
  return section;
}

async function fillContact(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("Email").fill("amaka@mindsync.example");
  await form.getByLabel("Phone number").fill("0803-123 4567");
  await form.getByLabel("Company").fill("Okafor & Daughters");
  await form.getByLabel("What it is about").selectOption("books");
  await form.getByLabel("Your message").fill("Two shops, one book.\n50% of orders get lost");
}

async function expectContactFilled(form: Locator): Promise<void> {
  await expect(form.getByLabel("Your name")).toHaveValue(name);
  await expect(form.getByLabel("Email")).toHaveValue("amaka@mindsync.example");
  await expect(form.getByLabel("Phone number")).toHaveValue("0803-123 4567");
  await expect(form.getByLabel("Company")).toHaveValue("Okafor & Daughters");
  await expect(form.getByLabel("What it is about")).toHaveValue("books");
  await expect(form.getByLabel("Your message")).toHaveValue("Two shops, one book.\n50% of orders get lost");
}

const dayLink = (form: Locator, slot: string) => {
  const { weekday, date } = dayInShort(slot);
  return form.getByRole("link", { name: `${weekday} ${date}` });
};

/** Chooses a slot as a visitor does: the day, then the time. */
async function choose(form: Locator, slot: string): Promise<void> {
  await dayLink(form, slot).click();
  await form.locator("label", { has: form.page().locator(`input[value="${slot}"]`) }).click();
  await expect(form.locator(`input[value="${slot}"]`)).toBeChecked();
}

async function fillDetails(form: Locator): Promise<void> {
  await form.getByLabel("Your name").fill(name);
  await form.getByLabel("WhatsApp number").fill("+234 (0) 803 123 4567");
  await form.getByLabel("What you want to talk about").fill("My orders get lost.");
}

const send = (form: Locator) => form.getByRole("button", { name: "Send message" }).click();
const book = (form: Locator) => form.getByRole("button", { name: "Book this time" }).click();

async function someSlots(count: number): Promise<string[]> {
  const slots = (await freeSlots()).slice(0, count);
  expect(slots).toHaveLength(count);
  return slots;
}

async function chatOf(page: Page): Promise<string> {
  await page.waitForURL("https://wa.me/**");
  expect(page.url().length).toBeLessThan(2000);
  return new URL(page.url()).searchParams.get("text") ?? "";
}

test.describe("the home page's sections", () => {
  for (const id of ["contact", "appointment"] as const) {
    test(`${id}: the form comes when it is near, and nothing moves`, async ({ page }) => {
      await page.goto("/");
      await hydrate(page);
      const section = page.locator(`#${id}`);
      await expect(section.getByLabel("Your name")).toHaveCount(0);
      const size = async () => {
        const { width, height } = (await section.boundingBox()) ?? { width: 0, height: 0 };
        return { width: Math.round(width), height: Math.round(height) };
      };
      const before = await size();
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByLabel("Your name")).toBeVisible();
      expect(await size()).toEqual(before);
      await axe(page);
    });

    test(`${id}: an address leads to it`, async ({ page }) => {
      await page.goto(`/#${id}`);
      await hydrate(page);
      await expect(page.locator(`#${id}`).getByLabel("Your name")).toBeVisible();
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    });

    test(`${id}: code that does not come is said, and asked for again`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      const code = `**/assets/${id}-*.js`;
      await page.goto("/");
      await hydrate(page);
      await page.route(code, (route) => route.abort());
      const section = page.locator(`#${id}`);
      await section.scrollIntoViewIfNeeded();
      const retry = section.getByRole("button", { name: "Try again" });
      await expect(retry).toBeVisible();
      await expect(section.getByRole("link", { name: /WhatsApp/ }).first()).toBeVisible();
      await page.unroute(code);
      await retry.click();
      await expect(section.getByLabel("Your name")).toBeVisible();
    });
  }

  test("free times that do not come are said, and asked for again", async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route("**/appointment.data*", (route) => route.abort());
    await page.goto("/");
    await hydrate(page);
    const section = page.locator("#appointment");
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(appointmentForm.loadFailed.title)).toBeVisible();
    await page.unroute("**/appointment.data*");
    await section.getByRole("button", { name: "Try again" }).click();
    await expect(section.getByRole("radio").first()).toBeAttached();
  });
});

test.describe("a message", () => {
  test("is kept, confirmed, and a second later carried to WhatsApp", async ({ page, context }) => {
    await page.clock.install();
    const form = await openSection(page, "contact");
    await page.clock.pauseAt(Date.now() + 60_000);
    await fillContact(form);
    await send(form);
    const notice = page.getByRole("status").getByText(success, { exact: true });
    await expect
      .poll(() => page.clock.runFor(10).then(() => notice.isVisible()), { intervals: [10] })
      .toBe(true);
    const rows = await leads();
    expect(rows).toMatchObject([
      {
        ref: expect.stringMatching(/^MSG-/),
        name: name.normalize("NFC"),
        email: "amaka@mindsync.example",
        phone: "+2348031234567",
        company: "Okafor & Daughters",
        project_type: "books",
        message: "Two shops, one book.\n50% of orders get lost",
      },
    ]);
    await expect(form.getByRole("heading", { name: leadSuccess.heading })).toBeInViewport();
    await expect(form.getByText(rows[0]?.ref, { exact: true })).toBeVisible();
    expect(context.pages()).toHaveLength(1);
    const opened = page.waitForEvent("popup");
    await page.clock.runFor(1000);
    const text = await chatOf(await opened);
    expect(text).toContain(`Name: ${name.normalize("NFC")}`);
    expect(text).toContain("About: Mindsync Books");
    expect(text).toMatch(new RegExp(`Ref: ${rows[0]?.ref}$`));
  });

  test("needs a name, an address, a subject and a text, and says so under each", async ({ page }) => {
    const form = await openSection(page, "contact");
    await send(form);
    for (const [label, message] of [
      ["Your name", "Name is required"],
      ["Email", "Email is required"],
      ["What it is about", "What it is about is required"],
      ["Your message", "Message is required"],
    ] as const) {
      await expect(form.getByLabel(label)).toHaveAccessibleDescription(message);
    }
    await expect(form.getByLabel("Your name")).toBeFocused();
    await expect(form.getByLabel("Phone number")).not.toHaveAttribute("aria-invalid");
    await axe(page);
    expect(await leads()).toEqual([]);
  });

  test("with a number that no country has is refused by the server, and all stays", async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/);
    const form = await openSection(page, "contact");
    await fillContact(form);
    await form.getByLabel("Phone number").fill("+999 1234567");
    await send(form);
    await expect(form.getByLabel("Phone number")).toHaveAccessibleDescription(
      "Please enter a valid phone number",
    );
    await form.getByLabel("Phone number").fill("0803-123 4567");
    await expectContactFilled(form);
    expect(await leads()).toEqual([]);
  });

  for (const how of ["the network is gone", "503"]) {
    test(`${how}: everything stays, WhatsApp is offered with it, and the second try is kept once`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/ERR_FAILED|status of 503/);
      const form = await openSection(page, "contact");
      await fillContact(form);
      await page.route("**/contact.data*", (route) =>
        how === "503" ? route.fulfill({ status: 503, body: "Service Unavailable" }) : route.abort(),
      );
      await send(form);
      await expect(page.getByRole("alert").getByText(failure, { exact: true }).first()).toBeVisible();
      await expectContactFilled(form);
      const carry = form.getByRole("link", { name: leadFailure.chatLabel });
      const text = new URL((await carry.getAttribute("href")) ?? "").searchParams.get("text");
      expect(text).toContain("50% of orders get lost");
      expect(text).not.toContain("Ref:");
      expect(await leads()).toEqual([]);
      await page.unroute("**/contact.data*");
      await send(form);
      await expect(form.getByRole("heading", { name: leadSuccess.heading })).toBeVisible();
      expect(await leads()).toHaveLength(1);
    });
  }

  test("can be sent when the network was gone for good for a while", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const form = await openSection(page, "contact");
    await page.waitForLoadState("networkidle");
    await fillContact(form);
    await context.setOffline(true);
    await send(form);
    await expect(form.getByText(failure, { exact: true })).toBeVisible();
    await expectContactFilled(form);
    await context.setOffline(false);
    await send(form);
    await expect(form.getByRole("heading", { name: leadSuccess.heading })).toBeVisible();
    expect(await leads()).toHaveLength(1);
  });

  test("whose answer is lost on its way is not kept twice", async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const form = await openSection(page, "contact");
    await fillContact(form);
    await page.route("**/contact.data*", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send(form);
    await expect(form.getByText(failure, { exact: true })).toBeVisible();
    await page.unroute("**/contact.data*");
    await send(form);
    await expect(form.getByRole("heading", { name: leadSuccess.heading })).toBeVisible();
    expect(await leads()).toHaveLength(1);
  });

  test("whose WhatsApp window is blocked leaves a link that waits", async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const form = await openSection(page, "contact");
    await fillContact(form);
    await send(form);
    const notice = page.getByRole("region", { name: "Notices" });
    const link = notice.getByRole("link", { name: "Open WhatsApp" });
    await expect(link).toBeVisible();
    const opened = page.waitForEvent("popup");
    await link.click();
    expect(await chatOf(await opened)).toMatch(/Ref: MSG-\w{5}$/);
    await expect(link).toBeHidden();
  });

  test("of ten thousand characters is counted and refused, never cut", async ({ page }) => {
    const form = await openSection(page, "contact");
    await fillContact(form);
    const long = "Ọ̀rọ̀ gígùn ".repeat(1000).slice(0, 10_000);
    await form.getByLabel("Your message").fill(long);
    await expect(form).toContainText("10000/5000");
    await send(form);
    await expect(form).toContainText("Message must be less than 5000 characters");
    await expect(form.getByLabel("Your message")).toHaveValue(long);
    expect(await leads()).toEqual([]);
    await form.getByLabel("Your message").fill(long.slice(0, 4900));
    const opened = page.waitForEvent("popup");
    await send(form);
    const text = await chatOf(await opened);
    const [lead] = await leads();
    expect(lead?.message).toBe(long.slice(0, 4900).normalize("NFC").trim());
    expect(text).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
  });

  test("half written is still there after a reload, and on the form's own page", async ({ page }) => {
    await fillContact(await openSection(page, "contact"));
    const again = await openSection(page, "contact");
    await expectContactFilled(again);
    await expect(again).toContainText("43/5000");
    await page.goto("/contact");
    await hydrate(page);
    await expectContactFilled(page.locator("form"));
    await send(page.locator("form"));
    await expect(page.getByRole("heading", { level: 1, name: leadSuccess.heading })).toBeVisible();
    expect(await leads()).toHaveLength(1);
    await page.goto("/contact");
    await hydrate(page);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
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

  test("needs a time, a name, a number and a topic", async ({ page }) => {
    const form = await openSection(page, "appointment");
    await book(form);
    for (const message of [
      "Time is required",
      "Name is required",
      "Phone Number is required",
      "What you want to talk about is required",
    ]) {
      await expect(form.getByText(message, { exact: true })).toBeVisible();
    }
    await axe(page);
    expect(await leads()).toEqual([]);
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

  test("that two want at once goes to one; the other keeps all, is offered the next times, and books one", async ({
    page,
    browser,
    baseURL,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 409/);
    const [slot = "", next = ""] = await someSlots(2);
    const other = await visitor(browser, baseURL);
    await other.goto(`/appointment?day=${slot.slice(0, 10)}`);
    await hydrate(other);
    const mine = await openSection(page, "appointment");
    const theirs = other.locator("form");
    for (const form of [mine, theirs]) {
      await choose(form, slot);
      await fillDetails(form);
    }
    await book(theirs);
    await expect(other.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    await book(mine);
    await expect(mine.getByRole("alert").getByText("That time was taken a moment ago.")).toBeInViewport();
    await expect(mine.getByLabel("Your name")).toHaveValue(name);
    await expect(mine.getByLabel("WhatsApp number")).toHaveValue("+234 (0) 803 123 4567");
    await expect(mine.getByLabel("What you want to talk about")).toHaveValue("My orders get lost.");
    const offered = await mine
      .getByRole("radio")
      .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
    expect(offered).toHaveLength(6);
    expect(offered).not.toContain(slot);
    expect(offered[0]).toBe(next);
    await axe(page);
    await dayLink(mine, slot).click();
    await expect(mine.locator(`input[value="${slot}"]`)).toHaveCount(0);
    await choose(mine, next);
    await book(mine);
    await expect(mine.getByText(slotInWords(next), { exact: true })).toBeVisible();
    expect((await leads()).map((lead) => lead.slot)).toEqual([slot, next]);
    await other.context().close();
  });

  test("is not lost with the network: all stays, and the second try books once", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const [slot = ""] = await someSlots(1);
    const form = await openSection(page, "appointment");
    await page.waitForLoadState("networkidle");
    await choose(form, slot);
    await fillDetails(form);
    await context.setOffline(true);
    await book(form);
    await expect(form.getByText(failure, { exact: true })).toBeVisible();
    const carry = await form.getByRole("link", { name: leadFailure.chatLabel }).getAttribute("href");
    expect(new URL(carry ?? "").searchParams.get("text")).toContain(`Time: ${slotInWords(slot)}`);
    await expect(form.locator(`input[value="${slot}"]`)).toBeChecked();
    await expect(form.getByLabel("Your name")).toHaveValue(name);
    await context.setOffline(false);
    await book(form);
    await expect(form.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    expect(await leads()).toHaveLength(1);
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

  test("whose time is of another country is said in Lagos time everywhere", async ({ browser, baseURL }) => {
    const [slot = ""] = await someSlots(1);
    const page = await visitor(browser, baseURL, { timezoneId: "Pacific/Auckland", locale: "de-DE" });
    await page.goto(`/appointment?day=${slot.slice(0, 10)}`);
    await hydrate(page);
    const form = page.locator("form");
    await choose(form, slot);
    await fillDetails(form);
    await book(form);
    await expect(page.getByText(slotInWords(slot), { exact: true })).toBeVisible();
    expect(await leads()).toMatchObject([{ slot }]);
    await page.context().close();
  });

  test("when every time is taken is found on WhatsApp", async ({ page }) => {
    const free = (await freeDays()).flatMap(({ day, times }) => times.map((time) => `${day}T${time}`));
    // One may come too near meanwhile: then it is not offered either.
    await Promise.allSettled(
      free.map((slot) => bookAppointment(appointmentInput.parse(anAppointment(slot)))),
    );
    await page.goto("/appointment");
    await expect(page.getByRole("heading", { name: appointmentForm.full.title })).toBeVisible();
    await expect(page.getByRole("link", { name: appointmentForm.loadFailed.chatLabel })).toBeVisible();
  });
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
    await expect(form.getByLabel("What you want to talk about")).toHaveValue("My orders get lost.");
    await form.locator("label", { has: page.locator(`input[value="${next}"]`) }).click();
    await book(form);
    await expect(page.getByRole("heading", { level: 1, name: "Your appointment is booked" })).toBeVisible();
    await expect(page.getByText(slotInWords(next), { exact: true })).toBeVisible();
    expect((await leads()).map((lead) => lead.slot)).toEqual([slot, next]);
    await page.reload();
    await expect(page.getByText(slotInWords(next), { exact: true })).toBeVisible();
    expect(await leads()).toHaveLength(2);
  });
});

/** Another visitor, in a browser of their own, for whom WhatsApp is not reached either. */
async function visitor(
  browser: Browser,
  baseURL: string | undefined,
  options: { timezoneId?: string; locale?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce", ...options });
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  return context.newPage();
}
