import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { quoteTexts } from "#content/quote.ts";
import type { Quote } from "./quote.ts";
import { QuoteLink } from "./quote-link.tsx";

interface QuoteToggleProps {
  /** The quote after a press. */
  to: Quote;
  taken: boolean;
  /** What it is about; read out after the label. */
  name: string;
  label: string;
  takenLabel: string;
  place: string;
  className?: string;
}

const takenLook = "border-success bg-success-soft text-success hover:border-success hover:bg-success-soft";

/** 'Add This' and 'Choose': pressed it says so, and pressed again it takes the thing out of the quote. */
export function QuoteToggle({ to, taken, name, label, takenLabel, place, className = "" }: QuoteToggleProps) {
  // A pressed button says itself that a press undoes it; a link must be told.
  const hydrated = useHydrated();
  return (
    <QuoteLink
      to={to}
      place={place}
      pressed={taken}
      className={buttonClass("secondary", "md", `${taken ? takenLook : ""} ${className}`)}
    >
      <Icon name={taken ? "check" : "plus"} />
      <span>
        {taken ? takenLabel : label}
        <span className="sr-only"> {name}</span>
      </span>
      {taken && !hydrated && <span className="sr-only">({quoteTexts.removeLabel})</span>}
    </QuoteLink>
  );
}
