import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { demoAddress, type EnterpriseOffer, enterprisePage } from "#content/enterprise-offers.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { systemPaths } from "#content/price-path.ts";
import { firstYearTotal, naira } from "#content/prices.ts";
import { PricePair } from "./price-pair.tsx";
import { ReadyApp } from "./ready-app.tsx";

/** What a system costs, with links to a chat about it and to its demo, and the ready app beside it. */
export function SystemPrice({ offer }: { offer: EnterpriseOffer }) {
  const { id, title, setupPrice: setup, monthlyPrice: monthly, ctaText } = offer;
  const demo = demoAddress(offer);
  // Under the system's name a short label is enough, and it stays on one line.
  const [ask, about, channel] = ctaText.split(/(about .* )(?=on )/);
  return (
    <Card>
      <PricePair
        setup={setup}
        monthly={monthly}
        setupLabel={enterprisePage.setupLabel}
        monthlyLabel={enterprisePage.monthlyLabel}
      />
      <dl className="figures mt-4 flex items-center justify-between gap-4 border-t border-line pt-3">
        <dt className="leading-snug">
          {enterprisePage.firstYearLabel}
          <span className="block text-sm text-muted">{enterprisePage.firstYearNote}</span>
        </dt>
        <dd className="font-heading text-lg font-bold">{naira(firstYearTotal({ setup, monthly }))}</dd>
      </dl>
      <ButtonLink
        kind="whatsapp"
        href={pressAddress("enterprise", { item: id })}
        className="mt-5"
        // The counter would take the first word alone.
        data-count={`${ask}${channel}`}
      >
        {ask}
        <span className="sr-only">{about}</span>
        {channel}
      </ButtonLink>
      {demo && (
        <ButtonLink kind="secondary" icon="screen" href={demo} className="mt-2.5">
          {enterprisePage.demoLabel}
          <span className="sr-only">{` of the ${title}`}</span>
        </ButtonLink>
      )}
      <ReadyApp path={systemPaths[id]} className="mt-4" />
    </Card>
  );
}
