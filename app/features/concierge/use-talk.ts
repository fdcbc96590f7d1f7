import { useEffect, useReducer, useRef, useSyncExternalStore } from "react";
import { conciergeWidget as texts } from "#app/content/concierge-widget.ts";
import { toast } from "#app/ui/toast-store.ts";
import { conversation } from "./conversation.ts";
import type { Turn } from "./conversation-state.ts";
import { fingerprint } from "./fingerprint.ts";
import { QuestionFailure, sendQuestion } from "./send-question.ts";
import { idleTalk, nextTalk } from "./talk-state.ts";
import type { VisitStore } from "./visit.ts";

/** How long a text stays where screen readers find it, in milliseconds. */
const spokenTime = 10_000;

/** A page that is left loses its requests this long before it goes, in milliseconds. That is no failure to show. */
const leaveTime = 300;

/** The stored conversation, also when another tab changes it or the page comes back from the browser's memory. */
function useConversation() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onStorage = ({ key }: StorageEvent) => {
      if (key === conversation.key || key === null) conversation.reread();
    };
    addEventListener("storage", onStorage, { signal });
    addEventListener("pageshow", conversation.reread, { signal });
    return () => listening.abort();
  }, []);
  return useSyncExternalStore(conversation.subscribe, conversation.read).turns;
}

/**
 * The talk with the concierge, as this page takes part in it.
 * @param path the page that the visitor is on
 */
export function useTalk(path: string, visit: VisitStore) {
  const turns = useConversation();
  const [state, dispatch] = useReducer(nextTalk, idleTalk);
  const request = useRef<AbortController>(null);
  const notice = useRef("");
  const { spoken } = state;
  const say = (spoken: string) => dispatch({ type: "said", spoken });

  useEffect(() => {
    const leave = () => request.current?.abort();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  // Whoever reads on through the page finds the answer in the conversation, and not a second time here.
  useEffect(() => {
    if (!spoken) return;
    const clock = setTimeout(() => dispatch({ type: "said", spoken: "" }), spokenTime);
    return () => clearTimeout(clock);
  }, [spoken]);

  async function send({ question, path }: Turn, signal: AbortSignal) {
    const answer = await sendQuestion(
      {
        userMessage: question,
        sessionId: conversation.read().session,
        currentPage: path,
        userFingerprint: await fingerprint(),
        scrollDepth: visit.read().depth,
        timeOnSite: visit.seconds(Date.now()),
      },
      { signal, onPiece: (text) => dispatch({ type: "received", text }) },
    );
    return answer.text ? { answer } : { failure: texts.failed.empty };
  }

  /** What is shown in place of an answer. Without a reason of the server's it was the connection. */
  function failureOf(error: unknown) {
    const reason = error instanceof QuestionFailure && error.reason;
    if (reason) return { failure: `${reason} ${texts.failed.refused}` };
    const { title, text } = texts.connection;
    notice.current = toast.error(title, { description: text });
    return { failure: texts.failed.connection };
  }

  async function ask(turn: Turn): Promise<void> {
    const control = new AbortController();
    const { signal } = control;
    request.current = control;
    toast.dismiss(notice.current);
    dispatch({ type: "asked", id: turn.id, spoken: texts.thinking });
    const outcome: Pick<Turn, "answer" | "failure"> | undefined = await send(turn, signal).catch(
      async (error) => {
        await new Promise((passed) => setTimeout(passed, leaveTime));
        return signal.aborted ? undefined : failureOf(error);
      },
    );
    request.current = null;
    if (!outcome) return dispatch({ type: "left" });
    conversation.settle(turn.id, outcome);
    dispatch({ type: "settled", spoken: outcome.answer?.text ?? outcome.failure ?? "" });
  }

  return {
    turns,
    waiting: state.step === "idle" ? null : state,
    spoken,
    say,
    /** Asks what was typed, unless it is blank or an answer is awaited. @returns whether it was asked */
    ask(question: string): boolean {
      if (request.current || !question.trim()) return false;
      ask(conversation.ask(question.trim(), path));
      return true;
    },
    /** Asks once more what was not answered. */
    again({ id, question }: Turn): void {
      if (!request.current) ask(conversation.ask(question, path, id));
    },
  };
}

export type Talk = ReturnType<typeof useTalk>;
