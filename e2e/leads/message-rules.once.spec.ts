import { leadFailure, leadSuccess } from "#app/content/contact-form.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { chatOf, expectContactFilled, failure, fillContact, leads, openSection, send } from "./forms.ts";

// A site of its own: these tests take the same few times and count all that is kept.
test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate contact_submissions cascade`;
});

test.describe("a message", () => {
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

  test("shows what it needs by the colour of the border too, on a page of its own rules", async ({
    page,
  }) => {
    await page.goto("/contact");
    await hydrate(page);
    const name = page.getByLabel("Your name");
    const right = await name.evaluate((field) => getComputedStyle(field).borderTopColor);
    await send(page.locator("main"));
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).not.toHaveCSS("border-top-color", right);
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
});
