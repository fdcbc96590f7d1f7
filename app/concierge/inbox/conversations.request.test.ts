/** Conversations from the API call that stores them to the owner's list, as requests to the whole site. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conversationsTexts as texts } from "#content/conversations.ts";
import { sql } from "#server/platform/database.ts";
import { openErasedList } from "#server/platform/erased-list.ts";
import { testDatabase } from "#tests/support/database.ts";
import { keepExchange } from "#tests/support/exchange.ts";
import { mailFolder } from "#tests/support/mail-folder.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { conversationOf, waitsForOwner } from "../record-exchange.server.ts";

testDatabase();
const { mails } = mailFolder();
let site: TestSite;
beforeAll(async () => {
  openErasedList({ DATA_DIR: mails });
  site = await testSite();
});
beforeEach(async () => {
  await sql()`truncate concierge_exchanges`;
});

const list = "/admin-dashboard/conversations";
const file = `${list}/unanswered.csv`;
const post = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
  site.fetch(list, {
    method: "POST",
    headers,
    body: new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  });
const marks = () => sql()`select handled_at from concierge_exchanges order by id`;

test("an exchange is stored before its answer is sent", async () => {
  const question = {
    userMessage: "Zxqv blorp? Call 0803 123 4567",
    sessionId: "website-chat-1763740000000-k3f9",
    currentPage: "/enroll?name=Amaka",
    userFingerprint: "AbCdEfGhIjKlMnOpQrSt",
    timeOnSite: 94,
  };
  for (const userMessage of [question.userMessage, "How much is SmartAgent Pro?"]) {
    const answer = await site.fetch("/api/functions/yemi-chat", { json: { ...question, userMessage } });
    expect(answer.status).toBe(200);
    const { yemiResponse, intent } = await answer.json();
    const [kept] = await sql()`select * from concierge_exchanges order by id desc limit 1`;
    expect(kept).toMatchObject({ question: userMessage, answer: yemiResponse, intent, page: "/enroll" });
    expect(kept?.answered).toBe(!waitsForOwner.has(intent));
    expect(JSON.stringify(kept)).not.toMatch(/website-chat|AbCdEf|Amaka/);
  }
  const { headers } = await site.signIn();
  const html = await (await site.fetch(list, { headers })).text();
  expect(html).toContain("Call 0803 123 4567");
});

describe("the owner's list", () => {
  test("is for admins only: reading, searching, changing and downloading", async () => {
    await keepExchange({ session: "a", question: "My number is 0803 471 1471", intent: "unknown" });
    const change = { change: "handled", id: conversationOf("a"), seen: 1_000_000 };
    for (const [role, where] of [
      [undefined, "/admin-login"],
      ["learner", "/admin-login?notice=denied"],
      ["recruiter", "/admin-login?notice=denied"],
    ] as const) {
      const { headers } = role ? await site.signIn({ role }) : { headers: {} };
      for (const path of [list, `${list}?state=unanswered`, `${list}.data`, file, `${file}.data`]) {
        const answer = await site.fetch(path, { headers });
        expect(await answer.text(), path).not.toContain("1471");
        if (!path.endsWith(".data")) expect(answer.headers.get("location"), path).toBe(where);
        expect(answer.status, path).not.toBe(200);
      }
      for (const fields of [change, { q: "1471" }]) {
        const answer = await post(fields, headers);
        expect([answer.status, answer.headers.get("location")]).toEqual([302, where]);
      }
    }
    expect(await marks()).toEqual([{ handled_at: null }]);
    const { headers } = await site.signIn();
    const answer = await site.fetch(list, { headers });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await answer.text()).toContain("0803 471 1471");
  });

  test("is searched by a form, and its address does not reveal the search text", async () => {
    await keepExchange({ question: "Is it 100%_sure for Amaka O'Neil?" });
    await keepExchange({ question: "Where are you?" });
    const { headers } = await site.signIn();
    for (const [q, found] of [
      ["amaka o'neil", true],
      ["100%_S", true],
      ["100__s", false],
      ["'; drop table concierge_exchanges; --", false],
    ] as const) {
      const sent = await post({ q, about: "", state: "answered" }, headers);
      const where = sent.headers.get("location") ?? "";
      expect(sent.status).toBe(302);
      expect(where).toMatch(/^\/admin-dashboard\/conversations\?state=answered&search=[\w-]+$/);
      const html = await (await site.fetch(where, { headers })).text();
      expect([q, html.includes("100%_sure for Amaka")]).toEqual([q, found]);
      expect(html).not.toContain("Where are you?</p>");
    }
    expect((await post({ q: " ", state: "" }, headers)).headers.get("location")).toBe(list);
    const made = await site.fetch(`${list}?search=made-up&state=lost&about=none&page=x`, { headers });
    expect(made.status).toBe(200);
    expect(await made.text()).toContain("Where are you?");
  });

  test("has a text for the empty list, twenty per page, and filters in its address", async () => {
    const { headers } = await site.signIn();
    const open = async (query = "") =>
      (await (await site.fetch(`${list}${query}`, { headers })).text()).replaceAll("<!-- -->", "");
    const empty = await open();
    expect(empty).toContain(texts.empty.title);
    expect([...empty.matchAll(/<dd class="order-first[^>]*>(\d+)</g)].map(([, value]) => value)).toEqual([
      "0",
      "0",
      "0",
      "0",
    ]);
    const nothing = await post({ q: "nothing" }, headers);
    expect(await open((nothing.headers.get("location") ?? "").slice(list.length))).toContain(
      texts.nothingFound.title,
    );
    for (let count = 1; count <= 25; count += 1)
      await keepExchange({ question: `Question ${count}`, ago: count });
    const first = await open("?state=answered");
    expect(first).toContain(texts.counted(25));
    expect(first).toMatch(/href="[^"]*\?state=answered&amp;page=2/);
    const second = await open("?state=answered&page=2");
    expect([second.includes("Page 2 of 2"), second.match(/<article/g)?.length]).toEqual([true, 5]);
    await keepExchange({ question: "Is it sure?", intent: "trust" });
    const sent = await post({ q: "", about: "trust", state: "" }, headers);
    expect(sent.headers.get("location")).toBe(`${list}?about=trust`);
    expect((await open("?about=trust")).match(/<article/g)).toHaveLength(1);
  });

  test("marks and opens conversations, each time it is told to, and rejects invalid changes", async () => {
    await keepExchange({ session: "a", intent: "unknown" });
    const { headers } = await site.signIn();
    const id = conversationOf("a");
    for (const [fields, status] of [
      [{ change: "handled", id, seen: 1_000_000 }, 200],
      [{ change: "handled", id, seen: 1_000_000 }, 200],
      [{ change: "handled", id: crypto.randomUUID(), seen: 1 }, 404],
      [{ change: "handled", id }, 422],
      [{ change: "erase", id }, 422],
      [{ change: "open" }, 422],
    ] as const) {
      expect([fields, (await post(fields, headers)).status]).toEqual([fields, status]);
      expect(await marks()).toEqual([{ handled_at: expect.anything() }]);
    }
    expect((await post({ change: "open", id }, headers)).status).toBe(200);
    expect(await marks()).toEqual([{ handled_at: null }]);
  });

  test("exports the unanswered questions as a file", async () => {
    await keepExchange({ question: '=HYPERLINK("http://x")', intent: "unknown" });
    const { headers } = await site.signIn();
    const answer = await site.fetch(file, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="questions-not-answered-/,
    );
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.text()).toContain(`,"'=HYPERLINK(""http://x"")",/,`);
  });
});

describe("one chat of somebody without a name", () => {
  const ask = (session: string, userMessage: string) =>
    site.fetch("/api/functions/yemi-chat", { json: { userMessage, sessionId: session, currentPage: "/" } });
  const copy = (session: string, file: string, headers: Record<string, string>) =>
    site.fetch(`${list}/${conversationOf(session)}/${file}`, { headers });
  const last = async () =>
    (await sql()<{ last: number }[]>`select max(id)::int as last from concierge_exchanges`)[0]?.last ?? 0;

  test("is copied and erased from its screen, with the words of its wish; other chats and the figures stay", async () => {
    await sql()`truncate leads cascade`;
    const { headers } = await site.signIn();
    await ask("other", "Do you sell zobo?");
    await ask("gone", "I sell ankara in Aba, I want to buy SmartAgent Pro");
    const html = await copy("gone", "copy.html", headers);
    expect(html.headers.get("content-disposition")).toContain("attachment");
    expect(await html.text()).toContain("ankara in Aba");
    const json = await (await copy("gone", "copy.json", headers)).text();
    expect(Object.keys(JSON.parse(json).records).sort()).toEqual(["chats", "leads"]);
    expect(json).not.toContain("zobo");
    const erase = { change: "erase", id: conversationOf("gone"), seen: await last() };
    expect((await post(erase, headers)).status).toBeGreaterThanOrEqual(400);
    const stale = await post({ ...erase, seen: 1, sure: "on" }, headers);
    expect(stale.status).toBe(409);
    const erased = await (await post({ ...erase, sure: "on" }, headers)).text();
    const [noted] = await sql()`select ref, counts from erasures`;
    expect(erased).toContain(texts.changed.erase(String(noted?.ref)));
    expect(noted?.counts).toEqual({ concierge_exchanges: 1, leads: 1 });
    expect(await sql()`select question from concierge_exchanges`).toEqual([
      { question: "Do you sell zobo?" },
    ]);
    expect(await sql()`select door, wants, name from leads`).toEqual([
      { door: "chat", wants: "", name: null },
    ]);
    expect((await copy("gone", "copy.html", headers)).status).toBe(404);
  });

  test("is copied and erased by admins only", async () => {
    await ask("a", "Do you sell zobo?");
    for (const role of ["learner", "recruiter"] as const) {
      const { headers } = await site.signIn({ role });
      expect((await copy("a", "copy.json", headers)).status).toBe(302);
      const erase = { change: "erase", id: conversationOf("a"), seen: await last(), sure: "on" };
      expect((await post(erase, headers)).status).toBe(302);
    }
    expect(await sql()`select 1 from concierge_exchanges`).toHaveLength(1);
  });
});
