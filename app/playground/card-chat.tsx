import { useEffect, useEffectEvent, useRef } from "react";
import { MessageList } from "#app/ui/chat/message-list.tsx";
import { botCard, sampleChat } from "#content/bot-card.ts";
import { playgroundTexts } from "#content/bot-demo.ts";
import { linesOf } from "./chat-lines.ts";
import { emptyChat } from "./saved-chat.ts";
import { useBot } from "./use-bot.ts";

interface CardChatProps {
  /** The visitor's messages, newest last. Each is sent once. */
  questions: readonly string[];
  /** Called after each message: with an empty text if it was answered, else with the message, to be sent again. */
  onDone: (unanswered: string) => void;
}

/** The chat with the friendly bot on the home page's card. Its code is fetched when somebody touches the card. */
export default function CardChat({ questions, onDone }: CardChatProps) {
  const { chat, ask } = useBot(() => ({ ...emptyChat("friendly"), messages: sampleChat }));
  const asked = useRef(0);

  const askNext = useEffectEvent(async (count: number) => {
    const text = questions[count - 1];
    if (!text || asked.current >= count) return;
    asked.current = count;
    onDone((await ask("friendly", text)) ? "" : text);
  });
  useEffect(() => {
    askNext(questions.length);
  }, [questions.length]);

  return (
    <MessageList
      label={playgroundTexts.logLabel}
      speakers={{ own: playgroundTexts.you, other: botCard.heading }}
      lines={linesOf(chat.messages.slice(sampleChat.length), "friendly")}
      waiting={chat.step === "waiting" ? playgroundTexts.thinking : undefined}
      live
      className="max-h-72 pt-0"
    />
  );
}
