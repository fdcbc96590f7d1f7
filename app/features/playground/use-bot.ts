import { useEffect, useRef, useState } from "react";
import { type BotType, botDemoMessages, playgroundTexts } from "#app/content/bot-demo.ts";
import { toast } from "#app/ui/toasts.tsx";
import { askBot, BotFailure } from "./ask-bot.ts";
import type { BotMessage } from "./contract.ts";

/** Why the last message has no answer. */
export interface FailedMessage {
  readonly text: string;
  readonly reason: string;
}

interface BotOptions {
  sessionId: string;
  onMessages: (change: (before: readonly BotMessage[]) => readonly BotMessage[]) => void;
}

/** A bot that is written to: one message at a time, and what failed can be sent again. */
export function useBot({ sessionId, onMessages }: BotOptions) {
  const [waiting, setWaiting] = useState(false);
  const [failed, setFailed] = useState<FailedMessage | null>(null);
  const under = useRef<AbortController>(null);
  const notice = useRef("");

  // Who leaves wants no more of it.
  useEffect(() => () => under.current?.abort(), []);

  function stop(): void {
    under.current?.abort();
    under.current = null;
    setWaiting(false);
    setFailed(null);
  }

  /** Sends one message; says whether an answer came. */
  async function ask(botType: BotType, text: string): Promise<boolean> {
    if (under.current) return false;
    const control = new AbortController();
    under.current = control;
    const message: BotMessage = { type: "user", content: text, botType };
    toast.dismiss(notice.current);
    setFailed(null);
    setWaiting(true);
    onMessages((before) => [...before, message]);
    try {
      const content = await askBot({ botType, userMessage: text, sessionId }, control.signal);
      onMessages((before) => [...before, { type: "bot", content, botType }]);
      return true;
    } catch (error) {
      if (control.signal.aborted) return true;
      const { reason, offline } = error instanceof BotFailure ? error : new BotFailure();
      onMessages((before) => before.filter((other) => other !== message));
      setFailed({ text, reason: offline ? playgroundTexts.noNetwork : (reason ?? playgroundTexts.kept) });
      notice.current = toast.error(botDemoMessages.failed);
      return false;
    } finally {
      if (under.current === control) {
        under.current = null;
        setWaiting(false);
      }
    }
  }

  return { waiting, failed, ask, stop };
}
