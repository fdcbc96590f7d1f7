import { readFileSync } from "node:fs";
import { askConcierge } from "#app/concierge/concierge.server.ts";
import { type ConciergeAnswer, conciergeInput } from "#app/concierge/contract.ts";
import {
  addOnPrices,
  demoPrices,
  ebookPrices,
  enterprisePrices,
  firstYearTotal,
  freeCoursePrice,
  packagePrices,
  type SetupAndMonthly,
  type SinglePrice,
} from "#content/prices.ts";
import { amounts } from "#tests/exams/concierge/amounts.ts";

/** The questions of an exam; everybody has looked at it since. */
interface Exam {
  /** What has to be told: the id of a price in the content, or one part of it, such as `leadbot-basic.setup`. */
  prices: { ask: string; prices: string[] }[];
  others: string[];
  attacks: string[];
}
export const exam = JSON.parse(readFileSync("tests/exams/concierge/2026-11-21.json", "utf8")) as Exam;

const setupPrices: Readonly<Record<string, SetupAndMonthly>> = { ...enterprisePrices, ...packagePrices };
const otherPrices: Readonly<Record<string, SinglePrice>> = { ...addOnPrices, ...demoPrices, ...ebookPrices };

/** The amounts of a price that an exam names. @throws Error if the content has no such price */
export function amountsOf(name: string): number[] {
  const [id = "", part] = name.split(".");
  if (id === "nothing") return [0];
  if (id === "free-course") return [part === "usual" ? freeCoursePrice.usual : freeCoursePrice.now];
  const both = setupPrices[id];
  if (part === "year" && both) return [firstYearTotal(both)];
  if ((part === "setup" || part === "monthly") && both) return [both[part]];
  const price = both ?? otherPrices[id];
  if (!price || part) throw new Error(`There is no price ${name}.`);
  return amounts(price);
}

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
