import { botDemoMessages, botPersonalities, playgroundTexts } from "#content/bot-demo.ts";
import { expect, test } from "../fixtures.ts";
import { call, field, log, messages, openPlayground, say } from "./playground.ts";

test("a chat: selected, written, answered, cleared, continued on WhatsApp", async ({ scene }) => {
  await scene("a personality is chosen first, then a starter is written and answered", async (page) => {
    await openPlayground(page);
    const send = page.getByRole("button", { name: playgroundTexts.sendLabel });
    await field(page).fill("How far?");
    await send.click();
    await expect(page.getByRole("alert").getByText(botDemoMessages.missing)).toBeVisible();
    await expect(page.getByLabel("Customer service")).toBeFocused();
    await expect(messages(page)).toHaveCount(0);
    await page.getByLabel("Sales").check();
    await expect(page.getByText(botDemoMessages.missing)).toBeHidden();
    await field(page).fill("  ");
    await send.click();
    await expect(page.getByRole("alert").getByText(botDemoMessages.missing)).toBeVisible();
    const starter = botPersonalities.find(({ type }) => type === "sales")?.starters[0] ?? "";
    await page.getByRole("button", { name: starter }).click();
    await expect(field(page)).toHaveValue(starter);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).first()).toContainText(starter);
    await say(page, "How much is one bag?");
    await expect(messages(page).last()).toContainText("₦15,000");
  });
  await scene("Shift and Enter break the line, Enter sends", async (page) => {
    await openPlayground(page);
    await page.getByLabel("Technical support").check();
    await field(page).pressSequentially("The POS");
    await page.keyboard.press("Shift+Enter");
    await field(page).pressSequentially("is not connecting");
    await expect(field(page)).toHaveValue("The POS\nis not connecting");
    await expect(messages(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await expect(messages(page).last()).toContainText("1.");
  });
  await scene("Clear empties the conversation, and can be undone", async (page) => {
    await openPlayground(page);
    await page.getByLabel("Customer service").check();
    await say(page, "Where is my order?");
    const said = await log(page).innerText();
    await page.getByText(playgroundTexts.clearLabel, { exact: true }).click();
    await expect(messages(page)).toHaveCount(0);
    await expect(page.getByText(botDemoMessages.cleared)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.getByRole("button", { name: playgroundTexts.undoLabel }).click();
    await expect(messages(page)).toHaveCount(2);
    expect(await log(page).innerText()).toBe(said);
    await expect(page.getByText(botDemoMessages.cleared)).toBeHidden();
  });
  await scene("another personality says that it takes over, and remembers the business", async (page) => {
    await openPlayground(page);
    await page.getByLabel("Sales").check();
    await say(page, "I sell ankara bags at 15k each");
    await page.getByLabel("Friendly").check();
    const notice = log(page).getByText(playgroundTexts.switched("Friendly"));
    await expect(notice).toBeVisible();
    await say(page, "How much is one bag?");
    await expect(messages(page).last()).toContainText("₦15,000");
    await expect(notice).toHaveCount(1);
  });
});

test("a chat waits for its answer and is there after a reload", async ({ scene }) => {
  await scene("it thinks aloud while it waits, and each answer is said once", async (page) => {
    await openPlayground(page);
    await page.getByLabel("Friendly").check();
    const held = Promise.withResolvers<void>();
    await page.route(call, async (route) => {
      await held.promise;
      await route.fulfill({ json: { botResponse: "Feel at home, my friend." } });
    });
    await field(page).fill("Good morning");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText(playgroundTexts.thinking)).toBeVisible();
    await expect(field(page)).toBeDisabled();
    await expect(field(page)).toBeFocused();
    await field(page).press("Enter");
    held.resolve();
    await expect(messages(page)).toHaveCount(2);
    await expect(page.getByText(playgroundTexts.thinking)).toBeHidden();
    await expect(field(page)).toBeEnabled();
    await expect(log(page)).toHaveAttribute("aria-live", "polite");
    await expect(page.getByText("Feel at home, my friend.")).toHaveCount(1);
  });
  await scene(
    "the conversation is there after the page is loaded anew, and is not read out again",
    async (page) => {
      await openPlayground(page);
      await page.getByLabel("Sales").check();
      await say(page, "I sell ankara bags at 15k each");
      const said = await log(page).innerText();
      await page.reload();
      await expect(messages(page)).toHaveCount(2);
      expect(await log(page).innerText()).toBe(said);
      await expect(log(page)).toHaveAttribute("aria-live", "off");
      await expect(page.getByLabel("Sales")).toBeChecked();
      await say(page, "How much is one bag?");
      await expect(messages(page).last()).toContainText("₦15,000");
    },
  );
});

test.describe("without an answer", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the message returns to the field and can be sent again", async ({ page }) => {
    await openPlayground(page);
    await page.getByLabel("Sales").check();
    await page.route(call, (route) => route.abort());
    await field(page).fill("How much is rice?");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").getByText(playgroundTexts.noNetwork)).toBeVisible();
    await expect(field(page)).toHaveValue("How much is rice?");
    await expect(messages(page)).toHaveCount(0);
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 503, json: { title: "unavailable" } }));
    await field(page).press("Enter");
    await expect(page.getByRole("alert").getByText(playgroundTexts.kept)).toBeVisible();
    await page.unroute(call);
    await field(page).press("Enter");
    await expect(messages(page)).toHaveCount(2);
    await expect(page.getByText(botDemoMessages.failed)).toBeHidden();
  });
});
