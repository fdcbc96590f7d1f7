import { bookAppointment } from "#app/leads/appointments.server.ts";
import { appointmentInput } from "#app/leads/contract.ts";
import { slotInWords } from "#app/leads/slot-words.ts";
import { leadFailure } from "#content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { anAppointment } from "#tests/support/lead.ts";
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

test.slow();
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test("when two want the same time one gets it; the other loses nothing, gets the next times, and books one", async ({
  page,
  browser,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  const [slot = "", next = ""] = await someSlots(2);
  // The other visitor is in another country: they also see Lagos time.
  const other = await visitor(browser, baseURL, { timezoneId: "Pacific/Auckland", locale: "de-DE" });
  for (const each of [page, other]) {
    await each.goto(`/appointment?day=${slot.slice(0, 10)}`);
    await hydrate(each);
  }
  const mine = page.locator("form");
  const theirs = other.locator("form");
  await test.step("missing fields are reported", async () => {
    await book(mine);
    for (const message of [
      "Time is required",
      "Name is required",
      "WhatsApp number is required",
      "Your question is required",
    ])
      await expect(mine.getByText(message, { exact: true })).toBeVisible();
    await axe(page);
    expect(await leads()).toEqual([]);
  });
  for (const form of [mine, theirs]) {
    await choose(form, slot);
    await fillDetails(form);
  }
  await book(theirs);
  await expect(other.getByText(slotInWords(slot), { exact: true })).toBeVisible();
  expect(await leads()).toMatchObject([{ slot }]);
  await other.context().close();
  await book(mine);
  await expect(mine.getByRole("alert").getByText("That time was taken a moment ago.")).toBeInViewport();
  await expect(mine.getByLabel("Your name")).toHaveValue(name);
  await expect(mine.getByLabel("WhatsApp number")).toHaveValue("+234 (0) 803 123 4567");
  await expect(mine.getByLabel("Your question")).toHaveValue("My orders get lost.");
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
  await expect(page.getByText(slotInWords(next), { exact: true })).toBeVisible();
  expect((await leads()).map((lead) => lead.slot)).toEqual([slot, next]);
});

test.describe("without a network", () => {
  test.use({ ownContext: true });

  test("a half-completed booking survives a reload and a dead network, and is booked once", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|status of 409/);
    const [first = "", slot = "", next = ""] = await someSlots(3);
    await test.step("a time is selected with the keyboard alone", async () => {
      await page.goto(`/appointment?day=${first.slice(0, 10)}`);
      await hydrate(page);
      await page.locator(`input[value="${first}"]`).focus();
      await page.keyboard.press("Space");
      await expect(page.locator(`input[value="${first}"]`)).toBeChecked();
      await page.keyboard.press("ArrowRight");
      await expect(page.locator(`input[value="${slot}"]`)).toBeChecked();
    });
    await choose(await openSection(page, "appointment"), slot);
    await fillDetails(page.locator("#appointment"));
    const form = await openSection(page, "appointment");
    const all = async () => {
      await expect(form.locator(`input[value="${slot}"]`)).toBeChecked();
      await expect(form.getByLabel("Your name")).toHaveValue(name);
      await expect(form.getByLabel("Your question")).toHaveValue("My orders get lost.");
    };
    await all();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await book(form);
    await expect(form.getByText(failure, { exact: true })).toBeVisible();
    const carry = await form.getByRole("link", { name: leadFailure.chatLabel }).getAttribute("href");
    expect(new URL(carry ?? "").searchParams.get("text")).toContain(`Time: ${slotInWords(slot)}`);
    await all();
    await context.setOffline(false);
    await test.step("the time was taken meanwhile: another is selected", async () => {
      await bookAppointment(appointmentInput.parse(anAppointment(slot)));
      await book(form);
      await expect(form.getByRole("alert").getByText("That time was taken a moment ago.")).toBeInViewport();
      await expect(form.getByLabel("Your name")).toHaveValue(name);
      await form.locator("label", { has: page.locator(`input[value="${next}"]`) }).click();
    });
    await book(form);
    await expect(form.getByText(slotInWords(next), { exact: true })).toBeVisible();
    expect((await leads()).map((lead) => lead.slot)).toEqual([slot, next]);
  });
});
