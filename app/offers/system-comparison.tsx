import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { demoAddress, enterpriseOffers, enterprisePage } from "#content/enterprise-offers.ts";
import { systemComparison } from "#content/offer-comparison.ts";
import { naira } from "#content/prices.ts";
import { systemRows } from "./system-rows.ts";

/** The four systems compared: a table on wide screens, four expandable lists on narrow ones. */
export function SystemComparison() {
  return (
    <section id="compare" className="section wrap" aria-labelledby="compare-heading">
      <h2 id="compare-heading" className="text-3xl">
        {systemComparison.heading}
      </h2>
      <p className="mt-4 mb-8 text-lg text-muted">{systemComparison.text}</p>
      <WideTable />
      <NarrowLists />
    </section>
  );
}

function WideTable() {
  return (
    <table className="w-full table-fixed border-collapse text-left align-top max-lg:hidden">
      <caption className="sr-only">{systemComparison.caption}</caption>
      <thead>
        <tr className="border-b-2 border-brand align-bottom">
          <th scope="col" className="w-40 py-4 pr-4">
            <span className="sr-only">{systemComparison.systemLabel}</span>
          </th>
          {enterpriseOffers.map(({ id, title }) => (
            <th key={id} scope="col" className="px-4 py-4 font-heading text-lg leading-tight">
              <a href={`#${id}`} className="hover:underline">
                {title}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {systemRows.map(({ label, money, value }) => (
          <tr key={label} className="border-b border-line align-top">
            <th scope="row" className="py-4 pr-4 font-semibold first-letter:uppercase">
              {label}
            </th>
            {enterpriseOffers.map((offer) => (
              <td
                key={offer.id}
                className={`px-4 py-4 ${money ? "figures text-lg font-semibold" : "text-muted"}`}
              >
                {value(offer)}
              </td>
            ))}
          </tr>
        ))}
        <tr className="align-top">
          <th scope="row" className="py-3 pr-4 font-semibold">
            {systemComparison.demoLabel}
          </th>
          {enterpriseOffers.map((offer) => {
            const demo = demoAddress(offer);
            return (
              <td key={offer.id} className="px-4 py-1.5">
                {demo ? (
                  <ButtonLink kind="quiet" href={demo}>
                    {enterprisePage.demoLabel}
                    <span className="sr-only">{` of the ${offer.title}`}</span>
                  </ButtonLink>
                ) : (
                  "–"
                )}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

function NarrowLists() {
  return (
    <div className="divide-y divide-line border-y border-line lg:hidden">
      {enterpriseOffers.map((offer) => (
        <details key={offer.id} className="group">
          <summary className="flex min-h-16 items-center gap-4 py-3 leading-snug">
            <span className="grow">
              <span className="block font-semibold">{offer.title}</span>
              <span className="figures block text-sm text-muted">
                {`${naira(offer.setupPrice)} setup, ${naira(offer.monthlyPrice)} ${enterprisePage.monthlyLabel}`}
              </span>
            </span>
            <Icon name="down" className="size-5 text-brand transition-transform group-open:rotate-180" />
          </summary>
          <dl className="figures grid gap-3 pb-5">
            {systemRows.map(({ label, money, value }) => (
              <div key={label}>
                <dt className="text-sm text-muted first-letter:uppercase">{label}</dt>
                <dd className={money ? "font-semibold" : ""}>{value(offer)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
