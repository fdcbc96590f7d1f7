import type { ReactNode } from "react";
import { FieldError } from "#app/forms/field.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Composer } from "#app/ui/chat/composer.tsx";
import { MessageList } from "#app/ui/chat/message-list.tsx";
import { playgroundPath } from "#content/bot-card.ts";
import { botDemoMessages, botPersonalities, playgroundTexts as texts } from "#content/bot-demo.ts";
import { linesOf, nameOf } from "./chat-lines.ts";
import { PersonalityChoice } from "./personality-choice.tsx";
import type { PlaygroundSent } from "./sent.ts";
import { Starters } from "./starters.tsx";
import { type Practice, usePractice } from "./use-practice.ts";

const errorId = "playground-fault";

interface PlaygroundProps {
  /** The server's response to a form sent without script. */
  sent: PlaygroundSent | undefined;
  /** Renders the actions for an answer. */
  actions: (answer: string) => ReactNode;
}

/** The heading of the chat, and the link that starts a new one: without script it reloads the page. */
function ChatHeading({ onClear }: { onClear: () => void }) {
  return (
    <div className="mb-4 flex items-center justify-between gap-x-4">
      <h2 className="text-xl">{texts.chatHeading}</h2>
      <a
        href={playgroundPath}
        data-tap=""
        className={buttonClass("quiet", "md")}
        onClick={(event) => {
          event.preventDefault();
          onClear();
        }}
      >
        {texts.clearLabel}
      </a>
    </div>
  );
}

interface WritingProps {
  practice: Practice;
  /** The message that the server did not answer, and why. */
  fault: PlaygroundSent["fault"] | undefined;
}

/** The field for a message, and its error. */
function Writing({ practice: { chat, input, isMissing, edited }, fault }: WritingProps) {
  const reason = chat.step === "failed" ? `${botDemoMessages.failed} ${chat.reason}` : fault?.reason;
  const error = isMissing ? botDemoMessages.missing : reason;
  return (
    <div className="border-t border-line bg-paper p-3">
      <Composer
        name="userMessage"
        label={texts.inputLabel}
        sendLabel={texts.sendLabel}
        waiting={chat.step === "waiting"}
        input={input}
        field={{
          placeholder: texts.placeholder,
          required: true,
          defaultValue: fault?.text,
          "aria-describedby": error ? errorId : undefined,
          onInput: edited,
        }}
      />
      <div role="alert" className="empty:hidden">
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </div>
  );
}

/**
 * The playground: a personality, the chat with it, and a field for messages. Without script it posts to its own page.
 */
export function Playground({ sent, actions }: PlaygroundProps) {
  const practice = usePractice(sent);
  const { chat, live, hydrated } = practice;
  const { sessionId, botType, messages } = chat;
  const waiting = chat.step === "waiting";
  const personality = botPersonalities.find(({ type }) => type === botType);
  const last = messages.at(-1);
  return (
    <form
      ref={practice.form}
      method="post"
      action={`${playgroundPath}#chat`}
      noValidate
      onSubmit={practice.send}
      aria-label={texts.formLabel}
      className="wrap grid grid-cols-1 gap-x-14 gap-y-10 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:py-14"
    >
      <PersonalityChoice
        chosen={sent?.botType}
        onChoose={practice.choose}
        faultId={practice.isMissing ? errorId : undefined}
      />
      <div id="chat" className="min-w-0 scroll-mt-20">
        <ChatHeading onClear={practice.clear} />
        <div className="overflow-hidden rounded-2xl border border-line">
          {messages.length === 0 && (
            <p className="bg-chat p-4 pb-0 text-muted">
              {personality ? texts.begin(personality.name) : texts.choose}
            </p>
          )}
          <MessageList
            label={texts.logLabel}
            speakers={{ own: texts.you, other: nameOf(last?.botType ?? botType ?? "friendly") }}
            lines={linesOf(messages, botType)}
            waiting={waiting ? texts.thinking : undefined}
            live={live}
            className="max-h-[min(26rem,55dvh)] min-h-32 lg:h-104"
          />
          <Writing practice={practice} fault={live ? undefined : sent?.fault} />
        </div>
        {!hydrated && messages.length > 0 && (
          <input type="hidden" name="conversation" value={JSON.stringify(messages)} />
        )}
        <input type="hidden" name="sessionId" value={hydrated || sent ? sessionId : ""} />
        <div className="mt-2 flex min-h-11 flex-wrap items-center gap-x-6">
          {last?.type === "bot" && !waiting && actions(last.content)}
        </div>
        {personality && messages.length === 0 && (
          <Starters personality={personality} onChoose={practice.begin} />
        )}
        <p className="mt-4 text-sm text-muted">{texts.note}</p>
        <p className="needs-js mt-2 text-sm text-muted max-sm:hidden">{texts.keysHint}</p>
      </div>
    </form>
  );
}
