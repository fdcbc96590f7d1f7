import { ButtonLink } from "#app/ui/button.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { costsPage, extraCosts } from "#content/extra-costs.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { pageMeta } from "#content/page-meta.ts";
import { pages } from "#content/pages.ts";
import { whichOneLink } from "#content/which-one-link.ts";
import { MonthBill } from "./month-bill.tsx";
import { WorkedMonth } from "./worked-month.tsx";

export function meta() {
  return pageMeta(costsPage);
}

/** What a customer pays beside our prices, a month worked out, and what makes a price higher. */
export default function Costs() {
  const { closing } = costsPage;
  return (
    <>
      <PageHero heading={costsPage.heading} intro={costsPage.intro} cloth="systems" beside={<MonthBill />}>
        <ButtonLink size="lg" href={pages.quoteExamples.path} className="text-balance">
          {closing.quoteLabel}
        </ButtonLink>
        <p className="mt-3">
          <ButtonLink kind="quiet" href={whichOneLink.href}>
            {whichOneLink.label}
          </ButtonLink>
        </p>
      </PageHero>
      <section className="section wrap" aria-label={costsPage.listLabel}>
        <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          {extraCosts.map(({ title, what, who, amount }) => (
            <li key={title} className="border-t-2 border-brand pt-4 md:odd:last:col-span-2">
              <h2 className="text-xl">{title}</h2>
              <p className="figures mt-1 text-lg font-semibold">{amount}</p>
              <p className="mt-2">{what}</p>
              <p className="mt-2">
                <b>{costsPage.whoLabel}</b> {who}
              </p>
            </li>
          ))}
        </ul>
      </section>
      <WorkedMonth />
      <section className="section wrap" aria-labelledby="from-heading">
        <h2 id="from-heading" className="text-3xl">
          {costsPage.fromHeading}
        </h2>
        <div className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {costsPage.from.map(({ title, text, more }) => (
            <div key={title} className="border-t border-line pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2">{text}</p>
              <p className="mt-3 font-semibold">{costsPage.moreLabel}</p>
              <ul className="mt-1 list-disc pl-5">
                {more.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="mt-6 max-w-prose">{costsPage.newUser}</p>
      </section>
      <Closing texts={closing} wall>
        <ButtonLink kind="whatsapp" size="lg" href={pressAddress("quote", { item: "consult" })}>
          {closing.ctaText}
        </ButtonLink>
        <ButtonLink kind="secondary" size="lg" href={pages.quoteExamples.path} className="text-balance">
          {closing.quoteLabel}
        </ButtonLink>
      </Closing>
    </>
  );
}
