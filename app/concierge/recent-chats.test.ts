import { describe, expect, test } from "vitest";
import { RecentChats } from "./recent-chats.ts";

describe("the memory of chats", () => {
  const topic = { subjects: ["package LeadBot"], page: "/" };

  test("is cleared after its time", () => {
    const topics = new RecentChats<typeof topic>({ most: 10, keepMs: 1000 });
    topics.note("a", topic, 0);
    expect(topics.of("a", 999)).toEqual(topic);
    expect(topics.of("a", 1000)).toBeUndefined();
    topics.note("b", topic, 2000);
    expect(topics.size).toBe(1);
  });

  test("is limited in size, and drops the chat that was quiet longest", () => {
    const topics = new RecentChats<typeof topic>({ most: 2, keepMs: 1000 });
    topics.note("a", topic, 0);
    topics.note("b", topic, 1);
    topics.note("a", topic, 2);
    topics.note("c", topic, 3);
    expect([topics.of("a", 4), topics.of("b", 4), topics.of("c", 4)]).toEqual([topic, undefined, topic]);
    expect(topics.size).toBe(2);
  });
});
