import { reviewTexts as texts } from "#content/review.ts";
import { savedApplication, savedMedia } from "#tests/support/saved-applications.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectLargeEnough, expectUsableInBoth, inBothLayouts } from "../usable.ts";
import { card, emptyReview, open, portal } from "./review.ts";

test.slow();
test.use({ expectedErrors: [/status of 404.*applications\/nobody/] });
test.beforeEach(async ({ database: _ }) => emptyReview());

const long = "Oluwaseunfunmilayo".repeat(4);

/**
 * An application whose every text is as long as allowed, with a recording. Its file does not exist: only its page is
 * shown.
 */
async function longest(): Promise<string> {
  const { id } = await savedApplication({
    full_name: long,
    email: `${long}@mindsync.example`,
    city_state: "a".repeat(100),
    linkedin_portfolio: `https://linkedin.com/in/${long}`,
    business_types: "b".repeat(1000),
    tools_knowledge: ["Airtable", "Zoho", "Make.com", "Lovable.dev", "None yet but willing to learn"],
  });
  await savedMedia(id, "audio/mpeg");
  return id;
}

test("the lists of applications are accessible", async ({ page, signedInAs }) => {
  await page.goto(portal);
  await expectUsableInBoth(page);
  await signedInAs("admin");
  await open(page);
  await expect(page.getByText(texts.empty.title)).toBeVisible();
  await expectUsableInBoth(page);

  const id = await longest();
  await savedApplication({ phone_number: "+1234567", status: "rejected" });
  await open(page);
  await inBothLayouts(page, () => expectLargeEnough(page));
  await card(page, long).getByText(texts.more).click();
  await expect(card(page, long).getByText(texts.less)).toBeVisible();
  await expect(card(page, long).getByText("b".repeat(1000))).toBeVisible();
  await page.getByLabel(texts.selectOf(long)).check();
  await expectUsableInBoth(page);
  await page.getByRole("button", { name: texts.bulk.submit }).click();
  await expect(page.getByText(texts.updated)).toBeVisible();
  await expectUsableInBoth(page);

  await page.getByRole("button", { name: texts.hidden.hide }).click();
  await expect(page.getByRole("region", { name: texts.hidden.on })).toBeVisible();
  await expectUsableInBoth(page);
  for (const path of [`/applications/${id}`, "/print"]) {
    await open(page, path);
    await expectUsableInBoth(page);
  }
});

test("one application is accessible, on screen and in print", async ({ page, signedInAs }) => {
  await signedInAs("recruiter");
  const id = await longest();
  await open(page, `/applications/${id}`);
  await inBothLayouts(page, () => expectLargeEnough(page));
  await page.getByLabel(texts.notes.label).fill("c".repeat(2000));
  await page.getByRole("button", { name: texts.notes.save }).click();
  await expect(page.getByText("c".repeat(2000)).last()).toBeVisible();
  for (const criterion of Object.values(texts.score.criteria))
    await page.getByRole("group", { name: criterion.label }).getByText("4").click();
  await page.getByRole("button", { name: texts.score.save }).click();
  await expect(page.getByText("4.0 of 5, 1 reviewer")).toBeVisible();
  await expectUsableInBoth(page);
  await open(page, "/applications/nobody");
  await expect(page.getByRole("heading", { name: texts.missing.title })).toBeVisible();
  await expectUsableInBoth(page);
  for (const path of ["/print", `/print?application=${id}`]) {
    await open(page, path);
    await expectUsableInBoth(page);
    await test.step("only the application is printed, dark on white", async () => {
      await page.emulateMedia({ colorScheme: "dark", media: "print" });
      await page.reload();
      await hydrate(page);
      await expect(page.getByText(long).first()).toBeVisible();
      await expect(page.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("link", { name: texts.paper.back })).toHaveCount(0);
      const [ink, ground] = await page.locator(".on-paper").evaluate((paper) => {
        const { color, backgroundColor } = getComputedStyle(paper);
        return [color, backgroundColor];
      });
      expect([ink, ground]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
      await page.emulateMedia({ colorScheme: "light", media: "screen" });
    });
  }
});
