import { lazy } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Still } from "#app/ui/still.tsx";
import { enterpriseOffers, enterprisePage } from "#content/enterprise-offers.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { enterprisePageQuestions } from "#content/offer-questions.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs, product, questions } from "#content/structured-data.ts";
import { whichOneLink } from "#content/which-one-link.ts";
import { OfferQuestions } from "./offer-questions.tsx";
import { SystemComparison } from "./system-comparison.tsx";
import { SystemIndex } from "./system-index.tsx";
import { SystemSection } from "./system-section.tsx";
import { systemMotifs } from "./system-tiles.ts";

/** The terms need no script, so a visitor does not fetch them twice. */
const Terms = lazy(() => import("./system-terms.tsx"));

export function meta() {
  const { path, heading } = enterprisePage;
  return pageMeta({
    ...enterprisePage,
    structured: [
      breadcrumbs({ name: heading, path }),
      ...enterpriseOffers.map(({ id, title, description, setupPrice, monthlyPrice }) =>
        product({
          name: title,
          description,
          path: `${path}#${id}`,
          price: { setup: setupPrice, monthly: monthlyPrice },
        }),
      ),
      questions(enterprisePageQuestions),
    ],
  });
}

/** The four enterprise systems, each with its prices and chat, then a comparison of all four. */
export default function Enterprise() {
  const { closing } = enterprisePage;
  return (
    <>
      <PageHero
        heading={enterprisePage.heading}
        intro={enterprisePage.intro}
        cloth="systems"
        motifs={systemMotifs}
        beside={<SystemIndex />}
      >
        <ButtonLink href="#compare" reload size="lg" iconAfter="down">
          {enterprisePage.compareLabel}
        </ButtonLink>
      </PageHero>
      {enterpriseOffers.map((offer, at) => (
        <SystemSection key={offer.id} offer={offer} className={at % 2 ? "bg-tint" : ""} />
      ))}
      <SystemComparison />
      <Still name="terms" section={Terms} />
      <div className="bg-tint">
        <OfferQuestions heading={enterprisePage.questionsHeading} list={enterprisePageQuestions} />
      </div>
      <Closing texts={closing}>
        <ButtonLink kind="whatsapp" size="lg" href={pressAddress("enterprise")}>
          {closing.ctaText}
        </ButtonLink>
        <ButtonLink kind="quiet" href={whichOneLink.href}>
          {whichOneLink.label}
        </ButtonLink>
      </Closing>
    </>
  );
}
