import type { ChatLine } from "#app/ui/chat/message-list.tsx";
import { type BotType, botPersonalities, playgroundTexts, sentBotMessages } from "#content/bot-demo.ts";
import type { BotMessage } from "./contract.ts";

/** The name of a personality. */
export function nameOf(botType: BotType): string {
  return botPersonalities.find(({ type }) => type === botType)?.name ?? "";
}

/** The lines of a conversation, with a notice wherever another personality takes over. */
export function linesOf(messages: readonly BotMessage[], chosen: BotType | undefined): ChatLine[] {
  const lines: ChatLine[] = [];
  let last: BotType | undefined;
  const notice = (botType: BotType, key: string) =>
    lines.push({ key: `${key}-notice`, kind: "notice", text: playgroundTexts.switched(nameOf(botType)) });
  for (const [at, { type, content, botType }] of messages.entries()) {
    if (last && botType !== last) notice(botType, String(at));
    lines.push({ key: String(at), kind: type === "user" ? "own" : "other", text: content });
    last = botType;
  }
  if (last && chosen && chosen !== last) notice(chosen, String(messages.length));
  return lines;
}

/** Maximum size of a conversation that goes with a message, in bytes once URL-encoded: it fits into the page's own form. */
export const carriedBytes = 40_000;

/** The last messages of a conversation that can go with the next one. */
export function carried(messages: readonly BotMessage[]): readonly BotMessage[] {
  let kept = messages.slice(-sentBotMessages);
  while (encodeURIComponent(JSON.stringify(kept)).length > carriedBytes) kept = kept.slice(1);
  return kept;
}
