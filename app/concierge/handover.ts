import { conciergeMessage } from "#content/concierge-actions.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Turn } from "./conversation-state.ts";

/** How many questions go along. */
const mostQuestions = 5;

/** What was said in passing, or only to reach a person, tells that person nothing. */
const inPassing: ReadonlySet<string> = new Set(["human", "greeting", "thanks", "goodbye", "small_talk"]);

/**
 * Opens WhatsApp with what the visitor asked so far, so that nobody has to say it twice.
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
