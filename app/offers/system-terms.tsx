import { enterpriseOffers } from "#content/enterprise-offers.ts";
import { liveStages } from "#content/go-live.ts";
import { enterprisePrices } from "#content/prices.ts";
import { Behind } from "./behind.tsx";
import { GoLive } from "./go-live.tsx";
import { OfferTerms } from "./offer-terms.tsx";

/** The one with the lowest setup price. */
const shown = enterpriseOffers.reduce((low, offer) => (offer.setupPrice < low.setupPrice ? offer : low));

/** The stages and the terms below the enterprise systems, with the amounts of one of them. */
export default function SystemTerms() {
  return (
    <>
      <GoLive offer={`the ${shown.title}`} list={liveStages("system", enterprisePrices[shown.id])} />
      <OfferTerms />
      <Behind />
    </>
  );
}
