import { expect, test } from "vitest";
import { conciergeMessage } from "#content/concierge-actions.ts";
import { whatsappLinkLimit } from "#content/whatsapp.ts";
import { handoverLink } from "./handover.ts";

const turn = (question: string, intent = "price", path = "/tools") => ({
  question,
  path,
  answer: { text: "So.", intent, actions: [], page: null },
});
const textOf = (link: string) => new URL(link).searchParams.get("text") ?? "";
const linesOf = (turns: Parameters<typeof handoverLink>[0]) => textOf(handoverLink(turns)).split("\n");

test("earlier questions are passed on, small talk is not", () => {
  expect(
    linesOf([
      turn("Good morning", "greeting"),
      turn("How much is LeadBot Basic?"),
      turn("Does it speak Hausa?", "unknown"),
      turn("Let me talk to a person", "want_human", "/whatsapp-ai-packages"),
    ]),
  ).toEqual([
    conciergeMessage.intro,
    "I asked: How much is LeadBot Basic?",
    "I asked: Does it speak Hausa?",
    "I was on: /whatsapp-ai-packages",
  ]);
});

test("a request for a person alone is passed on in the visitor's words", () => {
  expect(linesOf([turn("Call me", "want_human")])).toContain("I asked: Call me");
});

test("a question without an answer is passed on too", () => {
  expect(linesOf([{ question: "Is it down?", path: "/" }])).toContain("I asked: Is it down?");
});

test("the last five questions of a long chat are passed on, and the link is not cut off", () => {
  const long = Array.from({ length: 12 }, (_, at) => turn(`${at} ${"word ".repeat(190)}`));
  const link = handoverLink(long);
  expect(link.length).toBeLessThan(whatsappLinkLimit);
  expect(textOf(link).match(/^I asked: \d+/gm)).toEqual([7, 8, 9, 10, 11].map((at) => `I asked: ${at}`));
});
