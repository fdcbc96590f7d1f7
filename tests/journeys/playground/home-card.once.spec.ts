import { botCard, botFailed } from "#content/bot-card.ts";
import { playgroundTexts } from "#content/bot-demo.ts";
import { axe, expect, hydrate, test } from "../fixtures.ts";
import { call, messages } from "./playground.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

test("the home page's card answers in place; its code loads when it is touched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/");
  await hydrate(page);
  expect(fetched.filter((url) => url.includes("card-chat"))).toEqual([]);
  const card = page.getByRole("region", { name: botCard.heading });
  const field = card.getByRole("textbox");
  await expect(card.getByText(botCard.sample.says)).toBeVisible();
  const send = card.getByRole("button", { name: botCard.sendLabel });
  await expect(send).toBeDisabled();
  await field.fill("   ");
  await expect(send).toBeDisabled();
  await field.press("Enter");
  await expect(messages(page)).toHaveCount(0);
  const held = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await held.promise;
    await route.continue();
  });
  await field.fill("15k a pair");
  await expect(send).toBeEnabled();
  await field.press("Enter");
  await expect(card.getByText(playgroundTexts.thinking)).toBeVisible();
  held.resolve();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).last()).toContainText("₦15,000");
  await expect(field).toBeEnabled();
  await axe(page, "color-contrast", "scrollable-region-focusable", "label", "region");
  await page.unroute(call);
  await page.route(call, (route) => route.abort());
  await field.fill("And you?");
  await field.press("Enter");
  await expect(page.getByText(botFailed)).toBeVisible();
  await expect(field).toHaveValue("And you?");
  await expect(messages(page)).toHaveCount(2);
});
