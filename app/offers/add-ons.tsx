import { CardList } from "#app/ui/card-list.tsx";
import { addOns, packagesPage } from "#content/bot-packages.ts";
import { quoteTexts } from "#content/quote.ts";
import { AddOnCard } from "./add-on-card.tsx";
import type { Quote } from "./quote-contract.ts";
import { QuotePanel } from "./quote-panel.tsx";

/** The add-ons, and on wide screens the quote beside them. */
export function AddOns({ quote }: { quote: Quote }) {
  return (
    <section id="add-ons" className="section bg-tint" aria-labelledby="add-ons-heading">
      <div className="wrap">
        <h2 id="add-ons-heading" tabIndex={-1} className="text-3xl">
          {packagesPage.addOns.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">
          {`${packagesPage.addOns.text} ${quoteTexts.hint}`}
        </p>
        <div className="mt-9 grid gap-6 lg:grid-cols-[1fr_24rem]">
          <CardList className="grid content-start gap-4 sm:grid-cols-2">
            {addOns.map((addOn) => (
              <AddOnCard key={addOn.id} addOn={addOn} quote={quote} />
            ))}
          </CardList>
          <QuotePanel quote={quote} />
        </div>
      </div>
    </section>
  );
}
