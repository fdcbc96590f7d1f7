import { useEffect, useReducer, useRef } from "react";
import { toast } from "#app/ui/toasts.tsx";
import { type BotType, botDemoMessages, playgroundTexts } from "#content/bot-demo.ts";
import { askBot, BotFailure } from "./ask-bot.ts";
import { idleBot, nextBot } from "./bot-state.ts";
import type { SavedChat } from "./saved-chat.ts";

/**
 * A chat with the practice bots, and the requests that go with it.
 * @param begin makes the talk to start with
 */
export function useBot(begin: () => SavedChat) {
  const [chat, dispatch] = useReducer(nextBot, undefined, () => idleBot(begin()));
  const request = useRef<AbortController>(null);
  const notice = useRef("");

  // Visitors who leave the page want no answer any more.
  useEffect(() => () => request.current?.abort(), []);

  /** Sends one message. @returns whether an answer came, or nobody waits for one any more */
  async function ask(botType: BotType, text: string): Promise<boolean> {
    if (request.current) return false;
    const control = new AbortController();
    request.current = control;
    toast.dismiss(notice.current);
    dispatch({ type: "asked", botType, text });
    try {
      const question = { botType, userMessage: text, sessionId: chat.sessionId };
      dispatch({ type: "answered", content: await askBot(question, control.signal) });
      return true;
    } catch (error) {
      if (control.signal.aborted) return true;
      const { reason, offline } = error instanceof BotFailure ? error : new BotFailure();
      dispatch({
        type: "failed",
        reason: offline ? playgroundTexts.noNetwork : (reason ?? playgroundTexts.kept),
      });
      notice.current = toast.error(botDemoMessages.failed);
      return false;
    } finally {
      if (request.current === control) request.current = null;
    }
  }

  return {
    chat,
    dispatch,
    ask,
    /** Starts a new chat; an answer that is on its way is not waited for. */
    clear(sessionId: string): void {
      request.current?.abort();
      request.current = null;
      dispatch({ type: "cleared", sessionId });
    },
  };
}
