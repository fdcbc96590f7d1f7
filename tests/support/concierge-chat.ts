import { readFileSync } from "node:fs";
import { askConcierge } from "#app/concierge/concierge.server.ts";
import { type ConciergeAnswer, conciergeInput } from "#app/concierge/contract.ts";

/** The questions of an exam; everybody has looked at it since. */
interface Exam {
  /** What has to be told: the id of a price in the content, or one part of it, such as `leadbot-basic.setup`. */
  prices: { ask: string; prices: string[] }[];
  others: string[];
  attacks: string[];
}
export const exam = JSON.parse(readFileSync("tests/exams/concierge/2026-11-21.json", "utf8")) as Exam;

let chats = 0;
function newChat(): string {
  chats += 1;
  return `website-chat-${chats}`;
}

/** Asks a question in a chat of its own, or in one that goes on. */
export function ask(userMessage: string, currentPage = "/", sessionId = newChat()) {
  return askConcierge(conciergeInput.parse({ userMessage, sessionId, currentPage }));
}

/** Asks several questions in one chat. @returns the last answer */
export async function chat(...messages: string[]): Promise<ConciergeAnswer> {
  const session = newChat();
  let last = await ask(messages[0] ?? "", "/", session);
  for (const message of messages.slice(1)) last = await ask(message, "/", session);
  return last;
}

/** The amounts in an answer, in naira. */
export const amountsIn = (text: string) =>
  (text.match(/₦[\d,]+/g) ?? []).map((amount) => Number(amount.replace(/\D/g, "")));
