import { useEffect, useRef } from "react";
import { Bubble } from "../chat-mock.tsx";

/** One line of a conversation; a notice belongs to nobody. */
export type ChatLine =
  | { readonly key: string; readonly kind: "own" | "other"; readonly text: string }
  | { readonly key: string; readonly kind: "notice"; readonly text: string };

interface MessageListProps {
  /** What the conversation is called. */
  label: string;
  /** Who speaks, for those who do not see the sides. */
  speakers: { readonly own: string; readonly other: string };
  lines: readonly ChatLine[];
  /** Said while an answer is on its way. */
  waiting: string | undefined;
  /** Whether new lines are read out. Not yet while an old conversation is being put back. */
  live: boolean;
  className?: string;
}

/** A place that scrolls must be reached by keys as well (WCAG 2.1.1), though there is nothing to press in it. */
const scrolledByKeys = { tabIndex: 0 } as const;

/**
 * The messages of a conversation, the newest in sight. A screen reader hears each new one once: the list is the only
 * place that speaks, and what says that somebody is thinking stands beside it.
 */
export function MessageList({ label, speakers, lines, waiting, live, className = "" }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null);
  // Whatever is new comes into sight; the page itself does not move.
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
