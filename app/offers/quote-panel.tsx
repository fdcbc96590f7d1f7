import { AdireBand, AdireTile } from "#app/ui/adire.tsx";
import { itemCount, quoteTexts } from "#content/quote.ts";
import { QuoteActions } from "./quote-actions.tsx";
import { type Quote, quoteLines } from "./quote-contract.ts";
import { QuoteList } from "./quote-list.tsx";

/** The quote on wide screens: a panel that stays beside the add-ons, even while it is empty. */
export function QuotePanel({ quote }: { quote: Quote }) {
  const count = quoteLines(quote).length;
  return (
    <aside
      id="quote"
      aria-labelledby="quote-heading"
      className="max-h-[calc(100dvh-6.5rem)] self-start overflow-y-auto rounded-2xl border border-line bg-paper max-lg:hidden lg:sticky lg:top-22"
    >
      <AdireBand className="bg-brand-soft text-brand" />
      <div className="p-5 pt-4">
        <div className="flex items-baseline justify-between gap-4">
          <h3 id="quote-heading" tabIndex={-1} className="text-xl">
            {quoteTexts.heading}
          </h3>
          {count > 0 && <p className="text-sm text-muted">{itemCount(count)}</p>}
        </div>
        {count > 0 ? (
          <>
            <QuoteList quote={quote} place="quote" />
            <QuoteActions quote={quote} place="quote" />
          </>
        ) : (
          <div className="mt-5 mb-3 grid justify-items-center gap-2 text-center">
            <AdireTile name="dots" className="size-10 text-brand" />
            <p className="font-semibold">{quoteTexts.empty.title}</p>
            <p className="text-sm text-muted">{quoteTexts.empty.text}</p>
          </div>
        )}
      </div>
    </aside>
  );
}
