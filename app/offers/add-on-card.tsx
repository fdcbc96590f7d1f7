import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type AddOn, packagesPage } from "#content/bot-packages.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { priceInWords } from "#content/prices.ts";
import { quoteTexts } from "#content/quote.ts";
import { type Quote, withAddOn } from "./quote-contract.ts";
import { QuoteToggle } from "./quote-toggle.tsx";

/** An add-on with two buttons: put it into the quote, or ask about it in a chat. */
export function AddOnCard({ addOn, quote }: { addOn: AddOn; quote: Quote }) {
  const { id, name, price, description } = addOn;
  return (
    <Card as="li" className="sm:odd:last:col-span-2">
      <h3 id={id} className="text-lg">
        {name}
      </h3>
      <p className="figures font-semibold text-clay">{priceInWords(price)}</p>
      <p className="mt-2 mb-4 text-muted">{description}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-1">
        <QuoteToggle
          quote={quote}
          change={(before) => withAddOn(before, id)}
          taken={quote.addOns.includes(id)}
          name={name}
          label={packagesPage.addOns.ctaText}
          takenLabel={quoteTexts.addedLabel}
          place={id}
        />
        <ButtonLink
          kind="quiet"
          icon="whatsapp"
          href={pressAddress("quote", { item: id })}
          aria-label={`${packagesPage.addOns.askText}: ${name}, WhatsApp`}
        >
          {packagesPage.addOns.askText}
        </ButtonLink>
      </div>
    </Card>
  );
}
