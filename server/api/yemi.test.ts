import { beforeAll, describe, expect, test } from "vitest";
import { conciergeAnswer, conciergeInput } from "#app/concierge/contract.ts";
import { packagePrices, priceInWords } from "#content/prices.ts";
import { logged } from "#tests/support/logged.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

const log = logged();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

const question = {
  userMessage: "How much is SmartAgent Pro?",
  sessionId: "website-chat-1763740000000-k3f9",
  currentPage: "/whatsapp-ai-packages?package=smartagent-pro",
  userFingerprint: "AbCdEfGhIjKlMnOpQrSt",
  scrollDepth: { "/": 80, "/whatsapp-ai-packages": 35 },
  timeOnSite: 94,
};
const ask = (json: unknown, headers: Record<string, string> = {}) =>
  site.fetch("/api/functions/yemi-chat", { json, headers });

describe("yemi-chat", () => {
  test("answers with the specified fields, from the content", async () => {
    const answer = await ask(question);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const told = await answer.json();
    expect(conciergeAnswer.strict().parse(told)).toEqual(told);
    expect(told.yemiResponse).toContain(priceInWords(packagePrices["smartagent-pro"]));
    expect(told).toMatchObject({
      intent: "price",
      suggestedActions: { primary: "get_quote", secondary: ["book_consultation", "chat_whatsapp"] },
      pageInfo: { path: "/whatsapp-ai-packages", title: "WhatsApp AI Packages" },
    });
    const text = new URL(told.whatsappLink).searchParams.get("text");
    expect(text).toContain(question.userMessage);
  });

  test("works without the visit's figures", async () => {
    const { userMessage, sessionId, currentPage } = question;
    expect((await ask({ userMessage, sessionId, currentPage })).status).toBe(200);
  });

  test.each([
    ["userMessage", " \n "],
    ["userMessage", "a".repeat(1001)],
    ["sessionId", ""],
    ["currentPage", "https://elsewhere.example/"],
    ["currentPage", "//elsewhere.example"],
    ["userFingerprint", "a".repeat(21)],
    ["timeOnSite", -1],
  ])("refuses a wrong %s", async (field, wrong) => {
    const answer = await ask({ ...question, [field]: wrong });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([422, "application/problem+json"]);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });

  test("refuses an invalid depth", async () => {
    expect((await ask({ ...question, scrollDepth: { "/": 101 } })).status).toBe(422);
    expect((await ask({ ...question, scrollDepth: { nowhere: 1 } })).status).toBe(422);
  });

  test("shortens the message for WhatsApp, never the link", async () => {
    const { whatsappLink } = await (await ask({ ...question, userMessage: "é ".repeat(500).trim() })).json();
    expect(whatsappLink.length).toBeLessThan(2000);
  });

  test("logs nothing of what was typed", async () => {
    await ask({ ...question, userMessage: "My secret is Zobo-4711, how much be LeadBot" });
    await ask({ ...question, userMessage: `Zobo-4711 ${"a".repeat(1000)}` });
    expect(log.text()).not.toContain("Zobo-4711");
  });

  test("may be called 120 times in ten minutes by one visitor", async () => {
    const headers = { "x-forwarded-for": "203.0.113.55" };
    for (let count = 0; count < 120; count += 1) expect((await ask(question, headers)).status).toBe(200);
    expect((await ask(question, headers)).status).toBe(429);
    expect((await ask(question)).status).toBe(200);
  });

  test("only takes POST, and is documented", async () => {
    expect((await site.fetch("/api/functions/yemi-chat")).status).toBe(405);
    const { paths } = await (await site.fetch("/api/openapi.json")).json();
    const { post } = paths["/functions/yemi-chat"];
    const input = post.requestBody.content["application/json"].schema;
    expect(Object.keys(input.properties)).toEqual(Object.keys(conciergeInput.shape));
    const { schema } = post.responses[200].content["application/json"];
    expect(Object.keys(schema.properties)).toEqual(Object.keys(conciergeAnswer.shape));
  });
});
