import { listTexts } from "#content/back-office.ts";
import { conversationsTexts as texts } from "#content/conversations.ts";
import { sql } from "#server/platform/database.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { expect, hydrate, test } from "../fixtures.ts";
import { address, cards, figure, open, questions, show } from "./conversations.ts";

test.slow();
test.beforeEach(async ({ signedInAs }) => {
  await signedInAs("admin");
  await sql()`truncate concierge_exchanges`;
});
const unknown = { intent: "unknown" as const };

test("conversations are marked as handled, and undone, without losing the search", async ({ page }) => {
  await keepExchange({ session: "a", question: "Do you sell zobo?", ...unknown, ago: 1 });
  await keepExchange({ session: "b", question: "Do you sell kunu?", ...unknown, ago: 2 });
  await page.goto(`${address}?state=unanswered`);
  await hydrate(page);
  await page.getByLabel(texts.search.label).fill("sell");
  await show(page);
  await expect(page).toHaveURL(/\?state=unanswered&search=[\w-]+$/);
  const searched = page.url();
  await page.getByRole("button", { name: `${texts.handle}: Do you sell zobo?` }).click();
  await expect(page.getByText(texts.changed.handled(1))).toBeVisible();
  await expect(questions(page)).toHaveText(["Do you sell kunu?"]);
  await expect(figure(page, texts.figures.handled.label)).toHaveText("1");
  expect(page.url()).toBe(searched);
  await page.getByRole("button", { name: listTexts.undo }).click();
  await expect(page.getByText(texts.changed.open(1))).toBeVisible();
  await expect(questions(page)).toHaveText(["Do you sell zobo?", "Do you sell kunu?"]);
  await page.getByRole("button", { name: texts.handleAll(2) }).click();
  await expect(page.getByText(texts.changed.handled(2))).toBeVisible();
  await expect(figure(page, texts.figures.unanswered.label)).toHaveText("0");
  await page.getByRole("button", { name: listTexts.undo }).click();
  await expect(questions(page)).toHaveCount(2);
});

test("an admin comes from the dashboard, reads, searches, downloads and leaves", async ({ page }) => {
  await keepExchange({ session: "a", question: "Do you sell zobo?", page: "/tools", ...unknown, ago: 20 });
  await keepExchange({
    session: "a",
    question: "How much is LeadBot?",
    answer: "It has a price.",
    page: "/enroll",
  });
  await keepExchange({ session: "b", question: "Is it 100%_sure?", intent: "trust", ago: 5 });
  await page.goto("/admin-dashboard");
  await hydrate(page);
  await page.getByRole("link", { name: "Conversations 1 not answered" }).click();
  await expect(page).toHaveURL(address);
  await test.step("a conversation opens in full", async () => {
    await expect(questions(page)).toHaveText(["Do you sell zobo?", "Is it 100%_sure?"]);
    const card = cards(page).first();
    await expect(card).toContainText("2 questions · on /enroll");
    await expect(card.getByText("It has a price.")).toBeHidden();
    await card.getByText(texts.whole).click();
    await expect(card.getByRole("listitem").filter({ hasText: "It has a price." })).toContainText("Price");
    await expect(card.getByText("on /tools")).toBeVisible();
  });
  await test.step("a search is not readable in its address, and Back returns to the search before", async () => {
    const search = page.getByLabel(texts.search.label);
    for (const [typed, found] of [
      ["ZOBO", "Do you sell zobo?"],
      ["%_", "Is it 100%_sure?"],
    ] as const) {
      await search.fill(typed);
      await show(page);
      await expect(questions(page)).toHaveText([found]);
      expect([...new URL(page.url()).searchParams.keys()]).toEqual(["search"]);
      expect(decodeURIComponent(page.url()).toLowerCase()).not.toContain(typed.toLowerCase());
    }
    await page.goBack();
    await expect(questions(page)).toHaveText(["Do you sell zobo?"]);
    await expect(search).toHaveValue("ZOBO");
    await page.reload();
    await expect(questions(page)).toHaveText(["Do you sell zobo?"]);
    await page.getByRole("link", { name: listTexts.search.clear }).click();
    await expect(questions(page)).toHaveCount(2);
    await page.getByRole("link", { name: texts.figures.answered.label, exact: true }).click();
    await expect(page).toHaveURL(/[?&]state=answered/);
    await expect(questions(page)).toHaveText(["Is it 100%_sure?"]);
    await expect(page.getByLabel(texts.search.state)).toHaveValue("answered");
  });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: texts.download }).click();
  expect((await download).suggestedFilename()).toMatch(/^questions-not-answered-\d{4}-\d\d-\d\d\.csv$/);
  await test.step("after signing out, Back shows nothing", async () => {
    await page.getByRole("button", { name: listTexts.logout }).click();
    await expect(page).toHaveURL(/\/admin-login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/admin-login/);
    await expect(page.locator("body")).not.toContainText("100%_sure");
  });
});

test.describe("without a network", () => {
  test.use({ ownContext: true });

  test("when the network fails the list stays, with a message", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await keepExchange(unknown);
    await open(page);
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText(listTexts.changeFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await context.setOffline(false);
    await page.getByRole("button", { name: /^Mark as handled/ }).click();
    await expect(page.getByText(texts.changed.handled(1))).toBeVisible();
  });
});
