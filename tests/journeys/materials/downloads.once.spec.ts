import { readFileSync } from "node:fs";
import { devices } from "@playwright/test";
import { zippedTexts } from "#tests/support/zip.ts";
import { axe, expect, test } from "../fixtures.ts";

// A user agent of a person: the test browser's own is that of a program, which is not counted.
test.use({ userAgent: devices["Pixel 7"].userAgent });

test("a deck opens in a new tab and arrives complete, as large as the page says", async ({
  page,
  context,
}) => {
  await page.goto("/free-courses");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "WhatsApp selling" }) });
  const promised = Number(/PowerPoint, (\d+) KB/.exec((await card.textContent()) ?? "")?.[1]);
  // The download belongs to the tab that it opened, or to this one.
  const arriving = new Promise<import("@playwright/test").Download>((done) => {
    context.once("page", (opened) => opened.once("download", done));
    page.once("download", done);
  });
  await card.getByRole("link", { name: /^Download Now/ }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe("whatsapp-selling.pptx");
  const file = readFileSync(await download.path());
  expect(Math.ceil(file.length / 1000)).toBe(promised);
  expect(Object.keys(zippedTexts(file))).toContain("ppt/presentation.xml");
});

test("the admin sees what was downloaded", async ({ page, request, signedInAs }) => {
  const file = "/materials/bookkeeping-from-zero/debt-list.xlsx";
  for (const _ of [1, 2, 3]) expect((await request.get(file)).status()).toBe(200);
  await signedInAs("admin");
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: "Downloads" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Downloads" })).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Who owes me, and for how long" });
  await expect(row.getByRole("cell")).toHaveText([/bookkeeping-from-zero\/debt-list\.xlsx/, "3", "3"]);
  await axe(page);
});
