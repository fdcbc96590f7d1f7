import { useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import { PrivacyNote } from "#app/forms/privacy-note.tsx";
import { questionLimit } from "#content/concierge-limits.ts";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import { ChatMessages } from "./chat-messages.tsx";
import { conversation } from "./conversation.ts";
import type { Conversation } from "./conversation-state.ts";
import { PanelHead } from "./panel-head.tsx";
import { QuestionForm } from "./question-form.tsx";
import { useChat } from "./use-chat.ts";
import { useKeyboard } from "./use-keyboard.ts";
import { usePanelFocus } from "./use-panel-focus.ts";
import type { View, VisitStore } from "./visit.ts";

export interface PanelProps {
  /** Passed in, not imported: it is part of the button's code, and a separate file would be one more request. */
  visit: VisitStore;
  view: View;
  /** Whether the visitor has just opened or minimised it, so that the focus must follow. */
  byHand: boolean;
  onView: (view: View) => void;
  /** Called when the visitor follows a link in the chat. */
  onFollow: () => void;
}

/** Styles by view. Those of the open one are in styles/components.css, because they follow the keyboard. */
const looks = {
  open: "chat-panel z-40",
  minimised: "z-20 right-4 bottom-[calc(var(--bottom-bar)+1rem)] h-16 w-60 rounded-2xl",
} as const;

/**
 * The chat, open or minimised. It keeps working while it is closed, so an answer on its way still arrives. It is not a
 * modal dialog, so that visitors can read the page beside it.
 */
export function Panel({ visit, view, byHand, onView, onFollow }: PanelProps) {
  const { pathname } = useLocation();
  const chat = useChat(pathname, visit);
  const [draft, setDraft] = useState(() => visit.read().draft);
  const [cleared, setCleared] = useState<Conversation>();
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const restore = useRef<HTMLButtonElement>(null);
  const id = useId();
  const waits = chat.waiting !== null;
  useKeyboard(panel, view === "open");
  usePanelFocus({ view, byHand, waits, onEscape: () => onView("closed"), panel, field, restore });

  function type(text: string) {
    // Screen readers announce once that the field is full.
    if (text.length >= questionLimit && draft.length < questionLimit) chat.say(texts.field.full);
    setDraft(text);
    visit.change({ draft: text });
  }

  function send() {
    if (!chat.ask(draft)) return;
    setCleared(undefined);
    type("");
  }

  function clear() {
    setCleared(conversation.clear());
    chat.say(texts.cleared);
  }

  function bringBack() {
    if (cleared) conversation.restore(cleared);
    setCleared(undefined);
    field.current?.focus();
  }

  if (view === "closed") return null;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      role={view === "open" ? "dialog" : undefined}
      className={`group fixed flex flex-col overflow-hidden border border-line bg-paper shadow-xl outline-none ${looks[view]}`}
    >
      <PanelHead
        id={id}
        ref={restore}
        minimised={view === "minimised"}
        onView={onView}
        onClear={chat.turns.length > 0 && !waits ? clear : undefined}
      />
      {view === "open" && (
        <>
          <ChatMessages
            chat={chat}
            path={pathname}
            onQuestion={(question) => {
              type(question);
              field.current?.focus();
            }}
            onFollow={onFollow}
            onUndo={cleared && bringBack}
          />
          <div className="border-t border-line p-3">
            <QuestionForm ref={field} value={draft} onChange={type} onSend={send} waiting={waits} />
            <PrivacyNote text={texts.privacy} className="mt-1.5 -mb-2 group-data-short:hidden" />
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        {chat.spoken}
      </p>
    </section>
  );
}
