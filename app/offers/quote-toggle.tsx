import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { quoteTexts } from "#content/quote.ts";
import type { Quote } from "./quote-contract.ts";
import { QuoteLink } from "./quote-link.tsx";

interface QuoteToggleProps {
  quote: Quote;
  /** Adds the item to a quote, or removes it. */
  change: (quote: Quote) => Quote;
  taken: boolean;
  /** The name of the item, read out after the label. */
  name: string;
  label: string;
  takenLabel: string;
  place: string;
  className?: string;
}

const takenLook = "border-success bg-success-soft text-success hover:border-success hover:bg-success-soft";

/** 'Add This' and 'Add to your list': a toggle button that adds the item to the quote and removes it again. */
export function QuoteToggle({
  quote,
  change,
  taken,
  name,
  label,
  takenLabel,
  place,
  className = "",
}: QuoteToggleProps) {
  // A pressed button announces that a press undoes it; a link needs a text for that.
  const hydrated = useHydrated();
  return (
    <QuoteLink
      quote={quote}
      change={change}
      place={place}
      pressed={taken}
      className={buttonClass("secondary", "md", `${taken ? takenLook : ""} ${className}`)}
    >
      <Icon name={taken ? "check" : "plus"} />
      <span>
        {taken ? takenLabel : label}
        <span className="sr-only">{` ${name}`}</span>
      </span>
      {taken && !hydrated && <span className="sr-only">({quoteTexts.removeLabel})</span>}
    </QuoteLink>
  );
}
