import { popularPackage } from "#content/bot-packages.ts";
import { liveStages } from "#content/go-live.ts";
import { packagePrices } from "#content/prices.ts";
import { Behind } from "./behind.tsx";
import { GoLive } from "./go-live.tsx";
import { OfferTerms } from "./offer-terms.tsx";

/** The stages and the terms below the packages, with the amounts of the popular one. */
export default function PackageTerms() {
  return (
    <>
      <GoLive offer={popularPackage.title} list={liveStages("package", packagePrices[popularPackage.id])} />
      <OfferTerms />
      <Behind />
    </>
  );
}
