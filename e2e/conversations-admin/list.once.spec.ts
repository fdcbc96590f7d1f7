import { conversationsTexts } from "#app/content/conversations.ts";
import { sql } from "#server/platform/database.ts";
import { keepExchange } from "#tooling/testing/exchange.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { address, cards, figure, open, questions, show } from "./desk.ts";

test.use({ ownSite: true });
test.beforeEach(async ({ database: _ }) => {
  await sql()`truncate concierge_exchanges`;
});
const unknown = { intent: "unknown" as const };

test.describe("an admin", () => {
  test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

  test("sees what will be there while there is nothing", async ({ page }) => {
    await open(page);
    await expect(page.getByRole("heading", { name: conversationsTexts.empty.title })).toBeVisible();
    for (const label of ["Not answered", "Answered", "Handled", "All"])
      await expect(figure(page, label)).toHaveText("0");
    await page.getByLabel("Search").fill("nothing");
    await show(page);
    await expect(page.getByRole("heading", { name: conversationsTexts.nothingFound.title })).toBeVisible();
  });

  test("sees first what could not be answered, and the whole conversation when he opens it", async ({
    page,
  }) => {
    await keepExchange({ session: "a", question: "Do you sell zobo?", page: "/tools", ...unknown, ago: 20 });
    await keepExchange({
      session: "a",
      question: "How much is LeadBot?",
      answer: "It has a price.",
      page: "/enroll",
    });
    await keepExchange({ session: "b", question: "Good morning", intent: "greeting", ago: 5 });
    await page.goto("/admin-dashboard");
    await hydrate(page);
    await page.getByRole("link", { name: "Conversations 1 not answered" }).click();
    await expect(page).toHaveURL(address);
    await expect(questions(page)).toHaveText(["Do you sell zobo?", "Good morning"]);
    const card = cards(page).first();
    await expect(card).toContainText("2 questions · on /enroll");
    await expect(card.getByText("It has a price.")).toBeHidden();
    await card.getByText(conversationsTexts.whole).click();
    await expect(card.getByRole("listitem").filter({ hasText: "It has a price." })).toContainText("Price");
    await expect(card.getByText("on /tools")).toBeVisible();
    await page.getByRole("link", { name: "Answered", exact: true }).click();
    await expect(page).toHaveURL(/[?&]state=answered/);
    await expect(questions(page)).toHaveText(["Good morning"]);
    await expect(page.getByLabel("Status")).toHaveValue("answered");
  });

  test("searches, and the address does not say for what; Back comes to the search before", async ({
    page,
  }) => {
    await keepExchange({ question: "I am Amaka, 0803 123 4567", ...unknown });
    await keepExchange({ question: "Is it 100%_sure?", intent: "trust" });
    await open(page);
    for (const [typed, found] of [
      ["amaka", "I am Amaka, 0803 123 4567"],
      ["%_", "Is it 100%_sure?"],
    ] as const) {
      await page.getByLabel("Search").fill(typed);
      await show(page);
      await expect(questions(page)).toHaveText([found]);
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(["search"]);
      expect(decodeURIComponent(page.url()).toLowerCase()).not.toContain(typed);
    }
    await page.goBack();
    await expect(questions(page)).toHaveText(["I am Amaka, 0803 123 4567"]);
    await expect(page.getByLabel("Search")).toHaveValue("amaka");
    await page.reload();
    await expect(questions(page)).toHaveText(["I am Amaka, 0803 123 4567"]);
    await page.getByRole("link", { name: "Clear" }).click();
    await expect(questions(page)).toHaveCount(2);
    await page.getByLabel("About").selectOption("trust");
    await show(page);
    await expect(page).toHaveURL(`${address}?intent=trust`);
    await expect(questions(page)).toHaveText(["Is it 100%_sure?"]);
  });

  test("has twenty on a page", async ({ page }) => {
    for (let count = 1; count <= 25; count += 1) await keepExchange({ question: `Question ${count}` });
    await open(page, "?state=answered");
    await expect(page.getByText("25 conversations, ")).toBeVisible();
    await page.getByRole("link", { name: "Older" }).click();
    await expect(page.getByText("Page 2 of 2")).toBeVisible();
    await expect(cards(page)).toHaveCount(5);
    await expect(page).toHaveURL(/state=answered/);
  });

  test("downloads the questions that were not answered", async ({ page }) => {
    await keepExchange({ question: "+2348031234567 call me", ...unknown });
    await open(page);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: conversationsTexts.download }).click();
    expect((await download).suggestedFilename()).toMatch(/^questions-not-answered-\d{4}-\d\d-\d\d\.csv$/);
  });

  test("whose network is gone keeps the list, and is told", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await keepExchange(unknown);
    await open(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText("That could not be saved.")).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await context.setOffline(false);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText("The conversation is marked as handled.")).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(({ signedInAs }) => signedInAs("admin").then(() => undefined));

    test("a conversation is marked as handled, and taken back, with the search kept", async ({ page }) => {
      await keepExchange({ session: "a", question: "Do you sell zobo?", ...unknown, ago: 1 });
      await keepExchange({ session: "b", question: "Do you sell kunu?", ...unknown, ago: 2 });
      await page.goto(`${address}?state=unanswered`);
      if (javaScriptEnabled) await hydrate(page);
      await page.getByLabel("Search").fill("sell");
      await show(page);
      await expect(page).toHaveURL(/\?state=unanswered&search=[\w-]+$/);
      const searched = page.url();
      await page.getByRole("button", { name: "Mark as handled: Do you sell zobo?" }).click();
      await expect(page.getByText("The conversation is marked as handled.")).toBeVisible();
      await expect(questions(page)).toHaveText(["Do you sell kunu?"]);
      await expect(figure(page, "Handled")).toHaveText("1");
      expect(page.url()).toBe(searched);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("The conversation is open again.")).toBeVisible();
      await expect(questions(page)).toHaveText(["Do you sell zobo?", "Do you sell kunu?"]);
      await page.getByRole("button", { name: "Mark all 2 on this page as handled" }).click();
      await expect(page.getByText("2 conversations are marked as handled.")).toBeVisible();
      await expect(figure(page, "Not answered")).toHaveText("0");
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(questions(page)).toHaveCount(2);
    });
  });
}
