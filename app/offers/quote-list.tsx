import { Icon } from "#app/ui/icon.tsx";
import { priceInWords } from "#content/prices.ts";
import { depositNote, quoteTexts } from "#content/quote.ts";
import { namedTotals, type Quote, quoteLines, quoteTotals, withoutLine } from "./quote-contract.ts";
import { QuoteLink } from "./quote-link.tsx";

interface QuoteListProps {
  quote: Quote;
  /** Id of the place to return to after a removal without script. */
  place: string;
}

/** The lines of a quote, each with a remove button, and the totals. */
export function QuoteList({ quote, place }: QuoteListProps) {
  const totals = namedTotals(quote);
  const { setup } = quoteTotals(quote);
  return (
    <>
      <ul className="divide-y divide-line">
        {quoteLines(quote).map(({ id, name, price }) => (
          <li key={id} className="flex items-center gap-2 py-1.5">
            <span className="grow py-1 leading-snug">
              <span className="block font-semibold">{name}</span>
              <span className="figures block text-sm text-muted">{priceInWords(price)}</span>
            </span>
            <QuoteLink
              quote={quote}
              change={(before) => withoutLine(before, id)}
              place={place}
              className="-mr-2.5 grid size-11 shrink-0 place-items-center rounded-xl text-muted hover:bg-tint hover:text-ink"
            >
              <Icon name="close" />
              <span className="sr-only">
                {quoteTexts.removeLabel}: {name}
              </span>
            </QuoteLink>
          </li>
        ))}
      </ul>
      {quote.package === null && <p className="mt-1 mb-3 text-sm text-muted">{quoteTexts.noPackage}</p>}
      <dl className="figures mt-2 border-t-2 border-dashed border-line pt-3">
        {totals.map(({ label, amount }, at) => {
          const last = at === totals.length - 1;
          return (
            <div
              key={label}
              className={`flex items-baseline justify-between gap-4 ${last ? "mt-2 font-semibold" : "text-muted"}`}
            >
              <dt>{label}</dt>
              <dd className={last ? "font-heading text-xl font-bold" : "text-ink"}>{amount}</dd>
            </div>
          );
        })}
      </dl>
      {setup > 0 && <p className="figures mt-3 text-sm text-muted">{depositNote(setup)}</p>}
    </>
  );
}
