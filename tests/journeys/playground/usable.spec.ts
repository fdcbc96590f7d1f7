import { playgroundTexts } from "#content/bot-demo.ts";
import { axe, expect, test } from "../fixtures.ts";
import { openPlayground, say } from "./playground.ts";

test("axe finds nothing, in a chat and after an error", async ({ page }) => {
  await openPlayground(page);
  await page.getByRole("button", { name: playgroundTexts.sendLabel }).click();
  await axe(page);
  await page.getByLabel("Technical support").check();
  await say(page, "My payment failed but I was debited");
  await page.getByLabel("Sales").check();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
