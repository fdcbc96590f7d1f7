import type { Locator, Page } from "@playwright/test";
import { followUp } from "#content/tool-texts.ts";
import { expect, hydrate, test } from "./fixtures.ts";
import { choose, fillContact, fillDetails, someSlots } from "./leads/forms.ts";
import { fillAccount, newcomer, password } from "./school/learner.ts";
import { openTool, writeExample } from "./tool-pages.ts";

declare global {
  interface Window {
    /** How often the page sent a form. */
    sent: number;
  }
}

test.beforeEach(({ database: _ }) => {});

/** Presses twice: the second time while the first is just being sent, before the page can show it. */
async function pressTwice(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) throw new Error("No form.");
    const plain = window.fetch;
    window.sent = 0;
    window.fetch = (...asked) => {
      const answer = plain(...asked);
      if (asked[1]?.method === "POST") {
        window.sent += 1;
        if (window.sent === 1) element.requestSubmit();
      }
      return answer;
    };
    element.requestSubmit();
  });
}

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  await hydrate(page);
  return page.locator("main");
}

// An enrollment and an application that are sent twice are in their own network specs.
const forms: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  async "a message"(page) {
    await fillContact(await open(page, "/contact"));
    return page.locator("#contact-form");
  },
  async "an appointment"(page) {
    const main = await open(page, "/appointment");
    const [slot = ""] = await someSlots(1);
    await choose(main, slot);
    await fillDetails(main);
    return page.locator("#appointment-form");
  },
  async "what follows a tool"(page) {
    await openTool(page, "marketing-generator");
    await writeExample(page, "marketing-generator");
    const part = page.getByRole("region", { name: followUp.heading });
    await part.getByLabel("Your name").fill("Amaka Okafor");
    await part.getByLabel("Email").fill("amaka@mindsync.example");
    await part.getByLabel("Your message").fill("Three posts a week, please.");
    return part.locator("form");
  },
  async "a new account"(page) {
    await open(page, "/sign-up");
    await fillAccount(page, { ...newcomer(), password });
    return page.locator("form").filter({ has: page.getByLabel("Your name") });
  },
};

test("a form is sent once, however fast it is pressed twice", async ({ scene }) => {
  for (const [what, fill] of Object.entries(forms)) {
    await scene(what, async (page) => {
      const form = await fill(page);
      await pressTwice(form);
      // The response replaces the form.
      await expect(form).toHaveCount(0);
      expect(await page.evaluate(() => window.sent)).toBe(1);
    });
  }
});
