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
/** The functions that took one of the texts: a refusal is quick and proves nothing. */
const accepted = new Set<string>();

/**
 * Sends a text to a function. What is slow is sent once more before it counts, because the machine may have been busy.
 * @param json the body, from the number of the attempt: the second must not be answered from memory
 * @returns whether the text was taken
 */
async function takes(name: string, what: string, json: (attempt: number) => unknown): Promise<boolean> {
  const send = async (attempt: number) => {
    const began = performance.now();
    const answer = await site.fetch(`/api/functions/${name}`, { json: json(attempt) });
    await answer.arrayBuffer();
    expect(answer.status, what).toBeLessThan(500);
    return { status: answer.status, ms: performance.now() - began };
  };
  const first = await send(1);
  const { status, ms } = first.ms > most ? await send(2) : first;
  if (ms > most) slow.push(`${what}: ${Math.round(ms)} ms`);
  if (status < 300) accepted.add(name);
  return status < 300;
}

test("every tool reads them at once", async () => {
  for (const name of toolCallNames) {
    const example = toolExamples[name] as Record<string, unknown>;
    for (const field of Object.keys(example).filter((one) => typeof example[one] === "string"))
      for (const unit of units)
        for (const length of [2000, 1000, 500, 200, 100]) {
          const sent = { ...example, [field]: filled(unit, length) };
          const what = `${name} ${field} ${JSON.stringify(unit)}`;
          if (await takes(name, what, (version) => ({ ...sent, version }))) break;
        }
  }
  expect(slow).toEqual([]);
  expect(toolCallNames.filter((name) => !accepted.has(name))).toEqual([]);
}, 1_800_000);

/** What a message to each chat is sent with, and the lengths that are tried. */
const chats = {
  "yemi-chat": {
    lengths: [2000, 1000, 500],
    more: () => ({ sessionId: `website-chat-${randomUUID()}`, currentPage: "/" }),
  },
  "bot-demo-chat": {
    lengths: [4000, 2000, 1000, 500],
    more: () => ({ botType: "friendly", sessionId: randomUUID() }),
  },
};

test("the chats read them at once", async () => {
  for (const [name, { lengths, more }] of Object.entries(chats))
    for (const unit of units)
      for (const length of lengths) {
        const userMessage = filled(unit, length);
        if (await takes(name, `${name} ${JSON.stringify(unit)}`, () => ({ userMessage, ...more() }))) break;
      }
  expect(slow).toEqual([]);
  expect(Object.keys(chats).filter((name) => !accepted.has(name))).toEqual([]);
}, 600_000);
