import { listTexts } from "#content/back-office.ts";
import { inboxTexts as texts } from "#content/inbox.ts";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { keep } from "./inbox.ts";

const advertisement = "/business-apps?utm_source=tiktok&utm_campaign=dec-sale";

test("the owner sees on a phone where leads came from, answers one and takes it back", async ({
  page,
  context,
  signedInAs,
}) => {
  await forgetLeads();
  // A visitor comes by an advertisement, asks for a system, and writes.
  await page.goto(`${advertisement}&demo=healthcare`);
  await hydrate(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Get This For Your Business" }).click();
  const chat = await opened;
  await chat.waitForURL("https://wa.me/**");
  const pressed = new URL(chat.url()).searchParams.get("text") ?? "";
  await chat.close();
  await page.goto("/contact");
  await hydrate(page);
  await page.getByLabel("Your name").fill("Ngozi Adeyemi");
  await page.getByLabel("Email").fill("ngozi@mindsync.example");
  await page.getByLabel("Phone number").fill("0803 123 4567");
  await page.getByLabel("Topic").selectOption("business-app");
  await page.getByLabel("Your message").fill("Can you show me the clinic system?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your reference:")).toBeVisible();
  const ref = await keep({ name: "Bola", email: "bola@mindsync.example", phone: "0805 111 2222" });
  await sql()`update leads set created_at = now() - interval '1 day', first_source = 'Google', last_source = 'Google' where ref = ${ref}`;

  await signedInAs("admin");
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: "3 to answer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: texts.heading })).toBeVisible();
  await hydrate(page);
  // The first person is on the first screen, and nothing scrolls sideways.
  const first = page.getByRole("article").first();
  await expect(first.getByRole("heading")).toHaveText("Bola");
  await expect(first.getByRole("heading")).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // One tap answers where yesterday's leads came from and whom nobody answered, here and from the dashboard.
  await page.getByRole("link", { name: `1 ${texts.summary.chips.yesterday}` }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  // A removed filter does not come back with the next search.
  await page.getByRole("link", { name: listTexts.search.removeOf(texts.search.yesterday) }).click();
  await expect(page.getByLabel(texts.search.day, { exact: true })).toHaveValue("");
  await page.goto("/admin-dashboard");
  await page.getByRole("link", { name: texts.summary.chips.yesterday }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("link", { name: texts.summary.yesterday(1) })).toBeInViewport();
  await expect(page.getByRole("link", { name: "1 Google" })).toBeInViewport();
  await expect(page.getByRole("link", { name: texts.summary.notAnswered(["Bola"], 1) })).toBeInViewport();
  await page.getByRole("link", { name: "To answer 3" }).click();
  const ngozi = page.getByRole("article").filter({ hasText: "Ngozi Adeyemi" });
  const details = ngozi.locator("summary").first();
  await details.click();
  await expect(ngozi).toContainText("TikTok, ad ‘dec-sale’, came in on /business-apps, wrote on /contact");
  const demo = page.getByRole("article").filter({ hasText: "Mindsync Health" });
  await expect(demo).toContainText(/DEM-\w{5}/);
  expect(pressed).toContain(/DEM-\w{5}/.exec((await demo.textContent()) ?? "")?.[0]);

  const reply = context.waitForEvent("page");
  await ngozi.getByRole("link", { name: texts.chatOf("Ngozi Adeyemi") }).click();
  await (await reply).waitForURL(/^https:\/\/wa\.me\/2348031234567\?text=Good%20day%20Ngozi/);
  // The lead stays where it was, with what can be done next.
  const replyTo = ngozi.getByRole("link", { name: texts.chatOf("Ngozi Adeyemi") });
  await expect(replyTo).toHaveCount(0);
  await expect(page.getByRole("link", { name: "To answer 2" })).toBeVisible();
  await ngozi.getByRole("button", { name: texts.followUpSoonOf("Ngozi Adeyemi", "Tomorrow") }).click();
  await expect(ngozi).toContainText("is set for");
  expect(
    await sql()`select stage, follow_up = (now() at time zone 'Africa/Lagos')::date + 1 as tomorrow
      from leads where name = 'Ngozi Adeyemi'`,
  ).toEqual([{ stage: "contacted", tomorrow: true }]);
  const undo = ngozi.getByRole("button", { name: "Undo: Ngozi Adeyemi" });
  await undo.last().click();
  await expect(undo).toHaveCount(1);
  await undo.click();
  await expect(undo).toHaveCount(0);
  await expect(replyTo).toHaveCount(1);
  await expect(page.getByRole("link", { name: "To answer 3" })).toBeVisible();

  await details.click();
  await ngozi.getByLabel(texts.note, { exact: true }).fill("Call on Friday");
  await ngozi.getByRole("button", { name: `${texts.addNote}: Ngozi Adeyemi` }).click();
  await expect(ngozi.getByRole("listitem").filter({ hasText: "Call on Friday" })).toBeVisible();
  await ngozi.getByRole("button", { name: `${texts.addNote}: Ngozi Adeyemi` }).blur();

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: texts.keys.heading })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("s");
  await expect(page.locator("select[name=stage]:focus")).toHaveCount(1);
  const focused = page.locator("[data-lead]:focus");
  await page.locator("select[name=stage]:focus").blur();
  for (const key of ["j", "j"]) await page.keyboard.press(key);
  const second = await focused.textContent();
  await page.keyboard.press("k");
  expect(await focused.textContent()).not.toBe(second);
  await page.keyboard.press("n");
  await expect(page.locator("textarea[name=note]:focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await page.locator("textarea[name=note]:focus").blur();
  await ngozi.getByRole("heading", { name: "Ngozi Adeyemi" }).focus();
  const answered = context.waitForEvent("page");
  await page.keyboard.press("r");
  await (await answered).waitForURL(/^https:\/\/wa\.me\/2348031234567/);
  await expect(undo).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(ngozi).toHaveCount(0);
});
