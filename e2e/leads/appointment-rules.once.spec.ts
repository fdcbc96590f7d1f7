import { appointmentForm } from "#app/content/appointment.ts";
import { leadFailure } from "#app/content/contact-form.ts";
import { bookAppointment, freeDays } from "#app/features/leads/appointments.server.ts";
import { appointmentInput } from "#app/features/leads/contract.ts";
import { slotInWords } from "#app/features/leads/slot-words.ts";
import { sql } from "#server/platform/database.ts";
import { anAppointment } from "#tooling/testing/lead.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import {
  book,
  choose,
  dayLink,
  failure,
  fillDetails,
  leads,
  name,
  openSection,
  someSlots,
  visitor,
} from "./forms.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("an appointment", () => {
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

  test("begins with the next day that has some choice of times", async ({ page }) => {
    const days = await freeDays();
    const [first, second] = days;
    const free = (first?.times ?? []).map((time) => `${first?.day}T${time}`);
    // One may come too near meanwhile: then it is not offered either.
    await Promise.allSettled(
      free.slice(2).map((slot) => bookAppointment(appointmentInput.parse(anAppointment(slot)))),
    );
    await page.goto("/appointment");
    await expect(page.locator("form [aria-current]")).toHaveAttribute(
      "href",
      new RegExp(`day=${second?.day}`),
    );
  });
});
