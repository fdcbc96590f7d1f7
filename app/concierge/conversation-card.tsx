import type { Conversation, Exchange } from "#app/concierge/conversations.server.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Moment } from "#app/ui/moment.tsx";
import { intentInWords, conversationsTexts as texts } from "#content/conversations.ts";
import type { ConversationState } from "./contract.ts";
import { ChatData, Handled } from "./conversation-actions.tsx";

/** Questions that a card shows before it is opened. */
const questionsShown = 3;

const tones: Readonly<Record<ConversationState, BadgeTone>> = {
  unanswered: "accent",
  answered: "brand",
  handled: "success",
};

const waits = ({ answered, handled_at }: Exchange) => !answered && !handled_at;

/** A conversation in the owner's list: unanswered questions at once, the rest on opening it. */
export function ConversationCard({ conversation }: { conversation: Conversation }) {
  const { state, exchanges, questions, last_at } = conversation;
  const waiting = exchanges.filter(waits);
  const shown = waiting.length ? waiting.slice(0, questionsShown) : exchanges.slice(0, 1);
  const page = exchanges.at(-1)?.page ?? "/";
  const about = shown[0]?.question.slice(0, 80) ?? "";
  return (
    <Card as="article" className="[overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-sans text-lg">
          <Moment at={last_at} />
        </h3>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </div>
      <p className="text-sm text-muted">
        {texts.questions(questions)} · {texts.onPage(page)}
      </p>
      <ul className="mt-3 grid gap-2">
        {shown.map((exchange) => (
          <li key={exchange.id}>
            <Question exchange={exchange} />
          </li>
        ))}
      </ul>
      {waiting.length > shown.length && (
        <p className="mt-2 text-sm text-muted">{texts.more(waiting.length - shown.length)}</p>
      )}
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
          {texts.whole}
        </summary>
        {questions > exchanges.length && (
          <p className="mt-2 text-sm text-muted">{texts.olderHidden(questions - exchanges.length)}</p>
        )}
        <ol className="mt-2 grid gap-4">
          {exchanges.map((exchange) => (
            <li key={exchange.id}>
              <WholeExchange exchange={exchange} />
            </li>
          ))}
        </ol>
      </details>
      <div className="flex flex-wrap gap-3 pt-4">
        <Handled conversation={conversation} about={about} />
      </div>
      <ChatData conversation={conversation} about={about} />
    </Card>
  );
}

/** A question as it was typed; an unanswered one is highlighted. */
function Question({ exchange }: { exchange: Exchange }) {
  const look = exchange.answered ? "border-line" : "border-accent bg-tint";
  return (
    <p className={`rounded-r-lg border-l-4 py-1.5 pr-2 pl-3 whitespace-pre-line ${look}`}>
      {exchange.question}
    </p>
  );
}

function WholeExchange({ exchange }: { exchange: Exchange }) {
  return (
    <>
      <p className="mb-1 flex flex-wrap items-center gap-2 text-sm text-muted">
        <span className="font-semibold text-ink">{texts.visitor}</span>
        <Moment at={exchange.created_at} />
        <span>{texts.onPage(exchange.page)}</span>
        <Badge tone={exchange.answered ? undefined : "accent"}>{intentInWords(exchange.intent)}</Badge>
      </p>
      <Question exchange={exchange} />
      <p className="mt-2 text-sm font-semibold">{texts.concierge}</p>
      <p className="whitespace-pre-line text-muted">{exchange.answer}</p>
    </>
  );
}
