import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { packagePrices, priceInWords } from "#content/prices.ts";
import { sql } from "#server/platform/database.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { conversationOf, recordExchange } from "./record-exchange.server.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const pro = priceInWords(packagePrices["smartagent-pro"]);

async function ask(sessionId: string, userMessage: string, currentPage = "/"): Promise<string> {
  const answer = await site.fetch("/api/functions/yemi-chat", {
    json: { userMessage, sessionId, currentPage },
  });
  return (await answer.json()).yemiResponse;
}

/** What another process does when it answers: this one sees only the stored exchange. */
const answeredElsewhere = (sessionId: string, userMessage: string) =>
  recordExchange(
    { userMessage, sessionId, currentPage: "/" },
    { yemiResponse: "It answers your customers.", intent: "about_thing" },
  );

test("a chat goes on at another process as at the one that began it", async () => {
  const session = `website-chat-${randomUUID()}`;
  await answeredElsewhere(session, "What is SmartAgent Pro?");
  expect(await ask(session, "How much is it?")).toContain(pro);
  expect(await ask(`website-chat-${randomUUID()}`, "How much is it?")).not.toContain(pro);
});

test("the newest question counts, whichever process answered it", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "What is SmartAgent Basic?");
  await answeredElsewhere(session, "What is SmartAgent Pro?");
  expect(await ask(session, "How much is it?")).toContain(pro);
});

test("what this process answered on a package's page is not lost: the stored page has no query", async () => {
  const session = `website-chat-${randomUUID()}`;
  const page = "/whatsapp-ai-packages?package=smartagent-pro";
  expect(await ask(session, "How much is it?", page)).toContain(pro);
  expect(await ask(session, "And how much was it again?")).toContain(pro);
});

test("a question that was never stored still counts where it was answered", async () => {
  const session = `website-chat-${randomUUID()}`;
  await ask(session, "What is SmartAgent Basic?");
  await ask(session, "What is SmartAgent Pro?");
  const deleted = await sql()`delete from concierge_exchanges
    where conversation_id = ${conversationOf(session)} and question like '%Pro?'`;
  expect(deleted.count).toBe(1);
  expect(await ask(session, "How much is it?")).toContain(pro);
});

test("a chat is forgotten after half an hour", async () => {
  const session = `website-chat-${randomUUID()}`;
  await answeredElsewhere(session, "What is SmartAgent Pro?");
  await sql()`update concierge_exchanges set created_at = created_at - interval '31 minutes'`;
  expect(await ask(session, "How much is it?")).not.toContain(pro);
});
