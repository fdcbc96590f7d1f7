import type { Locator, Page } from "@playwright/test";
import { networkTexts } from "#content/network.ts";
import { toolForms } from "#content/tool-forms.ts";
import { followUp, toolTexts } from "#content/tool-texts.ts";
import { leads } from "#db/schema/inbox.ts";
import { db } from "#server/platform/database.ts";
import { type BreakableLine, breakableLine } from "./breakable-line.ts";
import * as enrollment from "./enrollment/form.ts";
import { test as base, expect, hydrate } from "./fixtures.ts";
import { choose, fillContact, fillDetails, someSlots } from "./leads/forms.ts";
import * as application from "./recruitment/apply.ts";
import { fillAccount, newcomer, password } from "./school/learner.ts";
import { openTool, submitButton, toolForm, writeExample } from "./tool-pages.ts";

const test = base.extend<{ line: BreakableLine }>({
  async line({ site }, use) {
    const line = await breakableLine(site.address);
    await use(line);
    await line.close();
  },
  baseURL: async ({ line }, use) => use(line.address),
});

test.slow();
test.use({
  expectedErrors: [
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)|Failed to fetch/,
  ],
});
test.beforeEach(({ database: _ }) => {});

/** What somebody typed and selected, by the names of the controls. */
const typedInto = (form: Locator) =>
  form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)]
      // The visitor counter fills in this one when the form is sent.
      .filter(([name]) => name !== "visit")
      .map(([name, value]) => `${name}=${value}`),
  );

interface OpenForm {
  form: Locator;
  submit: Locator;
}

async function open(page: Page, path: string, form: string, submit: string): Promise<OpenForm> {
  await page.goto(path);
  await hydrate(page);
  return { form: page.locator(form), submit: page.locator(form).getByRole("button", { name: submit }) };
}

const forms: Readonly<Record<string, (page: Page) => Promise<OpenForm>>> = {
  async "a message"(page) {
    const opened = await open(page, "/contact", "#contact-form", "Send message");
    await fillContact(page.locator("main"));
    return opened;
  },
  async "an appointment"(page) {
    const opened = await open(page, "/appointment", "#appointment-form", "Book this time");
    const [slot = ""] = await someSlots(1);
    await choose(page.locator("main"), slot);
    await fillDetails(page.locator("main"));
    return opened;
  },
  async "an enrollment in the dialog"(page) {
    await page.goto("/video-courses");
    await hydrate(page);
    const dialog = await enrollment.openDialog(page);
    await enrollment.fillIn(dialog, enrollment.visitor());
    await page.waitForLoadState("networkidle");
    return { form: page.locator("#enrollment"), submit: dialog.getByRole("button", { name: "Enroll Now" }) };
  },
  async "an application"(page) {
    const { form } = await application.openFilled(page);
    return { form, submit: form.getByRole("button", { name: "Submit Application" }) };
  },
  async "what follows a tool"(page) {
    await openTool(page, "marketing-generator");
    await writeExample(page, "marketing-generator");
    const part = page.getByRole("region", { name: followUp.heading });
    await part.getByLabel("Your name").fill("Amaka Okafor");
    await part.getByLabel("Email").fill("amaka@mindsync.example");
    await part.getByLabel("Your message").fill("Three posts a week, please.");
    return { form: part.locator("form"), submit: part.getByRole("button", { name: followUp.submitLabel }) };
  },
};

/** One on a page and one in a dialog, of the same machinery; the others are in the full run. */
const usual = new Set(["a message", "an enrollment in the dialog"]);

test("a form keeps everything without a network, also one that is cut while it is sent, and is stored once", async ({
  scene,
  line,
}) => {
  for (const [what, fill] of Object.entries(forms).filter(
    ([name]) => process.env.TEST_FULL || usual.has(name),
  )) {
    await scene(
      what,
      async (page, context) => {
        let posts = 0;
        const before = await db().$count(leads);
        page.on("request", (request) => {
          if (request.method() === "POST" && /\.data/.test(request.url())) posts += 1;
        });
        const { form, submit } = await fill(page);
        const typed = await typedInto(form);
        await context.setOffline(true);
        // A browser that was not told that the network is gone does not say when it is back.
        await page.waitForFunction(() => !navigator.onLine);
        await submit.click();
        const again = form.getByRole("button", { name: networkTexts.sendAgainLabel });
        await expect(again).toBeVisible();
        await expect(
          page
            .getByRole("alert")
            .getByText(/Failed to submit|Submission Failed/)
            .last(),
        ).toBeVisible();
        expect(await typedInto(form)).toEqual(typed);
        const clear = await again.evaluate((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(clear).toBe(true);
        await context.setOffline(false);
        const offer = page.getByRole("article").filter({ hasText: networkTexts.back.title });
        for (const part of ["form", "answer"] as const) {
          line.breakDuring(part);
          const failed = page.waitForEvent("requestfailed", (request) => /\.data/.test(request.url()));
          const press =
            part === "form" ? offer.getByRole("button", { name: networkTexts.sendAgainLabel }) : again;
          await press.click();
          await failed;
          // Its words are others while it is being sent.
          await expect(submit).toBeVisible();
          await expect(again).toBeVisible();
          expect(await typedInto(form)).toEqual(typed);
          line.mend();
        }
        posts = 0;
        await again.click();
        await expect(form).toHaveCount(0);
        await expect(offer).toHaveCount(0);
        expect(posts).toBe(1);
        expect(await db().$count(leads)).toBe(before + 1);
      },
      { fresh: true },
    );
  }
});

test("accounts and tools keep what was typed without a network", async ({ scene }) => {
  const fresh = { fresh: true };
  await scene(
    "a new account",
    async (page, context) => {
      const person = newcomer();
      await page.goto("/sign-up");
      await hydrate(page);
      await fillAccount(page, { ...person, password });
      await context.setOffline(true);
      const create = page.getByRole("button", { name: "Create account" });
      await create.click();
      await expect(page.getByRole("alert").filter({ hasText: "check your connection" })).toBeVisible();
      await expect(page.getByLabel("Email")).toHaveValue(person.email);
      await context.setOffline(false);
      await page.getByRole("article").getByRole("button", { name: networkTexts.sendAgainLabel }).click();
      await expect(page.getByRole("heading", { name: "Now sign in" })).toBeVisible();
    },
    fresh,
  );
  await scene(
    "a tool",
    async (page, context) => {
      await openTool(page, "faq-generator");
      await toolForm(page).getByText(toolTexts.exampleLabel).click();
      await context.setOffline(true);
      await submitButton(page, toolForms["faq-generator"]).click();
      await expect(page.getByText(toolTexts.failed.noNetwork)).toBeVisible();
    },
    fresh,
  );
});

test.describe("with an empty cache", () => {
  test.use({ ownContext: true });

  test("a form that is sent before its script is there waits for the network, and is sent once", async ({
    page,
    context,
  }) => {
    const values = enrollment.visitor();
    await page.goto("/enroll");
    const form = page.locator("#enrollment");
    await context.setOffline(true);
    await enrollment.fillIn(form, values);
    const home = page.getByRole("banner").getByRole("link").first();
    await home.click();
    await expect(home).toHaveAttribute("data-unsent", "");
    await form.getByRole("button", { name: "Enroll Now" }).click();
    await expect(form).toHaveAttribute("data-unsent", "");
    await expect(page).toHaveURL("/enroll");
    await enrollment.expectFilled(form, values);
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Your enrollment is saved" })).toBeVisible();
    expect(await enrollment.rowsOf(values.email)).toHaveLength(1);
  });
});
