import type { ChatLine } from "#app/ui/chat/message-list.tsx";
import { type BotType, botPersonalities, playgroundTexts } from "#content/bot-demo.ts";
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
