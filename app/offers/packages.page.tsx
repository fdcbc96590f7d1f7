import { lazy } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { Still } from "#app/ui/still.tsx";
import { addOns, botPackages, packagesPage } from "#content/bot-packages.ts";
import { packageComparison } from "#content/offer-comparison.ts";
import { packagePageQuestions } from "#content/offer-questions.ts";
import { pageMeta } from "#content/page-meta.ts";
import { pages } from "#content/pages.ts";
import { assistantPricePath } from "#content/price-path.ts";
import { breadcrumbs, product, questions } from "#content/structured-data.ts";
import { AddOns } from "./add-ons.tsx";
import { OfferQuestions } from "./offer-questions.tsx";
import { PackageCard } from "./package-card.tsx";
import { PackageChat } from "./package-chat.tsx";
import { PackageComparison } from "./package-comparison.tsx";
import { PackagesClosing } from "./packages-closing.tsx";
import { QuoteBar, QuoteStrip } from "./quote-bar.tsx";
import { spokenQuote } from "./quote-contract.ts";
import { ReadyApp } from "./ready-app.tsx";
import { useQuote } from "./use-quote.ts";

/** The advice and the terms need no script, so a visitor does not fetch them twice. */
const Terms = lazy(() => import("./package-terms.tsx"));
const WhichOne = lazy(() => import("./which-one.tsx"));

export function meta() {
  const { path, heading } = packagesPage;
  return pageMeta({
    ...packagesPage,
    structured: [
      breadcrumbs({ name: heading, path }),
      ...botPackages.map(({ id, title, description, setupPrice, monthlyPrice }) =>
        product({
          name: title,
          description,
          path: `${path}#${id}`,
          price: { setup: setupPrice, monthly: monthlyPrice },
        }),
      ),
      ...addOns.map(({ id, name, description, price }) =>
        product({ name, description, path: `${path}#${id}`, price }),
      ),
      questions(packagePageQuestions),
    ],
  });
}

export { sameForAll as headers } from "#app/ui/same-for-all.ts";

/** The WhatsApp assistants: three packages, the add-ons, and a quote that updates with each press. */
export default function Packages() {
  const quote = useQuote();
  return (
    <>
      <div>
        <PageHero
          heading={packagesPage.heading}
          intro={packagesPage.intro}
          cloth="systems"
          beside={<PackageChat />}
        >
          <ButtonLink href="#packages" reload size="lg" iconAfter="down">
            {packagesPage.compareLabel}
          </ButtonLink>
          <Statistics list={packagesPage.lowest} className="mt-9 border-t border-line pt-5" />
        </PageHero>
        <Still name="which" section={WhichOne} />
        <section id="packages" className="section wrap pt-0" aria-labelledby="packages-heading">
          <h2 id="packages-heading" className="text-3xl">
            {packagesPage.packagesHeading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{packagesPage.packagesText}</p>
          <ButtonLink kind="quiet" icon="chat" href={pages.playground.path} className="mt-2">
            {packagesPage.tryLabel}
          </ButtonLink>
          <CardList className="mt-10 grid gap-8 lg:grid-cols-3 lg:gap-x-5 lg:gap-y-0">
            {botPackages.map((offer) => (
              <PackageCard key={offer.id} offer={offer} quote={quote} />
            ))}
          </CardList>
          <ReadyApp path={assistantPricePath} className="mt-8" />
        </section>
        <section className="section wrap pt-0" aria-labelledby="comparison-heading">
          <h2 id="comparison-heading" className="text-3xl">
            {packageComparison.heading}
          </h2>
          <p className="mt-4 mb-4 text-lg text-muted">{packageComparison.text}</p>
          <PackageComparison />
        </section>
        <QuoteStrip quote={quote} />
      </div>
      <AddOns quote={quote} />
      <Still name="terms" section={Terms} />
      <OfferQuestions heading={packagesPage.questionsHeading} list={packagePageQuestions} />
      <PackagesClosing />
      <QuoteBar quote={quote} />
      <p role="status" className="sr-only">
        {spokenQuote(quote)}
      </p>
    </>
  );
}
