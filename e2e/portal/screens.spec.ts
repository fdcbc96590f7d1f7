import type { Page } from "@playwright/test";
import { recruitmentDesk as texts } from "#app/content/recruitment-desk.ts";
import { keptApplication, keptMedia } from "#tooling/testing/kept-applications.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { card, emptyPortal, open, portal } from "./desk.ts";

test.use({ ownSite: true, expectedErrors: [/status of 404.*applications\/nobody/] });
test.beforeEach(async ({ database: _ }) => emptyPortal());

const long = "Oluwaseunfunmilayo".repeat(4);

/** An application whose every text is as long as may be, with a recording. Its file is nowhere: only its page is seen. */
async function longest(): Promise<string> {
  const { id } = await keptApplication({
    full_name: long,
    email: `${long}@mindsync.example`,
    city_state: "a".repeat(100),
    linkedin_portfolio: `https://linkedin.com/in/${long}`,
    business_types: "b".repeat(1000),
    tools_knowledge: ["Airtable", "Zoho", "Make.com", "Lovable.dev", "None yet but willing to learn"],
  });
  await keptMedia(id, "audio/mpeg");
  return id;
}

/** Expects that the screen can be used by everybody, and does not scroll sideways on the narrowest phone. */
async function fits(page: Page): Promise<void> {
  await axe(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  if (size) await page.setViewportSize(size);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`can be used by everybody, ${colorScheme}:`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme }));

    test("the sign-in, and the list with nothing in it", async ({ page, signedInAs }) => {
      await page.goto(portal);
      await fits(page);
      await signedInAs("admin");
      await open(page);
      await expect(page.getByText(texts.empty.title)).toBeVisible();
      await fits(page);
    });

    test("the list, opened and chosen from", async ({ page, signedInAs }) => {
      await signedInAs("admin");
      await longest();
      await keptApplication({ phone_number: "+1234567", status: "rejected" });
      await open(page);
      await card(page, long).getByText(texts.more).click();
      await expect(card(page, long).getByText(texts.less)).toBeVisible();
      await page.getByLabel(texts.chooseOf(long)).check();
      await fits(page);
      await page.getByRole("button", { name: texts.bulk.submit }).click();
      await expect(page.getByText(texts.updated)).toBeVisible();
      await fits(page);
    });

    test("one application, noted and scored, and one that is not there", async ({ page, signedInAs }) => {
      await signedInAs("recruiter");
      await open(page, `/applications/${await longest()}`);
      await page.getByLabel(texts.notes.label).fill("c".repeat(2000));
      await page.getByRole("button", { name: texts.notes.save }).click();
      await expect(page.getByText("c".repeat(2000)).last()).toBeVisible();
      for (const criterion of Object.values(texts.score.criteria)) {
        await page.getByRole("group", { name: criterion.label }).getByText("4").click();
      }
      await page.getByRole("button", { name: texts.score.save }).click();
      await expect(page.getByText("4.0 of 5, 1 reviewer")).toBeVisible();
      await fits(page);
      await open(page, "/applications/nobody");
      await expect(page.getByRole("heading", { name: texts.missing.title })).toBeVisible();
      await fits(page);
    });

    test("the paper", async ({ page, signedInAs }) => {
      await signedInAs("recruiter");
      const id = await longest();
      for (const path of ["/print", `/print?application=${id}`]) {
        await open(page, path);
        await fits(page);
      }
    });

    test("all of it with identities hidden", async ({ page, signedInAs }) => {
      await signedInAs("recruiter");
      const id = await longest();
      await open(page);
      await page.getByRole("button", { name: texts.hidden.hide }).click();
      await expect(page.getByRole("region", { name: texts.hidden.on })).toBeVisible();
      await fits(page);
      for (const path of [`/applications/${id}`, "/print"]) {
        await open(page, path);
        await fits(page);
      }
    });
  });
}

test("what a thumb presses is large enough", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  const { id } = await keptApplication({ linkedin_portfolio: "https://linkedin.com/in/chidi" });
  for (const path of ["", `/applications/${id}`]) {
    await open(page, path);
    const small = await page
      .locator("main")
      .evaluate((main) =>
        [...main.querySelectorAll("button, select, summary, label:has(input), a[class*='min-h']")]
          .filter((element) => element.getClientRects().length && element.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
    expect(small).toEqual([]);
  }
});

test("on paper stands the application alone, dark on white", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  const { id } = await keptApplication({
    full_name: "Amaka Okafor",
    linkedin_portfolio: "https://linkedin.com/in/amaka",
  });
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  for (const path of ["/print", `/print?application=${id}`]) {
    await page.goto(`${portal}${path}`);
    await hydrate(page);
    await expect(page.getByText("Amaka Okafor")).toBeVisible();
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("link", { name: texts.paper.back })).toHaveCount(0);
    const [ink, ground] = await page.locator(".on-paper").evaluate((paper) => {
      const { color, backgroundColor } = getComputedStyle(paper);
      return [color, backgroundColor];
    });
    expect([ink, ground]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  }
});
