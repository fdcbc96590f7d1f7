import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import {
  answerTruly,
  answerWith,
  ask,
  basicSetup,
  chat,
  chatButton,
  field,
  nextSteps,
  openChat,
  proSetup,
  spoken,
} from "./panel.ts";

test("the conversation is saved, cleared and restored", async ({ scene }) => {
  await scene(
    "the conversation and its place survive a step, another page and a reload, and nothing is read out again",
    async (page) => {
      await openChat(page, "/tools");
      await ask(page, "What does LeadBot Basic cost?");
      await expect(chat(page)).toContainText(basicSetup);
      await field(page).fill("And the ");
      await page.getByRole("banner").getByRole("link", { name: "School", exact: true }).click();
      await expect(page).toHaveURL("/video-courses");
      await expect(chat(page)).toContainText(basicSetup);
      // A full page load.
      await page.goto("/terms");
      await hydrate(page);
      await expect(chat(page)).toContainText(basicSetup);
      await expect(field(page)).toHaveValue("And the ");
      await expect(field(page)).not.toBeFocused();
      await expect(spoken(page)).toHaveText("");
      await chat(page).getByRole("button", { name: texts.minimiseLabel }).click();
      await page.reload();
      await page.getByRole("button", { name: texts.restoreLabel }).click();
      await expect(chat(page)).toContainText(basicSetup);
      await expect(nextSteps(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await page.reload();
      await hydrate(page);
      await expect(chatButton(page)).toBeVisible();
      await expect(chat(page)).toHaveCount(0);
    },
  );
  await scene("it is cleared, and brought back", async (page) => {
    await openChat(page);
    await ask(page, "What does LeadBot Basic cost?");
    await expect(chat(page)).toContainText(basicSetup);
    await chat(page).getByRole("button", { name: texts.clearLabel }).click();
    await expect(chat(page)).not.toContainText(basicSetup);
    await expect(spoken(page)).toHaveText("Conversation Cleared");
    expect(await page.evaluate(() => localStorage.getItem("mindsync-chat"))).toBeNull();
    const undo = chat(page).getByRole("button", { name: texts.undoLabel });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(chat(page)).toContainText(basicSetup);
    await expect(field(page)).toBeFocused();
    await chat(page).getByRole("button", { name: texts.clearLabel }).click();
    await page.reload();
    await expect(chat(page)).toContainText("Good day, I am Yemi.");
    await expect(chat(page)).not.toContainText(basicSetup);
    await expect(undo).toHaveCount(0);
  });
});

test("two tabs share one conversation, and it goes on after it was cut off", async ({ scene }) => {
  await scene("two tabs hold one conversation", async (page, context) => {
    await openChat(page);
    await ask(page, "What does LeadBot Basic cost?");
    await expect(nextSteps(page)).toBeVisible();
    const other = await context.newPage();
    await openChat(other, "/tools");
    await expect(chat(other)).toContainText(basicSetup);
    await ask(other, "What does SmartAgent Pro cost?");
    await expect(chat(page)).toContainText(proSetup);
    await chat(page).getByRole("button", { name: texts.clearLabel }).click();
    await expect(chat(other).getByRole("region", { name: texts.talkLabel })).not.toContainText(proSetup);
  });
  await scene("an answer that was cut off by leaving the page is asked for again", async (page) => {
    await answerWith(page, async () => {});
    await openChat(page);
    await ask(page, "What does LeadBot Basic cost?");
    await expect(chat(page).getByText(texts.thinking).first()).toBeVisible();
    await page.reload();
    await expect(chat(page)).toContainText(texts.interrupted);
    await answerTruly(page);
    await chat(page).getByRole("button", { name: texts.againLabel }).click();
    await expect(chat(page)).toContainText(basicSetup);
    await expect(chat(page).getByRole("button", { name: texts.againLabel })).toHaveCount(0);
    await expect(chat(page).getByText("What does LeadBot Basic cost?")).toHaveCount(1);
  });
});
