import type { Page } from "@playwright/test";
import { conciergeButton } from "#content/concierge-button.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { chat, chatButton, field } from "./panel.ts";

/** Requests for the chat's code, from now on. */
function fetches(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/panel-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("the chat's code is fetched when the button is touched, and a tap before script runs is not lost", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const asked = fetches(page);
  await page.goto("/privacy");
  await hydrate(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await page.goto("/terms");
  await chatButton(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL("/terms");
  expect(asked).toHaveLength(1);
});

test.describe("without a network for its code", () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test("the button says so, offers WhatsApp, and works when the network is back", async ({ page }) => {
    await page.route("**/assets/panel-*.js", (route) => route.abort());
    await page.goto("/terms");
    await hydrate(page);
    await chatButton(page).click();
    const notice = page.getByRole("alert").filter({ hasText: conciergeButton.notFetched.title });
    await expect(notice.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("href", /wa\.me/);
    await page.unroute("**/assets/panel-*.js");
    await chatButton(page).click();
    await expect(chat(page)).toBeVisible();
  });
});
