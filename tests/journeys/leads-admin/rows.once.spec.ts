import { inboxTexts as texts } from "#content/inbox.ts";
import { reviewTexts } from "#content/review.ts";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { keepApplication } from "../records.ts";
import { person } from "./doors.ts";
import { keep } from "./inbox.ts";

test.use({ viewport: { width: 1280, height: 800 }, userAgent: person });

test("a quote without a name takes no more room than a lead with one, and addresses break before the @", async ({
  page,
  signedInAs,
}) => {
  await forgetLeads();
  await keep({ name: "Ngozi Adeyemi", message: "Can it answer my customers at night? ".repeat(9) });
  const pressed = await page.request.get("/whatsapp/quote?package=fullops-elite&add=whatsapp-crm", {
    headers: { "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect(pressed.status()).toBe(302);
  await keepApplication({ name: "Efe Applicant" });
  await sql()`update recruitment_applications set email = 'efe.oghenerukevwe@mail-of-warri.example'`;
  // What an owner has set is in the same line.
  const admin = await signedInAs("admin");
  await sql()`update leads set owner = ${admin.id}, tags = array['call back'], first_source = 'Instagram'`;

  await page.goto("/admin-dashboard/inbox");
  await hydrate(page);
  const heightOf = async (text: string) =>
    (await page.getByRole("article").filter({ hasText: text }).boundingBox())?.height ?? Number.NaN;
  expect(await heightOf("FullOps Assistant Elite")).toBeLessThanOrEqual(await heightOf("Ngozi Adeyemi"));

  await page.goto("/recruitment/admin");
  await page.getByText(reviewTexts.more).click();
  const address = page.getByRole("link", { name: "efe.oghenerukevwe@mail-of-warri.example" });
  const linesOfParts = await address.evaluate((link) =>
    [...link.childNodes].flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return part instanceof Text ? range.getClientRects().length : [];
    }),
  );
  expect(linesOfParts).toEqual([1, 1]);
});

test("the key r opens an email where there is no number, which answers the lead until Undo", async ({
  page,
  signedInAs,
}) => {
  await forgetLeads();
  const ref = await keep({ name: "Tunde Bello", email: "tunde@mindsync.example", phone: "" });
  await signedInAs("admin");
  await page.goto("/admin-dashboard/inbox");
  await hydrate(page);
  const stages = () => sql()`select stage from leads`;
  const lead = page.getByRole("article");
  await page.keyboard.press("r");
  await expect(lead).toContainText(texts.changed.mail(ref));
  expect(await stages()).toEqual([{ stage: "contacted" }]);
  await lead.getByRole("button", { name: /^Undo/ }).click();
  await expect(lead.getByRole("link", { name: texts.writeOf("Tunde Bello") })).toBeVisible();
  expect(await stages()).toEqual([{ stage: "new" }]);
});
