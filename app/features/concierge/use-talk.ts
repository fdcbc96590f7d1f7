import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { conciergeWidget as texts } from "#app/content/concierge-widget.ts";
import { toast } from "#app/ui/toast-store.ts";
import { conversation, type Turn } from "./conversation.ts";
import { fingerprint } from "./fingerprint.ts";
import { QuestionFailure, sendQuestion } from "./send-question.ts";
import type { VisitStore } from "./visit.ts";

/** How long a text stands where it is read out, in milliseconds. */
const spokenTime = 10_000;

/** A page that is left loses its calls a moment before it goes, in milliseconds: that is no failure to be told. */
const leaveTime = 300;

/** The question that is being answered, and the answer as far as it is there. */
interface Waiting {
  id: string;
  text: string;
}

function joined(before: string, piece: string): string {
  return [before, piece]
    .map((text) => text.trim())
    .join(" ")
    .trim();
}

/**
 * The talk with the concierge, as this page takes part in it.
 * @param path the page that the visitor is on
 */
export function useTalk(path: string, visit: VisitStore) {
  const { turns } = useSyncExternalStore(conversation.subscribe, conversation.read);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  /** What is read out: each answer once. */
  const [said, say] = useState("");
  const under = useRef<AbortController>(null);
  const notice = useRef("");

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === conversation.key || key === null) conversation.reread();
    };
    // Other pages may have gone on with it while this one was in the browser's memory.
    const onShow = () => conversation.reread();
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onShow);
    // A question that is cut off by leaving the page has not failed.
    const onHide = () => under.current?.abort();
    addEventListener("pagehide", onHide);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onShow);
      removeEventListener("pagehide", onHide);
      under.current?.abort();
    };
  }, []);

  // Who walks through the page afterwards finds it in the conversation, and not a second time.
  useEffect(() => {
    if (!said) return;
    const clock = setTimeout(() => say(""), spokenTime);
    return () => clearTimeout(clock);
  }, [said]);

  async function answer(turn: Turn): Promise<void> {
    const control = new AbortController();
    under.current = control;
    toast.dismiss(notice.current);
    setWaiting({ id: turn.id, text: "" });
    say(texts.thinking);
    try {
      const answered = await sendQuestion(
        {
          userMessage: turn.question,
          sessionId: conversation.read().session,
          currentPage: turn.path,
          userFingerprint: await fingerprint(),
          scrollDepth: visit.read().depth,
          timeOnSite: visit.seconds(Date.now()),
        },
        {
          signal: control.signal,
          onPiece: (piece) =>
            setWaiting((before) => before && { ...before, text: joined(before.text, piece) }),
        },
      );
      const outcome = answered.text ? { answer: answered } : { failure: texts.failed.empty };
      conversation.settle(turn.id, outcome);
      say(answered.text || texts.failed.empty);
    } catch (error) {
      await new Promise((passed) => setTimeout(passed, leaveTime));
      if (control.signal.aborted) return;
      const { reason } = error instanceof QuestionFailure ? error : new QuestionFailure();
      const failure = reason ? `${reason} ${texts.failed.refused}` : texts.failed.connection;
      conversation.settle(turn.id, { failure });
      say(failure);
      if (!reason) {
        const { title, text } = texts.connection;
        notice.current = toast.error(title, { description: text });
      }
    } finally {
      under.current = null;
      setWaiting(null);
    }
  }

  return {
    turns,
    waiting,
    said,
    say,
    /** Asks what was typed. Blank is not asked, nor anything while an answer is awaited. @returns whether it was */
    ask(question: string): boolean {
      if (under.current || !question.trim()) return false;
      answer(conversation.ask(question.trim(), path));
      return true;
    },
    /** Asks once more what was not answered. */
    again({ id, question }: Turn): void {
      if (!under.current) answer(conversation.ask(question, path, id));
    },
  };
}

export type Talk = ReturnType<typeof useTalk>;
