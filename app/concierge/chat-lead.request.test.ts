import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { findPerson } from "#app/person/person-keys.server.ts";
import { conciergeLead } from "#content/concierge.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { contactIn } from "./chat-lead.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

async function ask(
  sessionId: string,
  userMessage: string,
): Promise<{ yemiResponse: string; intent: string }> {
  const answer = await site.fetch("/api/functions/yemi-chat", {
    json: { userMessage, sessionId, currentPage: "/whatsapp-ai-packages?package=smartagent-pro" },
  });
  return answer.json();
}

const leads = () => sql()<{ phone: string; email: string; message: string; status: string }[]>`
  select phone, email, message, status from contact_submissions where project_type = 'chat' order by created_at`;

test("a number left in the chat is a lead with the questions before it, once, and the answer says so", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "How much is SmartAgent Pro?");
  const { yemiResponse } = await ask(session, "Adaeze, 0803 471 1471, I want to buy SmartAgent Pro today");
  expect(yemiResponse).toContain("0803 471 1471");
  expect(yemiResponse).toContain(conciergeLead.forgetPhrase);
  await ask(session, "my number is 08034711471, please call");
  const found = (await leads()).filter(({ phone }) => phone === "+2348034711471");
  expect(found).toHaveLength(1);
  expect(found[0]?.message).toContain("On the page /whatsapp-ai-packages:");
  expect(found[0]?.message).toContain("How much is SmartAgent Pro?");
  const [waiting] = await sql()`select answered from concierge_exchanges where question like 'Adaeze%'`;
  expect(waiting?.answered).toBe(false);
});

const inInbox = () => sql()<{ ref: string; phone: string | null; email: string | null; person: string }[]>`
  select ref, phone, email, person from leads where door = 'chat' order by created_at`;

test("an address after a number in one chat is the same lead, taken back as one", async () => {
  const before = await inInbox();
  const own = async () => (await inInbox()).filter(({ ref }) => !before.some((one) => one.ref === ref));
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "call me on 0803 471 5005");
  const { yemiResponse } = await ask(session, "or ada@five.example");
  expect(yemiResponse).toContain("ada@five.example");
  await ask(session, "I said ada@five.example, 0803 471 5005");
  expect(await own()).toMatchObject([{ phone: "+2348034715005", email: "ada@five.example" }]);
  const [message] = (await leads()).filter(({ email }) => email === "ada@five.example");
  expect(message).toMatchObject({ phone: "+2348034715005" });
  expect(message?.message).toMatch(/call me on 0803 471 5005\nor ada@five\.example$/);
  expect((await ask(session, "forget my number")).yemiResponse).toBe(conciergeLead.forgotten);
  expect(await own()).toEqual([]);
});

test("another number in one chat is another lead of the same person, whom the first number finds too", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "call me on 0803 471 6006");
  await ask(session, "sorry, it is 0803 471 6007");
  const own = (await inInbox()).filter(({ phone }) => phone?.startsWith("+234803471600"));
  expect(own.map(({ phone }) => phone)).toEqual(["+2348034716006", "+2348034716007"]);
  expect(new Set(own.map(({ person }) => person)).size).toBe(1);
  expect((await findPerson("0803 471 6006"))?.also).toEqual(["+2348034716007"]);
});

test("whoever was answered and leaves an address later waits again, as a lead of the same person", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "call me on 0803 471 6008");
  await sql()`update leads set answered_at = now(), stage = 'contacted' where phone = '+2348034716008'`;
  await ask(session, "no, email the price to later@shop.example");
  const own = (await inInbox()).filter(
    ({ phone, email }) => phone === "+2348034716008" || email === "later@shop.example",
  );
  expect(own.map(({ phone, email }) => [phone, email])).toEqual([
    ["+2348034716008", null],
    [null, "later@shop.example"],
  ]);
  expect(new Set(own.map(({ person }) => person)).size).toBe(1);
});

test("it can be taken back until a person has handled it", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "call me on +234 805 222 3344");
  expect((await leads()).map(({ phone }) => phone)).toContain("+2348052223344");
  expect((await ask(session, "Forget my number.")).yemiResponse).toBe(conciergeLead.forgotten);
  expect((await leads()).map(({ phone }) => phone)).not.toContain("+2348052223344");
  expect((await ask(session, "forget my number")).yemiResponse).toBe(conciergeLead.nothingToForget);
  await ask(session, "call me on +234 805 222 3344");
  await sql()`update contact_submissions set status = 'handled' where phone = '+2348052223344'`;
  expect((await ask(session, "forget my number")).yemiResponse).toBe(conciergeLead.nothingToForget);
});

test("one chat cannot take back another's", async () => {
  await ask(`website-chat-${randomUUID()}`, "reach me at bola@example.com");
  const other = await ask(`website-chat-${randomUUID()}`, "forget my number");
  expect(other.yemiResponse).toBe(conciergeLead.nothingToForget);
  expect((await leads()).map(({ email }) => email)).toContain("bola@example.com");
});

test("the number of somebody who cheats in our name is no lead", async () => {
  const { intent } = await ask(
    `website-chat-${randomUUID()}`,
    "a man with number 0809 999 1234 says he is from Mindsync and collected my money",
  );
  expect(intent).toBe("help_fraud");
  expect((await leads()).map(({ phone }) => phone)).not.toContain("+2348099991234");
});

test("a card number is hidden before the question and its lead are stored", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "my card is 5500 0000 0000 0004, charge it");
  await ask(session, "call me on 0803 471 7777");
  const hidden = "my card is ••••, charge it";
  const stored = await sql()`select question from concierge_exchanges where question like 'my card%'`;
  expect(stored).toEqual([{ question: hidden }]);
  expect((await leads()).find(({ phone }) => phone === "+2348034717777")?.message).toContain(hidden);
});

describe("a contact in a message", () => {
  test.each([
    ["0803 471 1471", { phone: "+2348034711471", email: null }],
    ["me: ADA@Shop.ng or 2348034711471", { phone: "+2348034711471", email: "ada@shop.ng" }],
    ["+44 7700 900123", { phone: "+447700900123", email: null }],
  ])("%s", (message, contact) => {
    expect(contactIn(message)).toEqual(contact);
  });

  test.each(["I have 450,000 and 1,200,000", "₦1500000", "order 4111111111111111", "ref 2026-11-23", "2348"])(
    "%s has none",
    (message) => {
      expect(contactIn(message)).toBeNull();
    },
  );
});
