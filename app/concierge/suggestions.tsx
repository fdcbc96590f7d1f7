import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Suggestion, conciergeWidget as texts } from "#content/concierge-widget.ts";
import { whatsappLink } from "#content/whatsapp.ts";

interface SuggestionsProps {
  list: readonly Suggestion[];
  /** Puts a question into the field. */
  onQuestion: (question: string) => void;
  onFollow: () => void;
}

/** Suggested questions and actions for the page that the visitor is on. */
export function Suggestions({ list, onQuestion, onFollow }: SuggestionsProps) {
  return (
    <ul aria-label={texts.suggestionsLabel} className="flex flex-wrap gap-2">
      {list.map((suggestion) => (
        <li key={suggestion.label}>
          {"question" in suggestion ? (
            <Button kind="secondary" className="bg-paper" onClick={() => onQuestion(suggestion.question)}>
              {suggestion.label}
            </Button>
          ) : "href" in suggestion ? (
            <ButtonLink href={suggestion.href} kind="secondary" className="bg-paper" onClick={onFollow}>
              {suggestion.label}
            </ButtonLink>
          ) : (
            <ButtonLink href={whatsappLink("concierge", suggestion.message)} kind="whatsapp">
              {suggestion.label}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  );
}
