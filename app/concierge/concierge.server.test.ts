import { describe, expect, test } from "vitest";
import { conciergePhrases } from "#content/concierge.ts";
import { site } from "#content/site.ts";
import { contentAmounts } from "#tests/exams/concierge/amounts.ts";
import { conciergeQuestions } from "#tests/exams/concierge/questions.ts";
import { attacks } from "#tests/exams/concierge/small-talk.ts";
import { askConcierge } from "./concierge.server.ts";
import { conciergeAnswer, conciergeInput } from "./contract.ts";
import type { KnowledgeDocument } from "./knowledge/document.ts";
import { knowledge } from "./knowledge.server.ts";
import { checkPrices } from "./model/priced.ts";

let chats = 0;

/** Asks a question as the first one of a chat. */
function ask(userMessage: string, currentPage = "/") {
  chats += 1;
  return askConcierge(conciergeInput.parse({ userMessage, sessionId: `website-chat-${chats}`, currentPage }));
}

const amountsIn = (text: string) =>
  (text.match(/₦[\d,]+/g) ?? []).map((amount) => Number(amount.replace(/\D/g, "")));

const answered = conciergeQuestions.map((question) => ({ question, answer: ask(question.ask) }));

/** The share of the questions whose answer passes, from 0 to 1. */
function share(isRight: (one: (typeof answered)[number]) => boolean): number {
  return answered.filter(isRight).length / answered.length;
}

describe("the question set", () => {
  test("has at least 150 different questions", () => {
    expect(new Set(conciergeQuestions.map(({ ask }) => ask)).size).toBe(conciergeQuestions.length);
    expect(conciergeQuestions.length).toBeGreaterThanOrEqual(150);
  });

  test("gets the right page for 95 of 100", () => {
    expect(share(({ question, answer }) => answer.pageInfo.path === question.page)).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  test("gets the right action for 95 of 100", () => {
    const right = share(({ question, answer }) => answer.suggestedActions.primary === question.action);
    expect(right).toBeGreaterThanOrEqual(0.95);
  });

  test("gets every figure that was asked for", () => {
    const missing = answered.flatMap(({ question, answer }) => {
      const said = amountsIn(answer.yemiResponse);
      const left = (question.figures ?? []).filter((figure) => !said.includes(figure));
      return left.length ? [`${question.ask}: ${left}`] : [];
    });
    expect(missing).toEqual([]);
  });

  test("gets answers that fit the contract, of at most 90 words", () => {
    for (const { question, answer } of answered) {
      expect(conciergeAnswer.strict().parse(answer), question.ask).toEqual(answer);
      expect(answer.yemiResponse.split(/\s+/).length, question.ask).toBeLessThanOrEqual(90);
      expect(answer.yemiResponse, question.ask).not.toMatch(/undefined|NaN|\[object|!|\s{2}/);
      expect(answer.suggestedActions.secondary).not.toContain(answer.suggestedActions.primary);
    }
  });
});

describe("an amount", () => {
  test("always comes from the content", () => {
    for (const { question, answer } of answered) {
      for (const amount of amountsIn(answer.yemiResponse))
        expect(contentAmounts, question.ask).toContain(amount);
    }
  });

  test("is the price of the offer that is named with it", () => {
    const { documents } = knowledge();
    const wrong = answered.flatMap(({ question, answer: { yemiResponse, pageInfo } }) => {
      // The services list what everything starts at, under names that are not offers.
      if (pageInfo.path === "/#services") return [];
      const named = documents.filter(({ name }) => yemiResponse.includes(name));
      let subject: KnowledgeDocument | undefined;
      return yemiResponse.split(/(?<=[.?])\s+/).flatMap((sentence) => {
        // 'sold 3 bags of rice 45k' is an example of a message.
        if (documents.some(({ about }) => about.includes(sentence))) return [];
        const { right, about } = checkPrices(sentence, documents, subject);
        subject = about ?? subject;
        const isItsPrice = named.some(
          ({ priceWords = "" }) => priceWords && sentence === conciergePhrases.itsPrice(priceWords),
        );
        return right || isItsPrice ? [] : [`${question.ask}: ${sentence}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test("is not changed by an attack before or after any question", () => {
    for (const attack of attacks) {
      for (const { ask: asked } of conciergeQuestions) {
        for (const message of [`${attack.ask}. ${asked}`, `${asked} ${attack.ask}`]) {
          const said = amountsIn(ask(message).yemiResponse);
          expect(
            said.filter((amount) => !contentAmounts.has(amount)),
            message,
          ).toEqual([]);
        }
      }
    }
  }, 90_000);

  test("always has its currency sign", () => {
    for (const { question, answer } of answered) {
      expect(answer.yemiResponse.match(/(?<![₦\d,])\d{1,3}(?:,\d{3})+(?!\+)/g), question.ask).toBeNull();
    }
  });
});

describe("the concierge", () => {
  test("reads 'it' as the subject of the page", () => {
    const { yemiResponse, pageInfo } = ask("How much is it?", "/whatsapp-ai-packages");
    expect(pageInfo.path).toBe("/whatsapp-ai-packages");
    expect(yemiResponse).toContain("SmartAgent Pro");
  });

  test("offers a person at once, and passes on the question and the page", () => {
    const message = "Abeg I want to talk to a person about my clinic in Aba";
    const { suggestedActions, intent, whatsappLink } = ask(message, "/business-apps");
    expect([intent, suggestedActions.primary]).toEqual(["human", "chat_whatsapp"]);
    const link = new URL(whatsappLink);
    expect(link.pathname.slice(1)).toBe(site.whatsapp.concierge.replace(/\D/g, ""));
    expect(link.searchParams.get("text")).toContain(message);
    expect(link.searchParams.get("text")).toContain("/business-apps");
  });

  test("says when it does not know, and repeats nothing that was typed", () => {
    const { intent, yemiResponse } = ask("Zxqv blorp ₦7,777?");
    expect([intent, amountsIn(yemiResponse)]).toEqual(["unknown", []]);
    expect(yemiResponse).toMatch(/do not know/);
    expect(yemiResponse).not.toMatch(/blorp/i);
  });

  test("answers two questions in one message", () => {
    const { yemiResponse, suggestedActions } = ask("How much is LeadBot Basic and how do I book a call?");
    expect(yemiResponse).toMatch(/LeadBot Basic: ₦[\d,]+.*half-hour call/s);
    expect(suggestedActions.secondary[0]).toBe("book_consultation");
  });

  test("returns a greeting in Pidgin", () => {
    expect(ask("How far").yemiResponse).toMatch(/Wetin/);
    expect(ask("Good morning").yemiResponse).not.toMatch(/Wetin/);
  });
});
