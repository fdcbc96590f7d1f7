import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { naira } from "#content/prices.ts";
import { amountsOf } from "#tests/exams/concierge/amounts.ts";
import { testModel, text } from "#tests/support/model-server.ts";
import { allEvents } from "#tests/support/server-events.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";

const model = testModel();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});

/** The sentences of exams, with the content's prices in {braces}, by the question that they answer. */
function byQuestion(files: readonly string[], field: "lie" | "sentence"): Map<string, string[]> {
  const sentences = files.flatMap(
    (file) =>
      JSON.parse(readFileSync(`tests/exams/concierge/2026-11-23-${file}.json`, "utf8")) as Record<
        "question" | "lie" | "sentence",
        string
      >[],
  );
  const found = new Map<string, string[]>();
  for (const one of sentences) {
    const sentence = one[field].replace(/\{([\w.-]+)\}/g, (_, price) => naira(amountsOf(price)[0] ?? 0));
    found.set(one.question, [...(found.get(one.question) ?? []), sentence]);
  }
  return found;
}

let chats = 0;

/** Has the model say something to a question. @returns everything that was sent to the visitor */
async function streamed(userMessage: string, said: readonly string[]): Promise<string> {
  chats += 1;
  model.open();
  model.answers(text(said.join(" "), { chunkSize: 7 }));
  const answer = await site.fetch("/api/functions/yemi-chat", {
    json: { userMessage, sessionId: `website-chat-lies-${chats}`, currentPage: "/" },
    headers: { accept: "text/event-stream", "x-forwarded-for": `203.0.113.${chats}` },
  });
  expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
  const events = await allEvents(answer);
  const pieces = events.flatMap(({ event, data }) => (event === "piece" ? [String(data.text)] : []));
  const whole = String(events.at(-1)?.data.yemiResponse);
  // Nothing is shown and then replaced.
  expect(whole.startsWith(pieces.join(" "))).toBe(true);
  return `${pieces.join("\n")}\n${whole}`;
}

describe("of a model that lies, nothing reaches the visitor, not even while it writes", () => {
  test.each([...byQuestion(["lies", "lies-2"], "lie")])("%s", async (question, lies) => {
    const sent = await streamed(question, lies);
    expect(lies.filter((lie) => sent.includes(lie.replace(/[.!?]$/, "")))).toEqual([]);
  });
});

test("at least 85 % of true and harmless sentences pass", async () => {
  let [passed, all] = [0, 0];
  for (const [question, sentences] of byQuestion(["truths"], "sentence")) {
    const sent = await streamed(question, sentences);
    all += sentences.length;
    passed += sentences.filter((sentence) => sent.includes(sentence)).length;
  }
  expect(passed / all).toBeGreaterThanOrEqual(0.85);
}, 60_000);
