import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { type BotPackage, packagesPage } from "#content/bot-packages.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { quoteTexts } from "#content/quote.ts";
import { FeatureList } from "./feature-list.tsx";
import { PricePair } from "./price-pair.tsx";
import { type Quote, withPackage } from "./quote-contract.ts";
import { QuoteToggle } from "./quote-toggle.tsx";

/**
 * One package. On wide screens its parts share grid rows with the other two cards, so that prices and lists line up.
 * The popular one is coloured.
 */
export function PackageCard({ offer, quote }: { offer: BotPackage; quote: Quote }) {
  const { id, title, subtitle, description, useCase, features, popular } = offer;
  return (
    <Card
      as="li"
      chosen={popular}
      className={`relative lg:row-span-6 lg:grid lg:grid-rows-subgrid ${popular ? "deep" : ""}`}
    >
      <div id={id}>
        {popular && (
          <p className="absolute -top-3.5">
            <Badge tone="accent">{packagesPage.popularLabel}</Badge>
          </p>
        )}
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-1 text-muted">{subtitle}</p>
      </div>
      <PricePair
        setup={offer.setupPrice}
        monthly={offer.monthlyPrice}
        setupLabel={packagesPage.setupLabel}
        monthlyLabel={packagesPage.monthlyLabel}
        className="mt-5 border-y border-line py-4"
      />
      <p className="mt-4">{description}</p>
      <FeatureList list={features} className="mt-4 content-start" />
      <p className="mt-4 text-sm text-muted">
        <b className="font-semibold text-ink">{`${packagesPage.useCaseLabel}:`}</b>
        {` ${useCase}`}
      </p>
      <div className="mt-5 grid content-end gap-2.5 md:max-lg:grid-cols-2">
        <ButtonLink kind="whatsapp" href={pressAddress("quote", { item: id })}>
          {offer.ctaText}
        </ButtonLink>
        <QuoteToggle
          quote={quote}
          change={(before) => withPackage(before, id)}
          taken={quote.package === id}
          name={title}
          label={quoteTexts.chooseLabel}
          takenLabel={quoteTexts.selectedLabel}
          place={id}
        />
      </div>
    </Card>
  );
}
