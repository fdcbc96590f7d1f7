/** The card of a lead that a chat made. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { inboxTexts } from "#content/inbox.ts";
import { testDatabase } from "#tests/support/database.ts";
import { storedLeads } from "#tests/support/inbox.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const ask = async (userMessage: string) => {
  const json = { userMessage, sessionId: `website-chat-${randomUUID()}`, currentPage: "/tools" };
  expect((await site.fetch("/api/functions/yemi-chat", { json })).status).toBe(200);
};

test("leads to the chat, which a visitor without a number may not have left yet", async () => {
  const other = "do you build bots for schools";
  const wish = "I want to speak to a human being";
  await ask(other);
  await ask(wish);
  const { headers } = await site.signIn();
  const html = async (path: string) => (await site.fetch(path, { headers })).text();
  const [lead] = await storedLeads();
  const inbox = await html(`${inboxTexts.path}?lead=${lead?.id}`);
  expect(inbox).toContain(inboxTexts.unreachedChat);
  const [, address = ""] = /href="(\/admin-dashboard\/conversations\?[^"]+)"/.exec(inbox) ?? [];
  const list = await html(address.replaceAll("&amp;", "&"));
  expect(list).toContain(wish);
  expect(list).not.toContain(other);
});
