import { describe, expect, test } from "vitest";
import { savedDays, savedQuestions } from "#content/concierge-limits.ts";
import { conversationStore } from "./conversation.ts";
import type { Answer } from "./conversation-state.ts";

const day = 24 * 60 * 60 * 1000;
const answer: Answer = {
  text: "SmartAgent Pro: ₦450,000.",
  intent: "price",
  actions: ["get_quote"],
  page: { path: "/whatsapp-ai-packages", title: "WhatsApp AI Packages" },
};

/** A device with a clock, on which any number of tabs can be opened. */
function device() {
  const items = new Map<string, string>();
  const clock = { now: 1_000_000 };
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const tab = () =>
    conversationStore(
      () => storage,
      () => clock.now,
    );
  return { items, clock, storage, tab };
}

describe("a conversation", () => {
  test("survives a reload, under the same session id", () => {
    const { tab } = device();
    const chat = tab();
    const { id } = chat.ask("What does SmartAgent Pro cost?", "/");
    chat.settle(id, { answer });
    chat.ask("And the monthly one?", "/tools");
    const again = tab().read();
    expect(again.session).toMatch(/^website-chat-[0-9a-z]+-[0-9a-z]{10,}$/);
    expect(again.session).toBe(chat.read().session);
    expect(again.turns.map(({ question, answer, path }) => [question, answer?.text, path])).toEqual([
      ["What does SmartAgent Pro cost?", answer.text, "/"],
      ["And the monthly one?", undefined, "/tools"],
    ]);
  });

  test("is the same in two tabs that both add to it", () => {
    const { tab } = device();
    const [one, other] = [tab(), tab()];
    other.read();
    const first = one.ask("one", "/");
    const second = other.ask("two", "/tools");
    one.settle(first.id, { answer });
    other.settle(second.id, { failure: "No network" });
    one.reread();
    expect(one.read()).toEqual(other.read());
    expect(one.read().turns.map(({ answer, failure }) => answer?.text ?? failure)).toEqual([
      answer.text,
      "No network",
    ]);
  });

  test("cleared by another tab does not come back with a late answer", () => {
    const { tab, items } = device();
    const [one, other] = [tab(), tab()];
    const { id } = one.ask("one", "/");
    other.clear();
    one.settle(id, { answer });
    expect(one.read().turns).toEqual([]);
    expect(items.size).toBe(0);
  });

  test("can be restored after it was cleared, together with later questions", () => {
    const { tab, items } = device();
    const chat = tab();
    chat.ask("one", "/");
    const before = chat.read();
    const cleared = chat.clear();
    expect(items.size).toBe(0);
    chat.ask("two", "/");
    expect(chat.read().session).not.toBe(before.session);
    chat.restore(cleared);
    expect(chat.read().session).toBe(before.session);
    expect(
      tab()
        .read()
        .turns.map(({ question }) => question),
    ).toEqual(["one", "two"]);
  });

  test("moves a repeated question to the end, without its failure", () => {
    const chat = device().tab();
    const first = chat.ask("one", "/");
    chat.settle(first.id, { failure: "No network" });
    chat.ask("two", "/");
    chat.ask(first.question, "/tools", first.id);
    expect(chat.read().turns.map(({ question, failure }) => [question, failure])).toEqual([
      ["two", undefined],
      ["one", undefined],
    ]);
  });

  test(`keeps ${savedQuestions} questions, for ${savedDays} days after the last`, () => {
    const { tab, clock } = device();
    const chat = tab();
    for (let number = 1; number <= savedQuestions + 5; number += 1) chat.ask(`question ${number}`, "/");
    expect(tab().read().turns).toHaveLength(savedQuestions);
    expect(tab().read().turns[0]?.question).toBe("question 6");
    clock.now += savedDays * day;
    expect(tab().read().turns).toHaveLength(savedQuestions);
    clock.now += 1;
    expect(tab().read().turns).toEqual([]);
    const { session } = chat.read();
    const late = tab();
    late.ask("after a week", "/");
    expect(late.read().turns).toHaveLength(1);
    expect(late.read().session).not.toBe(session);
  });

  test("works if nothing can be stored", () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException("", "QuotaExceededError");
      },
      removeItem() {},
    };
    const chat = conversationStore(() => full);
    const { id } = chat.ask("one", "/");
    chat.settle(id, { answer });
    chat.ask("two", "/");
    expect(chat.read().turns.map(({ answer }) => answer?.text)).toEqual([answer.text, undefined]);
  });

  test("ignores stored data that is not a conversation", () => {
    const { tab, storage } = device();
    const key = "mindsync-chat";
    const odd = { id: "a", at: 1_000_000, path: "/", question: "one" };
    for (const text of ["", "7", "null", '{"turns":[]}', '{"session":"s","turns":{}}']) {
      storage.setItem(key, text);
      expect(tab().read().turns, text).toEqual([]);
    }
    storage.setItem(
      key,
      JSON.stringify({
        session: "s",
        turns: [null, { ...odd, at: "now" }, { ...odd, answer: { text: 1 } }, { ...odd, failure: 2 }, odd],
      }),
    );
    expect(tab().read().turns).toEqual([odd]);
  });
});
