import { describe, expect, test } from "vitest";
import { type BotEvent, type BotState, idleBot, nextBot } from "./bot-state.ts";
import type { BotMessage } from "./contract.ts";
import type { SavedChat } from "./saved-chat.ts";

const hello: BotMessage = { type: "user", content: "Hello", botType: "sales" };
const welcome: BotMessage = { type: "bot", content: "Welcome", botType: "sales" };
const price: BotMessage = { type: "user", content: "How much?", botType: "sales" };

const chat: SavedChat = { sessionId: "one", botType: "sales", messages: [hello, welcome] };
const other: SavedChat = { sessionId: "two", botType: "friendly", messages: [hello] };

const idle = idleBot(chat);
const waiting: BotState = { ...chat, messages: [hello, welcome, price], step: "waiting", asked: price };
const failed: BotState = { ...chat, step: "failed", reason: "No network" };

const events: { [T in BotEvent["type"]]: Extract<BotEvent, { type: T }> } = {
  restored: { type: "restored", chat: other },
  chosen: { type: "chosen", botType: "friendly" },
  asked: { type: "asked", botType: "sales", text: "How much?" },
  answered: { type: "answered", content: "That depends." },
  failed: { type: "failed", reason: "Too many" },
  cleared: { type: "cleared", sessionId: "three" },
  undone: { type: "undone", chat: other },
};
const { restored, chosen, asked, answered, failed: failure, cleared, undone } = events;

const cleanChat = { sessionId: "three", botType: "sales", messages: [], step: "idle" };

test.each([
  [idle, restored, { ...other, step: "idle" }],
  [idle, chosen, { ...idle, botType: "friendly" }],
  [idle, asked, waiting],
  [idle, cleared, cleanChat],
  [idle, undone, { ...other, botType: "sales", step: "idle" }],
  [waiting, chosen, { ...waiting, botType: "friendly" }],
  [
    waiting,
    answered,
    {
      ...chat,
      messages: [...waiting.messages, { type: "bot", content: "That depends.", botType: "sales" }],
      step: "idle",
    },
  ],
  [waiting, failure, { ...chat, step: "failed", reason: "Too many" }],
  [waiting, cleared, cleanChat],
  [failed, restored, { ...other, step: "idle" }],
  [failed, chosen, { ...failed, botType: "friendly" }],
  [failed, asked, waiting],
  [failed, cleared, cleanChat],
  [failed, undone, { ...other, botType: "sales", step: "idle" }],
] as [BotState, BotEvent, object][])("%o, then %o", (state, event, next) => {
  expect(nextBot(state, event)).toEqual(next);
});

describe("an event that is not possible changes nothing", () => {
  test.each([
    [idle, answered],
    [idle, failure],
    [waiting, restored],
    [waiting, asked],
    [waiting, undone],
    [failed, answered],
    [failed, failure],
  ] as const)("%o, then %o", (state, event) => {
    expect(nextBot(state, event)).toBe(state);
  });
});

test("an answer belongs to the bot that was asked, even if another is selected meanwhile", () => {
  const { messages, botType } = [asked, chosen, answered].reduce(nextBot, idle);
  expect([messages.at(-1)?.botType, botType]).toEqual(["sales", "friendly"]);
});

test("only the message that failed is removed, not an earlier one with the same text", () => {
  const twice = [asked, answered, asked, failure].reduce(nextBot, idle);
  expect(twice.messages.filter(({ content }) => content === "How much?")).toHaveLength(1);
});
