import { useEffect, useEffectEvent, useRef } from "react";
import { MessageList } from "#app/ui/chat/message-list.tsx";
import { botCard } from "#content/bot-card.ts";
import { playgroundTexts } from "#content/bot-demo.ts";
import { emptyTalk } from "./saved-talk.ts";
import { linesOf } from "./talk-lines.ts";
import { useBot } from "./use-bot.ts";

interface CardTalkProps {
  /** The visitor's messages, the newest at the end. Each is sent once. */
  questions: readonly string[];
  /** Called after each message: with no text when it was answered, else with the message, to be sent again. */
  onDone: (unanswered: string) => void;
}

/** The talk with the friendly bot on the home page's card. This code is fetched when somebody touches the card. */
export default function CardTalk({ questions, onDone }: CardTalkProps) {
  const { talk, ask } = useBot(() => emptyTalk("friendly"));
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
      lines={linesOf(talk.messages, "friendly")}
      waiting={talk.step === "waiting" ? playgroundTexts.thinking : undefined}
      live
      className="max-h-72 pt-0"
    />
  );
}
