/** Sends known visits from a browser and checks the Figures screen for them, in both layouts. */
import { devices } from "@playwright/test";
import { figuresTexts as texts } from "#content/figures.ts";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { kept } from "../counted-visits.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { expectUsableInBoth } from "../usable.ts";
import { card } from "./dashboard.ts";

test.use({ userAgent: devices["Pixel 7"].userAgent });

/** Where each visitor came from and the pages that they opened. */
const visits = [
  { from: "https://www.tiktok.com/", pages: ["/?utm_campaign=june-flyer", "/tools", "/contact"] },
  { from: "https://www.tiktok.com/", pages: ["/", "/tools"] },
  { from: "https://www.google.com/", pages: ["/tools/faq-generator"] },
  { from: undefined, pages: ["/tools?from=poster", "/", "/terms"] },
] as const;

test("what visitors did is what the screen says, and a row that is pressed narrows it", async ({
  scene,
  signedInAs,
  page,
}) => {
  await forgetVisits();
  await sql()`delete from leads`;
  let views = 0;
  for (const { from, pages } of visits)
    await scene(`a visitor from ${from}`, async (visitor) => {
      for (const [place, path] of pages.entries()) {
        await visitor.goto(path, place || !from ? {} : { referer: from });
        views += 1;
        await expect.poll(async () => (await kept()).length).toBe(views);
      }
    });
  await signedInAs("admin");
  await page.goto(`${texts.path}?range=today`);
  await hydrate(page);
  const row = (heading: string, name: string) =>
    page
      .getByRole("region", { name: heading, exact: true })
      .getByRole("row")
      .filter({ hasText: name })
      .first();
  await expect(card(page, texts.cards.visitors)).toHaveText("4");
  await expect(card(page, texts.cards.views)).toHaveText("9");
  for (const [heading, name, figures] of [
    [texts.groups.source, "TikTok", ["2", "5"]],
    [texts.groups.source, "Google", ["1", "1"]],
    [texts.groups.source, "Direct", ["1", "3"]],
    [texts.groups.campaign, "june-flyer", ["1", "3"]],
    [texts.groups.entry, "Home Page", ["2", "5"]],
    [texts.groups.device, "Mobile", ["4", "9"]],
    [texts.pages, "Free AI Tools", ["3"]],
    [texts.pages, "Home Page", ["3"]],
  ] as const)
    await expect(
      row(heading, name)
        .getByRole("cell")
        .filter({ hasText: /^[\d,]+$/ }),
    ).toHaveText([...figures]);
  await page.getByText(texts.chart.asTable).click();
  await expect(page.getByRole("region", { name: texts.chart.heading }).getByRole("cell")).toHaveText([
    /\w+/,
    "4",
    "0",
    "9",
    "0",
  ]);
  await expectUsableInBoth(page);
  await test.step("only those that saw the tool", async () => {
    await row(texts.pages, "Tool: FAQ Generator").getByRole("link").click();
    await expect(page).toHaveURL(/page=%2Ftools%2Ffaq-generator/);
    await expect(card(page, texts.cards.visitors)).toHaveText("1");
    await expect(page.getByRole("region", { name: texts.groups.source }).getByRole("row")).toHaveCount(2);
    await page.getByRole("link", { name: /^Show all visits again/ }).click();
    await expect(card(page, texts.cards.visitors)).toHaveText("4");
  });
});
