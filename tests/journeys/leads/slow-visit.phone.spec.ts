import type { Page } from "@playwright/test";
import { countingSwitch } from "#content/counting-switch.ts";
import { sql } from "#server/platform/database.ts";
import { forgetLeads } from "#tests/support/inbox.ts";
import { expect, test } from "../fixtures.ts";
import { inWholeBrowser } from "../whole-browser.ts";
import { fillContact, send } from "./forms.ts";

// A browser as visitors have it: nothing intercepts requests, and nothing touches the page but the visitor.
test.use(inWholeBrowser());
test.slow();
test.beforeEach(async ({ database: _ }) => {
  await forgetLeads();
});

/** What the browser says of the network: the page loads no script for reading. */
const networks = {
  saver: { saveData: true, effectiveType: "4g" },
  third: { saveData: false, effectiveType: "3g" },
  second: { saveData: false, effectiveType: "2g" },
} as const;

async function onNetwork(page: Page, name: keyof typeof networks): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, networks[name]);
}

/**
 * Follows links to the form, sends it, and returns where the lead came from. A link that script could answer is pressed by
 * script, and so goes its plain way: on a slow network it does so after 700 ms.
 */
async function write(page: Page, links = ["/contact"]) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  for (const href of links) {
    await page.locator("html[data-painted]").waitFor({ state: "attached" });
    const link = page.locator(`a[href="${href}"]`).first();
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL((url) => url.pathname + url.hash === href);
  }
  // The proof that the counter was on none of the pages before the form.
  expect(scripts).toEqual([]);
  const form = page.locator("form", { has: page.getByLabel("Your name") });
  await fillContact(form);
  await page.waitForFunction(() => "counts" in document);
  await send(form);
  await expect.poll(() => sql()`select 1 from leads`).toHaveLength(1);
  const [lead] = await sql()`select first_source, last_source, campaign, landing, form_page from leads`;
  return lead;
}

test("who saves data or has a slow network is a lead with source, campaign and first page", async ({
  scene,
}) => {
  await scene("an advertisement on TikTok, data saver", async (page) => {
    await onNetwork(page, "saver");
    await page.goto("/?utm_source=tiktok&utm_campaign=dec-sale");
    expect(await write(page)).toEqual({
      first_source: "TikTok",
      last_source: "TikTok",
      campaign: "dec-sale",
      landing: "/",
      form_page: "/contact",
    });
  });
  await scene("a flyer, 3g, with another page between", async (page) => {
    await forgetLeads();
    await onNetwork(page, "third");
    await page.goto("/business-apps?utm_source=flyer&utm_campaign=balogun-market#top");
    expect(await write(page, ["/tools", "/#contact", "/contact"])).toEqual({
      first_source: "flyer",
      last_source: "flyer",
      campaign: "balogun-market",
      landing: "/business-apps",
      form_page: "/contact",
    });
  });
  await scene("a search on Google, 2g", async (page) => {
    await forgetLeads();
    await onNetwork(page, "second");
    await page.goto("/whatsapp-ai-packages", { referer: "https://www.google.com/" });
    expect(await write(page, ["/#contact", "/contact"])).toEqual({
      first_source: "Google",
      last_source: "Google",
      campaign: null,
      landing: "/whatsapp-ai-packages",
      form_page: "/contact",
    });
  });
});

test("the switch 'Don't count me' works on a slow network, where no script is loaded for reading", async ({
  scene,
}) => {
  await scene("pressed at once", async (page) => {
    await onNetwork(page, "third");
    await page.goto("/privacy");
    await page.locator("html[data-painted]").waitFor({ state: "attached" });
    await page.locator("#counting").getByText(countingSwitch.label).click();
    await expect(page.locator("#counting").getByText(countingSwitch.states.uncounted)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("mindsync-uncounted"))).toBe("1");
  });
});

test("who asked not to be counted leaves no source, and nothing in the browser", async ({ scene }) => {
  for (const [who, init] of [
    [
      "by Global Privacy Control",
      () => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
    ],
    ["by the switch", () => localStorage.setItem("mindsync-uncounted", "1")],
  ] as const) {
    await scene(who, async (page) => {
      await forgetLeads();
      await onNetwork(page, "saver");
      await page.addInitScript(init);
      await page.goto("/?utm_source=tiktok&utm_campaign=dec-sale");
      expect(await write(page)).toEqual({
        first_source: null,
        last_source: null,
        campaign: null,
        landing: null,
        form_page: null,
      });
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("mindsync-visits");
    });
  }
});
