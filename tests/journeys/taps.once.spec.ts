import type { Page } from "@playwright/test";
import { playgroundPath } from "#content/bot-card.ts";
import { toolTexts } from "#content/tool-texts.ts";
import { expect, test } from "./fixtures.ts";
import { add } from "./offers/quote.ts";
import { field, messages } from "./playground/playground.ts";

test.use({ patient: false, expectedErrors: [/status of 401|ERR_INTERNET_DISCONNECTED/] });

const start = "**/assets/entry.client-*.js";

/** Opens a page whose script comes when the test says so, with a clock that only the test moves. */
async function openWaiting(page: Page, path: string) {
  const time = new Date("2026-01-05T09:00:00Z");
  await page.clock.install({ time });
  await page.clock.pauseAt(time.getTime() + 1000);
  const come = Promise.withResolvers<void>();
  await page.route(start, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.goto(path);
  return come.resolve;
}

const explore = (page: Page) => page.getByRole("link", { name: "Explore", exact: true });
const exploreDialog = (page: Page) => page.getByRole("dialog", { name: "Choose What to Explore" });
const added = ["WhatsApp broadcast", "Web chat widget", "Payment integration"];

async function expectAdded(page: Page): Promise<void> {
  for (const name of added) await expect(add(page, name)).toHaveText(/^Added/);
}

test("a press before the script is there looks pressed, and is given back in order", async ({ scene }) => {
  const fresh = { fresh: true };
  await scene(
    "a dialog",
    async (page) => {
      const scriptComes = await openWaiting(page, "/");
      await explore(page).click();
      await expect(explore(page)).toHaveCSS("opacity", "0.6");
      await expect(exploreDialog(page)).toBeHidden();
      scriptComes();
      await expect(exploreDialog(page)).toBeVisible();
      await page.goBack();
      await expect(exploreDialog(page)).toBeHidden();
      await expect(page).toHaveURL("/");
      await expect(explore(page)).toHaveCSS("opacity", "1");
    },
    fresh,
  );
  await scene(
    "three add-ons",
    async (page) => {
      const scriptComes = await openWaiting(page, "/whatsapp-ai-packages");
      for (const name of added) await add(page, name).click();
      scriptComes();
      await expectAdded(page);
      await expect(page).toHaveURL(/add=whatsapp-broadcast,web-chat-widget,payment-integration$/);
    },
    fresh,
  );
  await scene(
    "a colour and 'Clear', which only script can answer, however long it takes",
    async (page) => {
      const scriptComes = await openWaiting(page, "/tools/business-name-generator");
      const field = page.locator("main form").last().locator("input:visible, textarea:visible").first();
      await field.fill("ankara bags");
      await page.getByRole("button", { name: toolTexts.clearLabel, exact: true }).click();
      await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click();
      await page.clock.runFor(5000);
      scriptComes();
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
      await expect(field).toHaveValue("");
    },
    fresh,
  );
  await scene(
    "an empty form gets its exact messages, and what was typed stays",
    async (page) => {
      const scriptComes = await openWaiting(page, "/contact");
      await page.getByLabel("Your name").fill("Amaka Okafor");
      await page.getByRole("button", { name: "Send message" }).click();
      scriptComes();
      await expect(page.getByText("Email is required")).toBeVisible();
      await expect(page.getByText("Name is required")).toHaveCount(0);
      await expect(page.getByLabel("Your name")).toHaveValue("Amaka Okafor");
    },
    fresh,
  );
  await scene(
    "Enter in the field of a chat, which with Shift breaks the line",
    async (page) => {
      const scriptComes = await openWaiting(page, playgroundPath);
      const asked = page.waitForRequest(start);
      await page.getByLabel("Customer service").check();
      await asked;
      await field(page).pressSequentially("Where is");
      await page.keyboard.press("Shift+Enter");
      await field(page).pressSequentially("my order?");
      await page.keyboard.press("Enter");
      await expect(field(page)).toHaveValue("Where is\nmy order?");
      scriptComes();
      await expect(messages(page)).toHaveCount(2);
      await expect(messages(page).first()).toContainText("my order?");
      await expect(field(page)).toHaveValue("");
      await field(page).fill("Thank you");
      await page.keyboard.press("Enter");
      await expect(messages(page)).toHaveCount(4);
    },
    fresh,
  );
});

test("after 700 ms a press goes its plain way", async ({ scene }) => {
  const fresh = { fresh: true };
  await scene(
    "a link",
    async (page) => {
      await openWaiting(page, "/");
      await explore(page).click();
      await page.clock.runFor(500);
      await expect(page).toHaveURL("/");
      await page.clock.runFor(200);
      await expect(page).toHaveURL("/?explore");
      await expect(exploreDialog(page)).toBeVisible();
    },
    fresh,
  );
  await scene(
    "three add-ons, together",
    async (page) => {
      await openWaiting(page, "/whatsapp-ai-packages");
      for (const name of added) await add(page, name).click();
      await page.clock.runFor(700);
      await page.waitForURL(/then/);
      await expectAdded(page);
    },
    fresh,
  );
  await scene(
    "a form, and without a network a link beside it stays, because the browser's error page would lose what was typed",
    async (page, context) => {
      await openWaiting(page, "/sign-in");
      await page.getByLabel("Email").fill("nobody@mindsync.example");
      await page.getByRole("textbox", { name: "Password" }).fill("not this password");
      await context.setOffline(true);
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
      const home = page.getByRole("banner").getByRole("link").first();
      await home.click();
      await page.clock.runFor(700);
      await expect(home).toHaveAttribute("data-unsent", "");
      await context.setOffline(false);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await page.clock.runFor(700);
      await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    },
    fresh,
  );
  await scene(
    "Enter in the field of a chat",
    async (page) => {
      await openWaiting(page, playgroundPath);
      const asked = page.waitForRequest(start);
      await page.getByLabel("Customer service").check();
      await asked;
      await field(page).fill("Where is my order?");
      await page.keyboard.press("Enter");
      await page.clock.runFor(700);
      await page.waitForURL(`${playgroundPath}#chat`);
      await expect(messages(page)).toHaveCount(2);
    },
    fresh,
  );
});

test("text that was typed before the script is there stays", async ({ scene }) => {
  for (const [path, label] of [
    ["/contact", "Your name"],
    ["/tools/business-name-generator", ""],
    ["/sign-up", "Your name"],
    ...(process.env.TEST_FULL
      ? ([
          ["/enroll", "First name"],
          ["/tools/product-description", ""],
        ] as const)
      : []),
  ] as const) {
    await scene(
      path,
      async (page) => {
        const scriptComes = await openWaiting(page, path);
        const form = page.locator("main form").last();
        const field = label
          ? form.getByLabel(label)
          : form.locator("input:visible, textarea:visible").first();
        await field.pressSequentially("Amaka");
        scriptComes();
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
        await field.pressSequentially(" Okafor");
        await expect(field).toHaveValue("Amaka Okafor");
      },
      { fresh: true },
    );
  }
});

test("whoever saves data and only reads fetches no script", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() !== "document" && scripts.push(request.url()));
  await page.goto("/");
  await page.locator("html[data-painted]").waitFor({ state: "attached" });
  await page.mouse.wheel(0, 3000);
  // Elsewhere the counter is fetched right after the paint.
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((address) => /\.(js|woff2)$|\/api\//.test(address))).toEqual([]);
  await explore(page).click();
  await expect(exploreDialog(page)).toBeVisible();
});
