import type { Page } from "@playwright/test";
import { labelOf } from "#content/fields.ts";
import { inboxTexts } from "#content/inbox.ts";
import { leadDoors } from "#content/lead-doors.ts";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { allowOnDevice, signInAsOwner, test, withPushService } from "../alerts/told-owner.ts";
import { expect } from "../fixtures.ts";
import { removeTestCourses } from "../records.ts";
import { admin } from "../run-site.ts";
import { inWholeBrowser } from "../whole-browser.ts";
import { confirmed, doors, person } from "./doors.ts";

/** Three ways to the site: where the visitor comes in, from which page, and what the owner is told of it. */
const campaigns = [
  {
    name: "an advertisement on TikTok",
    landing: "/business-apps",
    query: "?utm_source=tiktok&utm_campaign=dec-sale",
    source: "TikTok",
    words: "TikTok, ad ‘dec-sale’, came in on /business-apps",
  },
  {
    name: "a flyer",
    landing: "/whatsapp-ai-packages",
    query: "?utm_source=flyer&utm_campaign=balogun-market",
    source: "flyer",
    words: "flyer, ad ‘balogun-market’, came in on /whatsapp-ai-packages",
  },
  {
    name: "a search on Google",
    landing: "/",
    query: "",
    referer: "https://www.google.com/",
    source: "Google",
    words: "Google, came in on /",
  },
] as const;

/** The longest from the last press to the owner, in milliseconds. */
const longest = 2000;

// The pointer that leaves for the exit offer is where the test puts it, and nowhere else.
test.use({ ...inWholeBrowser(), userAgent: person });
test.describe.configure({ mode: "default", timeout: 300_000 });
test.beforeEach(async ({ database: _ }) => {
  await forgetLeads();
  await sql()`truncate alert_targets cascade`;
});
test.afterEach(removeTestCourses);

for (const campaign of campaigns) {
  test(`every door makes one lead of a visitor from ${campaign.name}, of whom the owner is told once`, async ({
    scene,
    browser,
    receivers: { mail, push },
  }) => {
    const context = await browser.newContext({ serviceWorkers: "allow", permissions: ["notifications"] });
    const owner = await context.newPage();
    const device = await withPushService(owner);
    await signInAsOwner(owner);
    await allowOnDevice(owner);
    push.received.length = 0;
    mail.mails.length = 0;
    /** The mails to the owner: some doors also write to the visitor. */
    const mails = () => mail.mails.filter(({ to }) => to.includes(admin.email));

    for (const [before, one] of doors.entries()) {
      const label = labelOf(leadDoors, one.door);
      await scene(label, async (page) => {
        await page.goto(campaign.landing + campaign.query, "referer" in campaign ? campaign : {});
        // The counter loads once the page is painted; by then a person has only begun to read.
        await page.waitForFunction(() => "counts" in document);
        const inbox = `${inboxTexts.path}?door=${one.door}&source=${campaign.source}`;
        const last = await one.come(page);
        await expect(last).toBeVisible();
        const chat = one.door === "chat" || one.door === "application" ? null : page.waitForEvent("popup");
        const pressed = Date.now();
        const since = () => Date.now() - pressed;
        await last.click();
        const [there, mailed, pushed] = await Promise.all([
          inInbox(owner, inbox).then(since),
          expect
            .poll(() => mails().length, { intervals: [20] })
            .toBeGreaterThan(before)
            .then(since),
          expect
            .poll(() => push.received.length, { intervals: [20] })
            .toBeGreaterThan(before)
            .then(since),
        ]);
        await owner.goto(inbox);
        const card = owner.getByRole("article");
        await card.locator("summary").first().click();
        await expect(card).toContainText(one.said);
        await expect(card).toContainText(campaign.words);
        if (one.page !== campaign.landing) await expect(card).toContainText(`wrote on ${one.page}`);
        const ref = await confirmed(page, one, chat);
        if (ref) await expect(card).toContainText(ref);
        const mailText = textOf(mails()[before]?.text);
        for (const told of [`Subject: New lead: ${label}`, `Came from: ${campaign.words}`, ref ?? ""])
          expect(mailText).toContain(told);
        expect(device.read(push.received[before]?.body ?? Buffer.of())).toMatchObject({
          title: `New lead: ${label}`,
        });
        for (const took of [there, mailed, pushed]) expect(took, label).toBeLessThan(longest);
      });
    }

    const waiting = () => sql()`select about, failure from lead_alerts where sent_at is null`;
    await expect.poll(waiting).toEqual([]);
    expect(await sql()`select door from leads`).toHaveLength(doors.length);
    expect([mails().length, push.received.length]).toEqual([doors.length, doors.length]);
    await context.close();
  });
}

/** Asks for the owner's inbox until it has one lead at this address. A browser on a busy machine also needs time to draw it. */
async function inInbox(owner: Page, address: string): Promise<void> {
  const leads = async () => (await (await owner.request.get(address)).text()).split("data-lead=").length - 1;
  await expect.poll(leads, { intervals: [20] }).toBe(1);
}

/** A mail as its reader sees it: its bytes are UTF-8, its long lines were broken after a space. */
const textOf = (mail = "") => Buffer.from(mail, "latin1").toString("utf8");
