import { useEffect, useRef } from "react";
import { Bubble } from "../chat-mock.tsx";

/** One line of a conversation; a notice has no author. */
export type ChatLine =
  | { readonly key: string; readonly kind: "own" | "other"; readonly text: string }
  | { readonly key: string; readonly kind: "notice"; readonly text: string };

interface MessageListProps {
  /** The label of the conversation. */
  label: string;
  /** The authors' names, for screen readers. */
  speakers: { readonly own: string; readonly other: string };
  lines: readonly ChatLine[];
  /** The text shown while an answer is pending. */
  waiting: string | undefined;
  /** Whether new lines are announced. False while an old conversation is being restored. */
  live: boolean;
  className?: string;
}

/** A scrollable area must be reachable by keyboard (WCAG 2.1.1), although it contains no control. */
const scrolledByKeys = { tabIndex: 0 } as const;

/**
 * The messages of a conversation, scrolled to the newest. A screen reader announces each new one once: only the list is
 * a live region, and the typing indicator is outside it.
 */
export function MessageList({ label, speakers, lines, waiting, live, className = "" }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  // New lines are scrolled into view; the page itself does not move.
  const end = `${lines.at(-1)?.key} ${waiting}`;
  useEffect(() => {
    if (end && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [end]);
  return (
    <>
      <div
        ref={box}
        role="log"
        aria-label={label}
        aria-live={live ? "polite" : "off"}
        {...scrolledByKeys}
        className={`grid content-start gap-2.5 overflow-y-auto overscroll-contain bg-chat p-4 ${className}`}
      >
        {lines.map(({ key, kind, text }) =>
          kind === "notice" ? (
            <p key={key} className="justify-self-center px-2 py-1 text-center text-sm text-muted">
              {text}
            </p>
          ) : (
            <Bubble key={key} own={kind === "own"}>
              <span className="sr-only">{kind === "own" ? speakers.own : speakers.other}: </span>
              <span className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</span>
            </Bubble>
          ),
        )}
      </div>
      <p role="status" className="bg-chat px-4 pb-3 text-sm text-muted empty:hidden">
        {waiting}
      </p>
    </>
  );
}
