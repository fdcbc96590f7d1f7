import { questionCounted, questionLimit } from "#content/concierge-limits.ts";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { answerWith, ask, chat, chatButton, field, openChat, send, spoken } from "./panel.ts";

test("the field and the panel work by keyboard", async ({ scene }) => {
  await scene(
    "blank is not sent, Enter sends, and while an answer is awaited nothing else is",
    async (page) => {
      const asked: string[] = [];
      const answered = Promise.withResolvers<void>();
      await answerWith(page, async (route) => {
        asked.push(route.request().postDataJSON().userMessage);
        await answered.promise;
        await route.continue();
      });
      await openChat(page);
      await expect(send(page)).toBeDisabled();
      for (const blank of ["", "   "]) {
        await field(page).fill(blank);
        await expect(send(page)).toBeDisabled();
        await field(page).press("Enter");
      }
      await ask(page, "  What is a LeadBot?  ");
      await expect(field(page)).toBeDisabled();
      await expect(send(page)).toBeDisabled();
      await expect(chat(page).getByText("Yemi is thinking...").first()).toBeVisible();
      await expect(spoken(page)).toHaveText("Yemi is thinking...");
      answered.resolve();
      await expect(chat(page).getByText(texts.pageLabel)).toBeVisible();
      await expect(chat(page).getByText("Yemi is thinking...")).toHaveCount(0);
      await expect(field(page)).toBeFocused();
      expect(asked).toEqual(["What is a LeadBot?"]);
    },
  );
  await scene("a question has at most a thousand characters, and the field says so", async (page) => {
    await openChat(page);
    await field(page).fill("a".repeat(questionCounted - 1));
    await expect(field(page)).toHaveAccessibleDescription("");
    await field(page).press("b");
    await expect(field(page)).toHaveAccessibleDescription(texts.field.count(questionCounted));
    await field(page).fill("a".repeat(questionLimit - 1));
    await field(page).pressSequentially("bcd");
    await expect(field(page)).toHaveValue(`${"a".repeat(questionLimit - 1)}b`);
    await expect(chat(page).getByText(texts.field.full).first()).toBeVisible();
    await expect(spoken(page)).toHaveText(texts.field.full);
    await field(page).press("Enter");
    await expect(chat(page).getByText(texts.pageLabel)).toBeVisible();
  });
  await scene("minimised it is 64 px high; the focus goes along, and Escape closes", async (page) => {
    await page.goto("/privacy");
    await hydrate(page);
    await chatButton(page).focus();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await chat(page).getByRole("button", { name: texts.minimiseLabel }).press("Enter");
    await expect(chat(page)).toBeHidden();
    const bar = page.locator("[data-chat=minimised] > section");
    expect((await bar.boundingBox())?.height).toBe(64);
    const restore = page.getByRole("button", { name: texts.restoreLabel });
    await expect(restore).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(chat(page)).toBeHidden();
    await expect(chatButton(page)).toBeFocused();
    await page.keyboard.press(" ");
    await chat(page).getByRole("button", { name: texts.closeLabel }).click();
    await expect(chatButton(page)).toBeFocused();
    // It is no modal dialog: an Escape for something else leaves it open.
    await chatButton(page).click();
    await page.getByRole("banner").getByText("Recruitment").first().click();
    await page.keyboard.press("Escape");
    await expect(chat(page)).toBeVisible();
  });
});
