/** No text holds the process: the longest texts of one sign or word, in every field that tools and chats read. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { toolCallNames } from "#app/tools/contract.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type TestSite, testSite } from "#tests/support/site.ts";
import { toolExamples } from "#tests/support/tool-examples.ts";

testDatabase();
let site: TestSite;
beforeAll(async () => {
  site = await testSite();
  // What is learnt is read with the first text.
  for (const name of toolCallNames)
    await site.fetch(`/api/functions/${name}`, { json: { ...toolExamples[name], version: 1 } });
  for (const userMessage of ["How much is a website?", "rice 5000"]) {
    const sessionId = `website-chat-${randomUUID()}`;
    await site.fetch("/api/functions/yemi-chat", { json: { userMessage, sessionId, currentPage: "/" } });
    const toBot = { userMessage, botType: "friendly", sessionId };
    await site.fetch("/api/functions/bot-demo-chat", { json: toBot });
  }
}, 120_000);

const units = [
  ..." \n\t.,;:-–(\"'1aé₦",
  ...[
    "1,",
    "1 ",
    "1. ",
    "a ",
    "a.",
    "a, ",
    "and ",
    "or to ",
    "a (",
    "1k + ",
    "10% ",
    "N1 ",
    "₦5k ",
    "to 1 ",
    ". a",
  ],
  ...[
    "no ",
    "Dr. ",
    "month ",
    "per ",
    "what if ",
    "every day ",
    "a;\n",
    "\n\n1",
    "= ",
    "** ",
    "pin ",
    "of the ",
  ],
];
/** Begins and ends with a word, because the ends of a text are trimmed. */
const filled = (unit: string, length: number) =>
  `rice ${unit.repeat(Math.ceil(length / unit.length)).slice(0, length - 10)} end`.slice(0, length);

/** Milliseconds in which each is answered. Ordinary texts of this length take a tenth. */
const most = 1_000;
const slow: string[] = [];
async function sent(what: string, path: string, json: unknown): Promise<number> {
  const began = performance.now();
  const answer = await site.fetch(path, { json });
  await answer.arrayBuffer();
  const ms = performance.now() - began;
  if (ms > most) slow.push(`${what}: ${Math.round(ms)} ms`);
  expect(answer.status, what).toBeLessThan(500);
  return answer.status;
}

test("every tool reads them at once", async () => {
  for (const name of toolCallNames) {
    const example = toolExamples[name] as Record<string, unknown>;
    for (const field of Object.keys(example).filter((one) => typeof example[one] === "string"))
      for (const unit of units)
        for (const length of [2000, 1000, 500, 200, 100]) {
          const json = { ...example, [field]: filled(unit, length), version: 1 };
          if ((await sent(`${name} ${field} ${JSON.stringify(unit)}`, `/api/functions/${name}`, json)) < 300)
            break;
        }
  }
  expect(slow).toEqual([]);
}, 1_800_000);

test("the chats read them at once", async () => {
  for (const unit of units)
    for (const length of [2000, 1000, 500]) {
      const json = {
        userMessage: filled(unit, length),
        sessionId: `website-chat-${randomUUID()}`,
        currentPage: "/",
      };
      if ((await sent(`chat ${JSON.stringify(unit)}`, "/api/functions/yemi-chat", json)) < 300) break;
    }
  for (const unit of units)
    for (const length of [4000, 2000, 1000, 500]) {
      const json = { userMessage: filled(unit, length), botType: "friendly", sessionId: randomUUID() };
      if ((await sent(`bot ${JSON.stringify(unit)}`, "/api/functions/bot-demo-chat", json)) < 300) break;
    }
  expect(slow).toEqual([]);
}, 600_000);
