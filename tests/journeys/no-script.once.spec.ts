import type { Page } from "@playwright/test";
import { appointmentPage } from "#content/appointment.ts";
import { blogTexts } from "#content/blog.ts";
import { contactNext, contactPage } from "#content/contact-form.ts";
import { countingSwitch } from "#content/counting-switch.ts";
import { books, storefront } from "#content/flagships.ts";
import { about, contact, hero, schoolPromo } from "#content/home.ts";
import { materialsPromo, services } from "#content/home-sections.ts";
import { footer, navigation } from "#content/navigation.ts";
import { toolForms } from "#content/tool-forms.ts";
import { toolLimits } from "#content/tool-limits.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { expect, test } from "./fixtures.ts";
import { submitButton } from "./tool-pages.ts";

test.use({ javaScriptEnabled: false });

/** Expects no button of that name to be shown. */
const expectHidden = (page: Page, name: string) =>
  expect(page.getByRole("button", { name }).filter({ visible: true })).toHaveCount(0);

const oneLine = (text: string) => text.replace(/\s+/g, " ");

test("the landing page is complete and its links work", async ({ scene }) => {
  await scene("the landing page reads whole", async (page) => {
    await page.goto("/");
    const shown = oneLine(await page.locator("main").innerText());
    const texts = [
      hero.headlines[0]?.headline,
      hero.headlines[0]?.subheadline,
      ...hero.destinations.map(({ label }) => label),
      ...[hero, materialsPromo, schoolPromo].flatMap(({ statistics }) =>
        statistics.flatMap(({ value, label }) => [value, label]),
      ),
      about.heading,
      ...about.paragraphs,
      ...about.points.flatMap(({ title, text }) => [title, text]),
      ...[storefront, books].flatMap((flagship) => [
        flagship.heading,
        flagship.text,
        ...flagship.features.flatMap(({ title, text }) => [title, text]),
        ...flagship.claims.flatMap(({ value, label }) => [value, label]),
      ]),
      services.heading,
      ...services.list.flatMap(({ title, text, next }) => [title, text, next.label]),
      ...[materialsPromo, schoolPromo].flatMap(({ heading, text }) => [heading, text]),
      ...[appointmentPage, { ...contact, ...contactNext }].flatMap(({ heading, text, nextHeading, next }) => [
        heading,
        text,
        nextHeading,
        ...next.flatMap((step) => [step.title, step.text]),
      ]),
      appointmentPage.openLabel,
      contactPage.openLabel,
    ];
    for (const text of texts) expect(shown).toContain(oneLine(text ?? "?"));
    expect(shown).toContain("₦0");
    await expect(page.getByLabel("Pause headlines")).toHaveCount(1);
    await expect(page.getByLabel("Pause headlines")).toBeHidden();
    await expect(page.getByRole("contentinfo").getByText(footer.email)).toBeVisible();
  });
  await scene("what script has wait for the first paint is there from the start", async (page) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"Bricolage Grotesque"/);
  });
  await scene("the buttons that open dialogs lead to pages", async (page) => {
    await page.goto("/");
    await page.getByRole("link", { name: schoolPromo.enterLabel }).click();
    await expect(page).toHaveURL("/video-courses");
  });
});

test.describe("at an address that is not there", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("the page says so and leads home", async ({ page }) => {
    const answer = await page.goto("/no-such-page?x=1");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test.describe("when the server refuses a form", () => {
  test.use({ expectedErrors: [/status of 422/] });

  test("what is wrong is in view", async ({ scene }) => {
    await scene("an application", async (page) => {
      await page.goto("/recruitment/apply");
      await page.getByLabel("Phone Number").fill("0803 123 4567");
      await page.getByRole("button", { name: "Submit Application" }).click();
      // The response shows the form with its errors, not the top of the page.
      await expect(page.getByRole("heading", { name: "Your application" })).toBeInViewport();
      await expect(page.getByRole("alert").getByText("Validation Error")).toBeInViewport();
      await expectHidden(page, "Use +234");
    });
    await scene("a text that is too long", async (page) => {
      await page.goto("/tools/idea-evaluator");
      await page.getByLabel("Business idea").fill("A cold room for tomatoes. ".repeat(100));
      await submitButton(page, toolForms["idea-evaluator"]).click();
      await expect(page.getByText(toolTexts.tooLong("Business idea", toolLimits.long))).toBeInViewport();
    });
  });
});

test("what a tool wrote is in view", async ({ page }) => {
  const form = toolForms["idea-evaluator"];
  await page.goto("/tools/idea-evaluator");
  await page.getByRole("link", { name: toolTexts.exampleLabel }).click();
  await submitButton(page, form).click();
  await expect(page.getByRole("heading", { name: form.resultHeading })).toBeInViewport();
});

test("what only script can do is not shown, and a page says what it needs script for", async ({ scene }) => {
  await scene("accounts", async (page) => {
    await page.goto("/admin-login");
    await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
    await expectHidden(page, "Show password");
  });
  await scene("the application form", async (page) => {
    await page.goto("/recruitment/apply");
    const field = page.getByRole("group", { name: /^Video or audio/ });
    await expect(field.getByText("Sending a video or audio needs JavaScript.")).toBeVisible();
    await expect(field.getByRole("button")).toHaveCount(0);
    await expect(field.locator("input[type=file]")).toBeHidden();
  });
  await scene("a text to copy", async (page) => {
    await page.goto("/recruitment/tests");
    await expect(page.locator("pre")).toContainText("Full name:");
    await expectHidden(page, "Copy the format");
    await page.goto("/blog/twelve-whatsapp-replies");
    await expectHidden(page, blogTexts.copyLabel);
  });
  await scene("a quote", async (page) => {
    await page.goto("/whatsapp-ai-packages?package=smartagent-pro");
    await expect(page.getByRole("link", { name: "Send this list on WhatsApp" }).first()).toBeVisible();
    await expectHidden(page, "Copy link");
  });
  await scene("the counting switch", async (page) => {
    await page.goto("/privacy");
    await expect(page.getByRole("switch", { name: "Don't count me" })).toBeHidden();
    await expect(page.getByText(countingSwitch.withoutScript)).toBeVisible();
  });
  await scene("cards that script lets enter", async (page) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const cards = page.locator("#services h2 ~ ul > li");
    for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
    await expect(cards).toHaveCount(services.list.length);
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the dropdowns open and their links work", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main" });
    for (const entry of navigation) {
      if (!("links" in entry)) continue;
      await bar.locator("summary", { hasText: entry.label }).click();
      for (const { label } of entry.links) {
        await expect(bar.getByRole("link", { name: label, exact: true })).toBeVisible();
      }
    }
    await bar.getByRole("link", { name: "Territory Playbook" }).click();
    await expect(page).toHaveURL("/recruitment/territory-playbook");
  });
});

test.describe("on a phone's screen", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the menus and the quote open, and their links work", async ({ page }) => {
    await page.goto("/");
    await page.locator("header summary", { hasText: "Menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Free AI Tools" }).click();
    await expect(page).toHaveURL("/tools");
    await expect(page.locator("h1")).toBeVisible();
    await page.goto("/recruitment/tests");
    const nav = page.getByRole("navigation", { name: "In this section" });
    await nav.getByText("In this section").click();
    await expect(nav.locator("[aria-current]:visible")).toHaveText(["Test Assignments"]);
    await nav.getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL("/recruitment/contact");
    await page.goto("/whatsapp-ai-packages?package=smartagent-pro");
    await page.locator("#quote-bar").click();
    await expect(page.getByRole("link", { name: "Send this list on WhatsApp" })).toBeInViewport();
  });
});
