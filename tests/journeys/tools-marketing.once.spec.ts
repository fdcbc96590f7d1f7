import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { contactChat, leadFailure, leadSuccess } from "#content/contact-form.ts";
import { followUp } from "#content/tool-texts.ts";
import { sql } from "#server/platform/database.ts";
import { axe, expect, test } from "./fixtures.ts";
import { openTool, writeExample } from "./tool-pages.ts";

test.use({ expectedErrors: [/status of 422|ERR_FAILED/] });

// The tests read the stored records in the database.
test.beforeEach(({ database: _ }) => {});

const part = (page: Page) => page.getByRole("region", { name: followUp.heading });
const send = (page: Page) => part(page).getByRole("button", { name: followUp.submitLabel }).click();

async function fill(page: Page, email: string): Promise<void> {
  await part(page).getByLabel("Your name").fill("Amaka Okafor");
  await part(page).getByLabel("Email").fill(email);
  await part(page).getByLabel("Your message").fill("Three posts a week, please.");
}

async function leadsOf(email: string) {
  return sql()`select * from contact_submissions where email = ${email}`;
}

test("the form under the marketing text is sent once", async ({ scene }) => {
  await scene("the form under the text asks, keeps, opens WhatsApp and is gone", async (page) => {
    const email = `${randomUUID()}@example.com`;
    await openTool(page, "marketing-generator");
    await expect(part(page)).toBeHidden();
    await writeExample(page, "marketing-generator");
    await expect(part(page).getByLabel("Business type")).toHaveValue("Home cleaning service");
    await send(page);
    await expect(part(page).getByText("Please fill in all required fields", { exact: true })).toHaveCount(1);
    await expect(part(page).getByLabel("Your name")).toBeFocused();
    await axe(page);
    await fill(page, "amaka at example");
    await send(page);
    await expect(part(page).getByText("Please enter a valid email address")).toBeVisible();
    await part(page).getByLabel("Email").fill(email);
    const opened = page.waitForEvent("popup");
    await send(page);
    await expect(page.getByText(leadSuccess.toast, { exact: true })).toBeVisible();
    await expect(part(page)).toBeHidden();
    const [lead] = await leadsOf(email);
    expect(lead).toMatchObject({ phone: null, company: null, project_type: "marketing-system" });
    expect(lead?.message).toMatch(
      /^Business type: Home cleaning service\n\nMessage: Three posts a week, please\.\n\nGenerated content:\nInstagram caption\n\n./,
    );
    const chat = new URL((await opened).url()).searchParams.get("text") ?? "";
    expect(chat).toContain(contactChat.saved);
    expect(chat).toMatch(new RegExp(`Ref: ${lead?.ref}$`));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("navigation", { name: "Versions" })).toContainText("Version 2 of 2");
    await expect(part(page)).toBeHidden();
  });
  await scene(
    "with a network that fails nothing typed is lost, and what was kept is kept once",
    async (page) => {
      const email = `${randomUUID()}@example.com`;
      await openTool(page, "marketing-generator");
      await writeExample(page, "marketing-generator");
      await fill(page, email);
      await page.route("**/marketing-generator.data*", async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page);
      await expect(part(page).getByText(leadFailure.toast, { exact: true })).toBeVisible();
      await expect(part(page).getByLabel("Your message")).toHaveValue("Three posts a week, please.");
      await page.unroute("**/marketing-generator.data*");
      await send(page);
      await expect(page.getByRole("heading", { name: leadSuccess.heading })).toBeVisible();
      expect(await leadsOf(email)).toHaveLength(1);
    },
  );
});
