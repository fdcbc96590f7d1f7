import { describe, expect, test } from "vitest";
import { conversations } from "#tests/exams/concierge/conversations.ts";
import { askConcierge } from "./concierge.server.ts";
import { conciergeInput } from "./contract.ts";
import { RecentTopics, type Topic } from "./recent-topics.ts";

const amountsIn = (text: string) =>
  (text.match(/₦[\d,]+/g) ?? []).map((amount) => Number(amount.replace(/\D/g, "")));

describe("a chat continues from what was said", () => {
  test.each(Object.entries(conversations))("%s", (name, turns) => {
    let currentPage = "/";
    for (const { ask, on, page, says = [], figures = [] } of turns) {
      currentPage = on ?? currentPage;
      const answer = askConcierge(
        conciergeInput.parse({ userMessage: ask, sessionId: `website-chat-${name}`, currentPage }),
      );
      const { yemiResponse, pageInfo } = answer;
      expect(pageInfo.path, `${ask}: ${yemiResponse}`).toBe(page);
      for (const words of says) expect(yemiResponse, ask).toContain(words);
      expect(amountsIn(yemiResponse), ask).toEqual(expect.arrayContaining([...figures]));
    }
  });

  test("but not from what another visitor said", () => {
    const ask = (sessionId: string, userMessage: string) =>
      askConcierge(conciergeInput.parse({ userMessage, sessionId, currentPage: "/" }));
    ask("website-chat-one", "How much is LeadBot Basic?");
    expect(ask("website-chat-two", "tell me more").intent).toBe("unclear");
    expect(ask("website-chat-one", "tell me more").yemiResponse).toContain("LeadBot Basic");
  });
});

describe("the memory of chats", () => {
  const topic: Topic = { subjects: ["package LeadBot"], before: [], intent: "price", page: "/" };

  test("is cleared after its time", () => {
    const topics = new RecentTopics({ most: 10, keepMs: 1000 });
    topics.note("a", topic, 0);
    expect(topics.of("a", 999)).toEqual(topic);
    expect(topics.of("a", 1000)).toBeUndefined();
    topics.note("b", topic, 2000);
    expect(topics.size).toBe(1);
  });

  test("is limited in size, and drops the chat that was quiet longest", () => {
    const topics = new RecentTopics({ most: 2, keepMs: 1000 });
    topics.note("a", topic, 0);
    topics.note("b", topic, 1);
    topics.note("a", topic, 2);
    topics.note("c", topic, 3);
    expect([topics.of("a", 4), topics.of("b", 4), topics.of("c", 4)]).toEqual([topic, undefined, topic]);
    expect(topics.size).toBe(2);
  });
});
