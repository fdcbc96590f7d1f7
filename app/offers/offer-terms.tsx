import { ButtonLink } from "#app/ui/button.tsx";
import { offerTerms, offerTermsTexts } from "#content/offer-terms.ts";
import { pages } from "#content/pages.ts";

/** The terms of everything that is built, in short, with links to their full text, to sample quotes and to other costs. */
export function OfferTerms() {
  return (
    <section className="section wrap pt-0" aria-labelledby="terms-heading">
      <h2 id="terms-heading" className="text-3xl">
        {offerTermsTexts.heading}
      </h2>
      <p className="mt-3 text-lg">{offerTermsTexts.text}</p>
      <dl className="mt-6 grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {offerTerms.map(({ id, title, short }) => (
          <div key={id} className="border-t border-line pt-3">
            <dt className="font-semibold">{title}</dt>
            <dd>{short}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-x-6 gap-y-1">
        <ButtonLink kind="secondary" href={pages.quoteExamples.path}>
          {offerTermsTexts.sampleLabel}
        </ButtonLink>
        <ButtonLink kind="quiet" href={pages.costs.path}>
          {offerTermsTexts.costsLabel}
        </ButtonLink>
        <ButtonLink kind="quiet" href={`${pages.howWeWork.path}#terms-heading`}>
          {offerTermsTexts.allLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
