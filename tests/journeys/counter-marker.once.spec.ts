import { devices, type Page } from "@playwright/test";
import { sql } from "#server/platform/database.ts";
import { forgetVisits } from "#tests/support/visits.ts";
import { expect, hydrate, test } from "./fixtures.ts";

test.slow();
test.use({ opensChats: false, userAgent: devices["Pixel 7"].userAgent, expectedErrors: [/status of 4\d\d/] });

const marker = "Zanzamarker";

/** Types the marker into every field of the main part, then presses everything there that does not lead away. */
async function typeAndPress(page: Page): Promise<void> {
  const fields = page.locator(
    "main :is(input:not([type]), input[type=text], input[type=search], textarea):visible",
  );
  for (const field of await fields.all())
    await field.fill(`${marker} Foods sells rice, soap and ${marker} in Lagos`);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main :is(button, summary)"))
      element.click();
  });
}

test("nothing that is typed anywhere is counted, also where buttons and links repeat it", async ({
  page,
}) => {
  await forgetVisits();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/visits")) sent.push(request.postData() ?? "");
  });
  await page.goto("/tools/faq-generator");
  await hydrate(page);
  const [field] = await page.locator("main textarea:visible").all();
  await field?.fill(`${marker} Foods sells rice, beans and palm oil in Lagos and delivers to homes`);
  await page.locator("main form button[type=submit]:visible").first().click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("mindsync-tool-results")), { timeout: 20_000 })
    .toContain(marker);
  for (const path of ["/tools/faq-generator", "/contact", "/enroll", "/video-courses", "/playground"]) {
    await page.goto(path);
    await hydrate(page);
    await typeAndPress(page);
  }
  await page.goto("/tools");
  await hydrate(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main :is(button, a)")) {
      element.addEventListener("click", (event) => event.preventDefault(), { once: true });
      element.click();
    }
  });
  await expect.poll(() => sql()`select 1 from visits`.then((rows) => rows.length)).toBeGreaterThan(20);
  expect(sent.join()).not.toMatch(/zanzamarker/i);
  expect(await sql()`select word from visit_words where word ilike ${`%${marker}%`}`).toEqual([]);
});
