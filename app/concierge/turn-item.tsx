import type { Ref } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Bubble } from "#app/ui/chat-mock.tsx";
import { conciergeWidget as texts } from "#content/concierge-widget.ts";
import type { Turn } from "./conversation-state.ts";
import { NextSteps, WaysToAPerson } from "./next-steps.tsx";

interface TurnItemProps {
  turn: Turn;
  /** Opens WhatsApp with the questions so far. */
  toAPerson: string;
  /** The part of the answer that has arrived; undefined unless it is still arriving. */
  coming: string | undefined;
  /** Only the last answer shows its next steps. */
  last: boolean;
  onAgain: (() => void) | undefined;
  /** Sends what the visitor chose as the next question. */
  onChoice: ((question: string) => void) | undefined;
  onFollow: () => void;
  ref?: Ref<HTMLLIElement>;
}

/** A message of the concierge. */
export function Said({ children }: { children: string }) {
  return (
    <Bubble>
      <span className="sr-only">{texts.said.concierge} </span>
      <span className="whitespace-pre-line">{children}</span>
    </Bubble>
  );
}

/** A question, its answer or failure, and the next steps. */
export function TurnItem({ turn, toAPerson, coming, last, onAgain, onChoice, onFollow, ref }: TurnItemProps) {
  const { question, answer, failure } = turn;
  const waits = coming !== undefined;
  // An answer to somebody in danger has no links and no offers. One about fraud leads to a person.
  const isHelp = answer?.intent.startsWith("help_") && answer.intent !== "help_fraud";
  return (
    <li ref={ref} className="grid gap-2">
      <Bubble own>
        <span className="sr-only">{texts.said.visitor} </span>
        <span className="whitespace-pre-line">{question}</span>
      </Bubble>
      {waits && coming && <Said>{coming}</Said>}
      {waits && <p className="text-sm text-muted">{texts.thinking}</p>}
      {answer && <Said>{answer.text}</Said>}
      {last && answer?.choices && (
        <ul aria-label={texts.choicesLabel} className="flex flex-wrap gap-2">
          {answer.choices.map((choice) => (
            <li key={choice}>
              <Button
                kind="secondary"
                className="bg-paper"
                onClick={() => onChoice?.(choice)}
                disabled={!onChoice}
              >
                {choice}
              </Button>
            </li>
          ))}
          <li>
            <ButtonLink href={toAPerson} kind="whatsapp">
              {texts.noneOfThese}
            </ButtonLink>
          </li>
        </ul>
      )}
      {answer?.page && !answer.choices && !isHelp && (
        <p className="text-sm">
          {texts.pageLabel}{" "}
          <Link
            to={answer.page.path}
            onClick={onFollow}
            className="inline-block py-3 -my-2 text-brand underline underline-offset-4"
          >
            {answer.page.title}
          </Link>
        </p>
      )}
      {answer && last && !answer.choices && !isHelp && (
        <NextSteps answer={answer} toAPerson={toAPerson} onFollow={onFollow} />
      )}
      {!answer && !waits && (
        <>
          {failure ? <Said>{failure}</Said> : <p className="text-sm text-muted">{texts.interrupted}</p>}
          <div className="flex flex-wrap gap-2">
            <Button
              kind={failure ? "secondary" : "primary"}
              className="bg-paper"
              onClick={onAgain}
              disabled={!onAgain}
            >
              {texts.againLabel}
            </Button>
            {failure && <WaysToAPerson toAPerson={toAPerson} />}
          </div>
        </>
      )}
    </li>
  );
}
