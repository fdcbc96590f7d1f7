import { playgroundTexts } from "#content/bot-demo.ts";
import { test } from "../fixtures.ts";
import { expectUsableInBoth } from "../usable.ts";
import { openPlayground, say } from "./playground.ts";

test("axe finds nothing, in a chat and after an error", async ({ page }) => {
  await openPlayground(page);
  await page.getByRole("button", { name: playgroundTexts.sendLabel }).click();
  await expectUsableInBoth(page);
  await page.getByLabel("Technical support").check();
  await say(page, "My payment failed but I was debited");
  await page.getByLabel("Sales").check();
  await expectUsableInBoth(page);
});
