import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { logged } from "#tests/support/logged.ts";
import { type ConversationFilter, conversationChange, conversationFilter } from "./contract.ts";
import {
  changeConversations,
  countUnanswered,
  eraseOldConversations,
  listConversations,
  listUnansweredQuestions,
} from "./conversations.server.ts";
import { conversationOf } from "./record-exchange.server.ts";
import { unansweredFile } from "./unanswered-file.server.ts";

const log = logged();
testDatabase();
beforeEach(async () => {
  await sql()`truncate concierge_exchanges`;
});

const list = (filter: Partial<ConversationFilter> = {}) =>
  listConversations({ ...conversationFilter.parse({}), q: "", ...filter });
/** The questions of the listed conversations. */
const asked = async (filter: Partial<ConversationFilter> = {}) =>
  (await list(filter)).rows.map(({ exchanges }) => exchanges.map(({ question }) => question));
const unknown = { intent: "unknown" as const };

async function handle(...sessions: string[]) {
  const { rows: conversations } = await list();
  const seen = Math.max(...conversations.map(({ last }) => last));
  return changeConversations(null, { change: "handled", id: sessions.map(conversationOf), seen });
}

describe("an exchange", () => {
  test("is stored with its page, its kind and its time, and with nothing else about the visitor", async () => {
    await keepExchange({
      session: "s-1",
      page: "/enroll?path=all&name=Amaka#form",
      question: "Ṣé ó dára? 'x'",
    });
    await keepExchange({ session: "s-1", ...unknown });
    const rows = await sql()`select * from concierge_exchanges order by id`;
    expect(rows).toMatchObject([
      { page: "/enroll", question: "Ṣé ó dára? 'x'", intent: "price", answered: true, handled_at: null },
      { page: "/", intent: "unknown", answered: false },
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      "answer",
      "answered",
      "conversation_id",
      "created_at",
      "handled_at",
      "id",
      "intent",
      "page",
      "question",
    ]);
    expect(rows[0]?.conversation_id).toBe(rows[1]?.conversation_id);
    expect(JSON.stringify(rows)).not.toContain("s-1");
  });

  test("with too long a text, or with characters that no table takes, is stored as far as possible", async () => {
    await keepExchange({ answer: `\u0000${"👍".repeat(3000)}` });
    await keepExchange({ answer: "\u0000" });
    const rows =
      await sql()`select answer, char_length(answer) as length from concierge_exchanges order by id`;
    expect(rows).toMatchObject([{ length: 2000 }, { answer: "…" }]);
  });

  test("that cannot be stored breaks nothing, and is logged without its text", async () => {
    await sql()`alter table concierge_exchanges rename to gone`;
    try {
      await keepExchange({ question: "My number is 0803 471 1471" });
    } finally {
      await sql()`alter table gone rename to concierge_exchanges`;
    }
    await keepExchange({ question: "Is it back?" });
    await expect.poll(() => asked()).toEqual([["Is it back?"]]);
    expect(log.entries).toMatchObject([{ level: "error", message: "an exchange was not kept" }]);
    expect(log.text()).not.toContain("1471");
  });

  test("does not wait for a stuck database: one waits for a second, the others not at all", async () => {
    const lock = await sql().reserve();
    await lock`begin`;
    await lock`lock table concierge_exchanges`;
    const took = async () => {
      const began = performance.now();
      await keepExchange({ question: "Is it slow?" });
      return performance.now() - began;
    };
    expect(await took()).toBeLessThan(3000);
    let others = 0;
    for (let count = 0; count < 20; count += 1) others += await took();
    // Waiting would take each of them a second. The average allows for one delay on a busy machine.
    expect(others / 20).toBeLessThan(500);
    await lock`rollback`;
    lock.release();
    // All of them are stored in the end.
    await expect.poll(async () => (await list()).total).toBe(21);
  });
});

describe("the list", () => {
  test("has unanswered questions first, then the newest, each conversation in its order", async () => {
    await keepExchange({ session: "old", question: "Old, not known", ...unknown, ago: 60 });
    await keepExchange({ session: "old", question: "Old, known", ago: 59 });
    await keepExchange({ session: "known", question: "Known", ago: 30 });
    await keepExchange({ session: "new", question: "New, not known", ...unknown, ago: 20 });
    await keepExchange({ session: "newest", question: "Newest", ago: 1 });
    expect(await asked()).toEqual([
      ["New, not known"],
      ["Old, not known", "Old, known"],
      ["Newest"],
      ["Known"],
    ]);
    const { rows: conversations, counts } = await list();
    expect(conversations.map(({ state, questions }) => [state, questions])).toEqual([
      ["unanswered", 1],
      ["unanswered", 2],
      ["answered", 1],
      ["answered", 1],
    ]);
    expect(conversations[1]?.last_at.getTime()).toBeCloseTo(Date.now() - 59 * 60_000, -5);
    expect(counts).toEqual({ unanswered: 2, answered: 2, handled: 0, all: 4 });
    expect(await countUnanswered()).toBe(2);
  });

  test("filters by state and kind, and counts each within the search", async () => {
    await keepExchange({ session: "a", question: "How much?", intent: "price" });
    await keepExchange({ session: "a", question: "Zobo for 50?", ...unknown });
    await keepExchange({ session: "b", question: "Where is zobo?", intent: "location" });
    await keepExchange({ session: "c", question: "Zobo drink", ...unknown });
    await handle("c");
    expect(await asked({ state: "unanswered" })).toEqual([["How much?", "Zobo for 50?"]]);
    expect(await asked({ state: "answered" })).toEqual([["Where is zobo?"]]);
    expect(await asked({ state: "handled" })).toEqual([["Zobo drink"]]);
    expect(await asked({ about: "trust" })).toEqual([["Where is zobo?"]]);
    expect((await list({ q: "ZOBO", state: "answered" })).counts).toEqual({
      unanswered: 1,
      answered: 1,
      handled: 1,
      all: 3,
    });
    // Both the kind and the words must match in the same exchange.
    expect(await asked({ about: "selling", q: "zobo" })).toEqual([]);
  });

  test("searches for the text literally", async () => {
    for (const question of ["It's 100%_sure", 'Send \\ to "Amaka"', "Call 0803 123 4567", "Ṣọlá nkọ́"])
      await keepExchange({ question });
    for (const [q, found] of [
      ["%_", "It's 100%_sure"],
      ["it's", "It's 100%_sure"],
      ["\\", 'Send \\ to "Amaka"'],
      ['"amaka"', 'Send \\ to "Amaka"'],
      ["0803 123", "Call 0803 123 4567"],
      ["ṢỌLÁ", "Ṣọlá nkọ́"],
    ] as const)
      expect(await asked({ q }), q).toEqual([[found]]);
    expect(await asked({ q: "'; drop table concierge_exchanges; --" })).toEqual([]);
    expect(await asked({ q: "%" })).toHaveLength(1);
  });

  test("has twenty per page, and shows the last page for a page number beyond it", async () => {
    for (let count = 0; count < 45; count += 1) await keepExchange({ question: `Question ${count}` });
    const second = await list({ page: 2 });
    expect([second.total, second.page, second.pages]).toEqual([45, 2, 3]);
    expect(second.rows[0]?.exchanges[0]?.question).toBe("Question 24");
    expect((await list({ page: 99 })).rows).toHaveLength(5);
    expect((await list({ page: 99, q: "nothing" })).pages).toBe(1);
  });

  test("shows the newest hundred of a very long conversation, and its true number", async () => {
    await keepExchange({ session: "long", question: "The first", ...unknown });
    await sql()`insert into concierge_exchanges (conversation_id, page, question, answer, intent, answered)
      select conversation_id, '/', 'Question ' || n, 'Yes', 'price', true
      from concierge_exchanges, generate_series(1, 150) as n`;
    const [long] = (await list()).rows;
    expect([long?.questions, long?.exchanges.length]).toEqual([151, 100]);
    expect([long?.exchanges[0]?.question, long?.exchanges.at(-1)?.question]).toEqual([
      "Question 51",
      "Question 150",
    ]);
  });
});

describe("the owner's mark", () => {
  test("is set once and can be removed, and a later question opens the conversation again", async () => {
    await keepExchange({ session: "a", question: "One", ...unknown });
    const first = await handle("a");
    expect((await list()).counts).toMatchObject({ unanswered: 0, handled: 1 });
    await keepExchange({ session: "a", question: "Two", ...unknown });
    expect((await list()).counts).toMatchObject({ unanswered: 1, handled: 0 });
    const second = await handle("a");
    expect(second.marked).not.toBe(first.marked);
    await changeConversations(null, { change: "open", id: second.id, marked: second.marked });
    // Only the second mark is removed.
    const marks = async () =>
      (await sql()`select handled_at from concierge_exchanges order by id`).map(({ handled_at }) =>
        Boolean(handled_at),
      );
    expect(await marks()).toEqual([true, false]);
    await changeConversations(null, { change: "open", id: second.id });
    expect(await marks()).toEqual([false, false]);
  });

  test("does not apply to a question that came after the list was read", async () => {
    await keepExchange({ session: "a", question: "Seen", ...unknown });
    const [{ last: seen } = { last: 0 }] = (await list()).rows;
    await keepExchange({ session: "a", question: "Not seen", ...unknown });
    await changeConversations(null, { change: "handled", id: [conversationOf("a")], seen });
    expect((await list()).counts).toMatchObject({ unanswered: 1 });
  });

  test("is set on several at once, and rejected if one does not exist", async () => {
    for (const session of ["a", "b", "c"]) await keepExchange({ session, ...unknown });
    const { id } = await handle("a", "b", "b");
    expect(id).toHaveLength(2);
    expect((await list()).counts).toMatchObject({ unanswered: 1, handled: 2 });
    await expect(handle("c", "nobody")).rejects.toMatchObject({ code: "not-found" });
    expect((await list()).counts).toMatchObject({ unanswered: 1, handled: 2 });
  });

  test.each([
    { change: "delete", id: [crypto.randomUUID()] },
    { change: "handled", id: [], seen: 1 },
    { change: "handled", id: ["1"], seen: 1 },
    { change: "handled", id: [crypto.randomUUID()] },
    { change: "handled", id: [crypto.randomUUID()], seen: "1e30" },
    { change: "open", id: [crypto.randomUUID()], marked: "yesterday" },
    { change: "open", id: Array.from({ length: 21 }, () => crypto.randomUUID()) },
  ])("is rejected for the input %j", (wrong) => {
    expect(conversationChange.safeParse(wrong).success).toBe(false);
  });
});

test("conversations are deleted after 90 days, and not earlier", async () => {
  const days = 90 * 24 * 60;
  await keepExchange({ question: "Gone", ago: days + 1 });
  await keepExchange({ question: "Stays", ago: days - 1 });
  expect(await eraseOldConversations()).toBe(1);
  expect(await asked()).toEqual([["Stays"]]);
  expect(await eraseOldConversations()).toBe(0);
});

test("the file has the unanswered questions, newest first, none as a formula", async () => {
  await keepExchange({ question: "=1+1", ...unknown, page: "/tools", ago: 5 });
  await keepExchange({ question: "Known" });
  await keepExchange({ session: "a", question: "+2348031234567, call me", ...unknown });
  await handle("a");
  expect(await listUnansweredQuestions()).toHaveLength(2);
  const { file, name } = await unansweredFile(new Date("2026-11-21T23:30:00Z"));
  expect(name).toBe("questions-not-answered-2026-11-22.csv");
  const [head, first, second, end] = file.split("\r\n");
  expect(head).toBe("\uFEFFWhen,Question,Page,Answer given,Handled,Conversation");
  expect(first).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d,"'\+2348031234567, call me",\/,SmartAgent Pro: a price\.,\d{4}-/,
  );
  expect(second).toMatch(/,'=1\+1,\/tools,SmartAgent Pro: a price\.,,[0-9a-f]{8}$/);
  expect(end).toBe("");
});
