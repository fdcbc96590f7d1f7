import { appointmentPage } from "#content/appointment.ts";
import { contactPage } from "#content/contact-form.ts";
import { books, storefront } from "#content/flagships.ts";
import { about, contact, hero, schoolPromo } from "#content/home.ts";
import { materialsPromo, services } from "#content/home-sections.ts";
import { footer, navigation } from "#content/navigation.ts";
import { expect, test } from "./fixtures.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

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
      ...[appointmentPage, contact].flatMap(({ heading, text, nextHeading, next }) => [
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
  await scene("an address that is not there says so and leads home", async (page) => {
    const answer = await page.goto("/no-such-page?x=1");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
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

  test("the menu opens and its links work", async ({ page }) => {
    await page.goto("/");
    await page.locator("header summary", { hasText: "Menu" }).click();
    await page.getByRole("banner").getByRole("link", { name: "Free AI Tools" }).click();
    await expect(page).toHaveURL("/tools");
    await expect(page.locator("h1")).toBeVisible();
  });
});
