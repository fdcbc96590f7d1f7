import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "#app/ui/toast-store.ts";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { idleChat, nextChat } from "./chat-state.ts";
import { conversation } from "./conversation.ts";
import type { Outcome, Turn } from "./conversation-state.ts";
import { fingerprint } from "./fingerprint.ts";
import { hideSecrets } from "./secrets-contract.ts";
import { QuestionFailure, sendQuestion } from "./send-question.ts";
import type { VisitStore } from "./visit.ts";

/** How long a text stays in the live region for screen readers, in milliseconds. */
const spokenTime = 10_000;

/** Leaving a page aborts its requests up to this long before it is gone, in milliseconds. That failure is not shown. */
const leaveTime = 300;

/**
 * A live region for screen readers. Its text is removed again, so that nobody meets an answer twice when reading the
 * page.
 */
function useSpoken() {
  const [spoken, say] = useState("");
  useEffect(() => {
    if (!spoken) return;
    const clock = setTimeout(() => say(""), spokenTime);
    return () => clearTimeout(clock);
  }, [spoken]);
  return [spoken, say] as const;
}

/**
 * The chat with the concierge on this page.
 * @param path the page that the visitor is on
 */
export function useChat(path: string, visit: VisitStore) {
  const { turns } = useSyncExternalStore(conversation.subscribe, conversation.read);
  const [state, dispatch] = useReducer(nextChat, idleChat);
  const request = useRef<AbortController>(null);
  const notice = useRef("");
  const [spoken, say] = useSpoken();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => request.current?.abort();
    // Another tab may have changed it, or another page while this one was in the back/forward cache.
    addEventListener("storage", conversation.reread, { signal });
    addEventListener("pageshow", conversation.reread, { signal });
    addEventListener("pagehide", leave, { signal });
    return () => {
      listening.abort();
      leave();
    };
  }, []);

  async function ask({ id, question, path }: Turn): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    let outcome: Outcome | undefined;
    request.current = control;
    toast.dismiss(notice.current);
    dispatch({ type: "asked", id });
    say(texts.thinking);
    try {
      const input = {
        userMessage: question,
        sessionId: conversation.read().session,
        currentPage: path,
        userFingerprint: await fingerprint(),
        scrollDepth: visit.read().depth,
        timeOnSite: visit.seconds(Date.now()),
        visit: document.counts?.(),
      };
      const onPiece = (text: string) => dispatch({ type: "piece", text });
      const answer = await sendQuestion(input, { control, onPiece });
      outcome = answer.text ? { answer } : { failure: texts.failed.empty };
    } catch (error) {
      await new Promise((passed) => setTimeout(passed, leaveTime));
      // A visitor who has left is not a failure.
      if (error instanceof QuestionFailure && (!signal.aborted || signal.reason === error)) {
        const { reason } = error;
        const { connection, failed } = texts;
        outcome = { failure: reason ? `${reason} ${failed.refused}` : failed.connection };
        if (!reason) notice.current = toast.error(connection.title, { description: connection.text });
      }
    }
    request.current = null;
    dispatch({ type: "done" });
    if (!outcome) return;
    conversation.settle(id, outcome);
    say(outcome.answer?.text ?? outcome.failure ?? "");
  }

  return {
    turns,
    waiting: state.step === "idle" ? null : state,
    spoken,
    say,
    /**
     * Asks what was typed, unless it is blank or an answer is pending. Secrets are hidden here already, because the
     * conversation is stored on the device and its questions go into links to WhatsApp.
     * @returns whether it was asked
     */
    ask(question: string): boolean {
      if (request.current || !question.trim()) return false;
      ask(conversation.ask(hideSecrets(question.trim()), path));
      return true;
    },
    /** Asks an unanswered question again. */
    again({ id, question }: Turn): void {
      if (!request.current) ask(conversation.ask(question, path, id));
    },
  };
}

export type Chat = ReturnType<typeof useChat>;
