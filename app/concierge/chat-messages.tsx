import { useEffect, useRef } from "react";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { Button } from "#app/ui/button.tsx";
import { conciergeWidget as texts, welcomeOn } from "#content/concierge-widget.ts";
import { handoverLink } from "./handover.ts";
import { Suggestions } from "./suggestions.tsx";
import { Said, TurnItem } from "./turn-item.tsx";
import type { Chat } from "./use-chat.ts";

interface ChatMessagesProps {
  chat: Chat;
  /** The page that the visitor is on. */
  path: string;
  onQuestion: (question: string) => void;
  onFollow: () => void;
  /** Restores the conversation that was just cleared. */
  onUndo: (() => void) | undefined;
}

/** The button that cleared the conversation is gone, so Undo gets the focus. */
const takeFocus = (button: HTMLElement | null) => button?.focus({ preventScroll: true });

/** The conversation: a greeting, the questions and answers, and suggestions for this page. */
export function ChatMessages({ chat, path, onQuestion, onFollow, onUndo }: ChatMessagesProps) {
  const { turns, waiting } = chat;
  const list = useRef<HTMLElement>(null);
  const lastItem = useRef<HTMLLIElement>(null);
  const last = turns.at(-1);

  // The last question is scrolled to the top, with as much of its answer as fits.
  const progress = [last?.id, last?.answer?.text, last?.failure, waiting?.text].join("|");
  const shown = useRef("");
  useEffect(() => {
    if (shown.current === progress || !list.current || !lastItem.current) return;
    shown.current = progress;
    list.current.scrollTop = lastItem.current.offsetTop - 16;
  });

  return (
    <section
      ref={list}
      aria-label={texts.talkLabel}
      className="relative grid grow content-start gap-4 overflow-y-auto overscroll-contain bg-chat p-4"
    >
      {onUndo && (
        <p className="flex items-center justify-between gap-3 text-sm">
          {texts.cleared}
          <Button ref={takeFocus} kind="quiet" onClick={onUndo}>
            {texts.undoLabel}
          </Button>
        </p>
      )}
      <Said>{welcomeOn(turns[0]?.path ?? path).greeting}</Said>
      {turns.length === 0 && (
        <PrivacyNote text={texts.privacy} className="-my-3 hidden group-data-short:block" />
      )}
      {turns.length > 0 && (
        <ol className="grid gap-4">
          {turns.map((turn, at) => (
            <TurnItem
              key={turn.id}
              ref={turn === last ? lastItem : undefined}
              turn={turn}
              toAPerson={handoverLink(turns.slice(0, at + 1))}
              coming={waiting?.id === turn.id ? waiting.text : undefined}
              last={turn === last && (waiting !== undefined || last.path === path)}
              onChoice={waiting ? undefined : chat.ask}
              onAgain={waiting ? undefined : () => chat.again(turn)}
              onFollow={onFollow}
            />
          ))}
        </ol>
      )}
      {!waiting && last?.path !== path && (
        <Suggestions list={welcomeOn(path).suggestions} onQuestion={onQuestion} onFollow={onFollow} />
      )}
    </section>
  );
}
