import { appointmentForm } from "#content/appointment.ts";
import { leadFailure, leadSuccess } from "#content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import {
  chatOf,
  expectContactFilled,
  failure,
  fillContact,
  leads,
  openForm,
  openSection,
  send,
} from "./forms.ts";

test.slow();
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

const post = "**/contact.data*";
const chatText = (href: string | null) => new URL(href ?? "").searchParams.get("text") ?? "";

test("a half-written message survives a reload and appears on the form's own page, where it is sent", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await fillContact(await openSection(page, "contact"));
  const again = await openSection(page, "contact");
  await expectContactFilled(again);
  await expect(again).toContainText("43/5000");
  await page.goto("/contact");
  await hydrate(page);
  await expectContactFilled(page.locator("form"));
  await send(page.locator("form"));
  const heading = page.getByRole("heading", { level: 1, name: leadSuccess.heading });
  await expect(heading).toBeVisible();
  const rows = await leads();
  expect(rows).toHaveLength(1);
  const ref: string = rows[0]?.ref;
  await test.step("where the WhatsApp window is blocked there is a link", async () => {
    const link = page.getByRole("link", { name: "Open WhatsApp" });
    await expect(page.getByText("If WhatsApp did not open, open it here.")).toBeVisible();
    const opened = page.waitForEvent("popup");
    await link.click();
    expect(await chatOf(await opened)).toMatch(new RegExp(`Ref: ${ref}$`));
    await expect(link).toBeVisible();
  });
  await test.step("it stays confirmed after a reload, until a new form is requested in the tab", async () => {
    await expect(page).toHaveURL(`/contact#saved=${ref}`);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(ref, { exact: true })).toBeVisible();
    await expect(page.getByText("0803 ••• 4567", { exact: true })).toBeVisible();
    await expect(page.getByText(leadSuccess.unopened)).toBeVisible();
    const chat = await page.getByRole("link", { name: "Open WhatsApp" }).getAttribute("href");
    expect(chatText(chat)).toMatch(new RegExp(`Ref: ${ref}$`));
    await page.goto("/contact");
    await hydrate(page);
    await expect(page.getByLabel("Your message")).toHaveValue("");
  });
});

test("an invalid message shows errors beside its fields, and nothing typed is cut", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422/);
  await page.goto("/contact");
  await hydrate(page);
  const form = page.locator("main form");
  const field = (label: string) => form.getByLabel(label);
  await test.step("missing fields are reported below each, and by the colour of the border", async () => {
    const border = (label: string) =>
      field(label).evaluate((element) => getComputedStyle(element).borderTopColor);
    const right = await border("Your name");
    await send(form);
    for (const [label, message] of [
      ["Your name", "Name is required"],
      ["Email", "Email is required"],
      ["Topic", "Topic is required"],
      ["Your message", "Message is required"],
    ] as const)
      await expect(field(label)).toHaveAccessibleDescription(message);
    await expect(field("Your name")).toBeFocused();
    await expect(field("Phone number")).not.toHaveAttribute("aria-invalid");
    await expect(field("Your name")).toHaveAttribute("aria-invalid", "true");
    await expect(field("Your name")).not.toHaveCSS("border-top-color", right);
    await axe(page);
  });
  await test.step("errors that only the server finds are shown in the same way", async () => {
    await fillContact(form);
    await field("Phone number").fill("+999 1234567");
    await send(form);
    await expect(field("Phone number")).toHaveAccessibleDescription("Please enter a valid phone number");
    await field("Phone number").fill("0803-123 4567");
    await expectContactFilled(form);
  });
  const long = "Ọ̀rọ̀ gígùn ".repeat(1000).slice(0, 10_000);
  await test.step("ten thousand characters are counted and refused, never cut", async () => {
    await field("Your message").fill(long);
    await expect(form).toContainText("10000/5000");
    await send(form);
    await expect(form).toContainText("Message must be less than 5000 characters");
    await expect(field("Your message")).toHaveValue(long);
    expect(await leads()).toEqual([]);
  });
  await field("Your message").fill(long.slice(0, 4900));
  const opened = page.waitForEvent("popup");
  await send(form);
  const text = await chatOf(await opened);
  const [lead] = await leads();
  expect(lead?.message).toBe(long.slice(0, 4900).normalize("NFC").trim());
  expect(text).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
});

test.describe("without a network", () => {
  test.use({ ownContext: true });

  test("a message that does not arrive stays, WhatsApp is offered with it, and it is stored once", async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 503/);
    const form = await openSection(page, "contact");
    await page.waitForLoadState("networkidle");
    await fillContact(form);
    const fails = async () => {
      await send(form);
      await expect(page.getByRole("alert").getByText(failure, { exact: true }).first()).toBeVisible();
      await expectContactFilled(form);
      const text = chatText(
        await form.getByRole("link", { name: leadFailure.chatLabel }).getAttribute("href"),
      );
      expect(text).toContain("50% of orders get lost");
      expect(text).not.toContain("Ref:");
    };
    await test.step("the network fails for a while", async () => {
      await context.setOffline(true);
      await fails();
      await context.setOffline(false);
    });
    await test.step("the server cannot answer", async () => {
      await page.route(post, (route) => route.fulfill({ status: 503, body: "Service Unavailable" }));
      await fails();
      await page.unroute(post);
      expect(await leads()).toEqual([]);
    });
    await test.step("the response is lost", async () => {
      await page.route(post, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await fails();
      await page.unroute(post);
    });
    await send(form);
    await expect(form.getByRole("heading", { name: leadSuccess.heading })).toBeVisible();
    expect(await leads()).toHaveLength(1);
  });
});

test("when the home page's forms fail to load, a message says so and offers a retry", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const near = async (id: "contact" | "appointment") => {
    const section = await openForm(page, id);
    return { section, retry: section.getByRole("button", { name: "Try again" }) };
  };
  for (const id of ["appointment", "contact"] as const) {
    await test.step(`code of ${id}`, async () => {
      const code = `**/assets/${id}-*.js`;
      await page.goto("/");
      await hydrate(page);
      await page.route(code, (route) => route.abort());
      const { section, retry } = await near(id);
      await expect(retry).toBeVisible();
      await expect(section.getByRole("link", { name: /WhatsApp/ }).first()).toBeVisible();
      await page.unroute(code);
      await retry.click();
      await expect(section.getByLabel("Your name")).toBeVisible();
    });
  }
  await test.step("free times", async () => {
    await page.route("**/appointment.data*", (route) => route.abort());
    await page.goto("/");
    await hydrate(page);
    const { section, retry } = await near("appointment");
    await expect(section.getByText(appointmentForm.loadFailed.title)).toBeVisible();
    await page.unroute("**/appointment.data*");
    await retry.click();
    await expect(section.getByRole("radio").first()).toBeAttached();
  });
});
