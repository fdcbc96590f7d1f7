import { conciergeMessage } from "#content/concierge-actions.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Turn } from "./conversation-state.ts";

/** How many questions are passed on. */
const mostQuestions = 5;

/** Small talk and requests for a person, which tell that person nothing. */
const inPassing: ReadonlySet<string> = new Set([
  "want_human",
  "greeting",
  "thanks",
  "goodbye",
  "small_talk",
  "yes",
  "no",
]);

/**
 * A WhatsApp link with the visitor's questions, so that nobody has to repeat them.
 * @param turns the chat up to the question that leads to a person
 */
export function handoverLink(turns: readonly Pick<Turn, "question" | "path" | "answer">[]): string {
  const told = turns.filter(({ answer }) => !inPassing.has(answer?.intent ?? ""));
  const carried = (told.length ? told : turns).slice(-mostQuestions);
  const { intro, asked, page } = conciergeMessage;
  return whatsappLink("concierge", {
    intro,
    fields: [...carried.map(({ question }) => [asked, question] as const), [page, turns.at(-1)?.path]],
  });
}
