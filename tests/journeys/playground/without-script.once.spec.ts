import { playgroundPath } from "#content/bot-card.ts";
import { botDemoMessages, playgroundTexts } from "#content/bot-demo.ts";
import { expect, test } from "../fixtures.ts";
import { field, messages } from "./playground.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 422/] });

test("a chat without script", async ({ scene }) => {
  await scene("the chat goes on from page to page, and Clear ends it", async (page) => {
    const send = page.getByRole("button", { name: playgroundTexts.sendLabel });
    await page.goto(playgroundPath);
    await page.getByLabel("Sales").check();
    await field(page).fill("I sell ankara bags at 15k each");
    await send.click();
    await expect(messages(page)).toHaveCount(2);
    await expect(page.getByLabel("Sales")).toBeChecked();
    await field(page).fill("How much is one bag?");
    await send.click();
    await expect(messages(page)).toHaveCount(4);
    await expect(messages(page).last()).toContainText("₦15,000");
    const long = "long ".repeat(300);
    await field(page).fill(long);
    await send.click();
    await expect(page.getByText(botDemoMessages.tooLong(1000))).toBeVisible();
    await expect(field(page)).toHaveValue(long);
    await expect(messages(page)).toHaveCount(4);
    await page.getByText(playgroundTexts.clearLabel, { exact: true }).click();
    await expect(messages(page)).toHaveCount(0);
  });
  await scene("the home page's card leads to the playground with its answer", async (page) => {
    await page.goto("/");
    const card = page.getByRole("region", { name: "Chat with a bot" });
    await card.getByRole("textbox").fill("How far?");
    await card.getByRole("button").click();
    await expect(page).toHaveURL(new RegExp(`${playgroundPath}#chat$`));
    // The card's sample and its answer, then the visitor's own.
    await expect(messages(page)).toHaveCount(4);
    await expect(page.getByLabel("Friendly")).toBeChecked();
  });
});
