import { useEffect, useReducer, useRef } from "react";
import { toast } from "#app/ui/toasts.tsx";
import { type BotType, botDemoMessages, playgroundTexts } from "#content/bot-demo.ts";
import { askBot, BotFailure } from "./ask-bot.ts";
import { idleBot, nextBot } from "./bot-state.ts";
import { carried } from "./chat-lines.ts";
import type { SavedChat } from "./saved-chat.ts";

/**
 * The state of a chat with the practice bots, and its requests.
 * @param begin creates the initial chat
 */
export function useBot(begin: () => SavedChat) {
  const [chat, dispatch] = useReducer(nextBot, undefined, () => idleBot(begin()));
  const request = useRef<AbortController>(null);
  const notice = useRef("");

  // Visitors who leave the page no longer want an answer.
  useEffect(() => () => request.current?.abort(), []);

  /**
   * Sends one message. @returns false if it must be sent again; true if it was answered or the request was cancelled
   */
  async function ask(botType: BotType, text: string): Promise<boolean> {
    if (request.current) return false;
    const control = new AbortController();
    request.current = control;
    toast.dismiss(notice.current);
    dispatch({ type: "asked", botType, text });
    try {
      const question = {
        botType,
        userMessage: text,
        sessionId: chat.sessionId,
        conversation: carried(chat.messages),
      };
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
    /** Starts a new chat and cancels a pending answer. */
    clear(sessionId: string): void {
      request.current?.abort();
      request.current = null;
      dispatch({ type: "cleared", sessionId });
    },
  };
}
