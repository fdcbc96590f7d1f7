import { conciergeInput } from "#app/concierge/contract.ts";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { internationalForm } from "#content/phone.ts";
import { schoolPage } from "#content/school.ts";
import { site } from "#content/site.ts";
import { expect, test } from "../fixtures.ts";
import { answerTruly, answerWith, ask, basicSetup, chat, nextSteps, openChat, spoken } from "./panel.ts";

const whatsapp = internationalForm(site.whatsapp.concierge);
const again = { name: texts.againLabel };

const answer = {
  yemiResponse: `LeadBot Basic is ${basicSetup}. It answers your customers.`,
  intent: "price",
  suggestedActions: { primary: "see_packages", secondary: ["dance", "book_consultation"] },
  pageInfo: { path: "/whatsapp-ai-packages", title: "WhatsApp AI Packages" },
  whatsappLink: "https://wa.me/2347000000002?text=Good%20day",
};

test("a question carries only what the concierge may know; its answer may be streamed or come without words", async ({
  scene,
}) => {
  await scene("a question carries what the concierge may know", async (page) => {
    await openChat(page, "/privacy");
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    await page.getByRole("banner").getByRole("link", { name: "School", exact: true }).click();
    // The address changes before the new page is drawn, and a question is sent with the page that is shown.
    await expect(page.getByRole("heading", { level: 1, name: schoolPage.heading })).toBeVisible();
    const asked = page.waitForRequest("**/api/functions/yemi-chat");
    await ask(page, "Who runs this site?");
    const request = await asked;
    expect(request.headers().accept).toBe("text/event-stream, application/json");
    const sent = conciergeInput.parse(request.postDataJSON());
    expect(sent.userMessage).toBe("Who runs this site?");
    expect(sent.currentPage).toBe("/video-courses");
    expect(sent.sessionId).toMatch(/^website-chat-/);
    expect(sent.userFingerprint).toMatch(/^[\w-]{20}$/);
    expect(sent.scrollDepth["/privacy"]).toBeGreaterThanOrEqual(99);
    expect(sent.scrollDepth["/video-courses"]).toBe(0);
    expect(sent.timeOnSite).toBeLessThan(120);
  });
  await scene("an answer without text: the concierge is having a moment", async (page) => {
    await openChat(page);
    await answerWith(page, (route) => route.fulfill({ json: { ...answer, yemiResponse: " " } }));
    await ask(page, "Hello");
    await expect(spoken(page)).toContainText(/having a moment/);
    await expect(spoken(page)).toContainText(whatsapp);
    await answerTruly(page);
    await chat(page).getByRole("button", again).click();
    await expect(nextSteps(page)).toBeVisible();
  });
  await scene(
    "an answer that comes in pieces is replaced by the whole one, and read out once",
    async (page) => {
      await openChat(page);
      const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
      await answerWith(page, (route) =>
        route.fulfill({
          contentType: "text/event-stream",
          body:
            event("piece", { text: "LeadBot Basic is ₦1." }) +
            event("piece", { text: "It sings." }) +
            event("done", answer),
        }),
      );
      await ask(page, "What does LeadBot Basic cost?");
      await expect(spoken(page)).toHaveText(answer.yemiResponse);
      await expect(chat(page)).not.toContainText("₦1.");
      // An action that this page does not know leads to the home page.
      const steps = nextSteps(page).getByRole("link");
      await expect(steps).toHaveText(["See the WhatsApp packages", texts.unknownAction.label, "Book a call"]);
      await expect(steps.nth(1)).toHaveAttribute("href", "/");
      await expect(steps.nth(2)).toHaveAttribute("href", "/#appointment");
    },
  );
});

test.describe("where the call fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("errors are shown, and the question can be sent again", async ({ scene }) => {
    await scene(
      "the concierge says so with other ways to reach us, and the question can be asked again",
      async (page, context) => {
        await openChat(page);
        await context.setOffline(true);
        await ask(page, "What does LeadBot Basic cost?");
        const notice = page.getByRole("alert").filter({ hasText: "Connection Issue" });
        await expect(notice).toContainText(
          "Using offline mode. For full assistance, please refresh and try again.",
        );
        await expect(chat(page)).toContainText(/connectivity issues/);
        for (const way of [site.email, whatsapp]) await expect(spoken(page)).toContainText(way);
        const person = chat(page).getByRole("link", { name: texts.whatsappLabel });
        await expect(person).toHaveAttribute("href", /LeadBot%20Basic%20cost/);
        // The notice covers neither the field nor the messages.
        const { y = 0, height = 0 } = (await notice.boundingBox()) ?? {};
        expect(y + height).toBeLessThan((await person.boundingBox())?.y ?? 0);
        await context.setOffline(false);
        await chat(page).getByRole("button", again).click();
        await expect(chat(page)).toContainText(basicSetup);
        await expect(notice).toHaveCount(0);
        await expect(chat(page)).not.toContainText(/connectivity issues/);
      },
      { fresh: true },
    );
    await scene("a refusal is told in the server's words, a fault as one of the connection", async (page) => {
      await openChat(page);
      await answerWith(page, (route) =>
        route.fulfill({ status: 429, json: { status: 429, detail: "Too many tries from here." } }),
      );
      await ask(page, "Hello");
      await expect(spoken(page)).toHaveText(`Too many tries from here. ${texts.failed.refused}`);
      await answerTruly(page);
      await answerWith(page, (route) =>
        route.fulfill({ status: 500, json: { status: 500, detail: "Something went wrong." } }),
      );
      await chat(page).getByRole("button", again).click();
      await expect(spoken(page)).toHaveText(texts.failed.connection);
      await expect(chat(page)).not.toContainText("Something went wrong.");
    });
  });
});
