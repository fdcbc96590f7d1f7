import { useEffect, useEffectEvent, useRef, useState } from "react";
import { botCard } from "#app/content/bot-card.ts";
import { playgroundTexts } from "#app/content/bot-demo.ts";
import { MessageList } from "#app/ui/chat/message-list.tsx";
import { newSessionId } from "./ask-bot.ts";
import type { BotMessage } from "./contract.ts";
import { linesOf } from "./talk-lines.ts";
import { useBot } from "./use-bot.ts";

interface CardTalkProps {
  /** What was sent, the newest at the end; each one is asked once. */
  questions: readonly string[];
  /** An answer is there, or what was asked stands to be sent again. */
  onDone: (unanswered: string) => void;
}

/** The answers on the home page's card, by the friendly bot. This code comes when somebody touches the card. */
export default function CardTalk({ questions, onDone }: CardTalkProps) {
  const [sessionId] = useState(newSessionId);
  const [messages, setMessages] = useState<readonly BotMessage[]>([]);
  const bot = useBot({ sessionId, onMessages: setMessages });
  const asked = useRef(0);

  const askNext = useEffectEvent(async (count: number) => {
    const text = questions[count - 1];
    if (!text || asked.current >= count) return;
    asked.current = count;
    onDone((await bot.ask("friendly", text)) ? "" : text);
  });
  useEffect(() => {
    askNext(questions.length);
  }, [questions.length]);

  return (
    <MessageList
      label={playgroundTexts.logLabel}
      speakers={{ own: playgroundTexts.you, other: botCard.heading }}
      lines={linesOf(messages, "friendly")}
      waiting={bot.waiting ? playgroundTexts.thinking : undefined}
      live
      className="max-h-72 pt-0"
    />
  );
}
