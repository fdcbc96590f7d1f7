import { ButtonLink } from "#app/ui/button.tsx";
import { offerTerms, offerTermsTexts } from "#content/offer-terms.ts";
import { pages } from "#content/pages.ts";
import type { EnterpriseId, PackageId } from "#content/prices.ts";
import { sampleQuotePath } from "#content/sample-quote-path.ts";

/** The terms of everything that is built, with a sample quote. @param sample the quote that fits to the page */
export function OfferTerms({ sample }: { sample: EnterpriseId | PackageId }) {
  return (
    <section className="section wrap" aria-labelledby="terms-heading">
      <h2 id="terms-heading" className="text-3xl">
        {offerTermsTexts.heading}
      </h2>
      <p className="mt-4 max-w-prose text-lg text-muted">{offerTermsTexts.text}</p>
      <dl className="mt-8 grid gap-x-10 gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {offerTerms.map(({ id, title, text }) => (
          <div key={id} className="border-t-2 border-line pt-3">
            <dt className="font-heading text-lg font-bold">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink kind="secondary" icon="download" href={sampleQuotePath(sample)} reload>
          {offerTermsTexts.sampleLabel}
        </ButtonLink>
        <ButtonLink kind="quiet" href={pages.howWeWork.path}>
          {offerTermsTexts.allLabel}
        </ButtonLink>
      </div>
    </section>
  );
}
