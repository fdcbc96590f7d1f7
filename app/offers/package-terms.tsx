import { botPackages } from "#content/bot-packages.ts";
import { liveStages } from "#content/go-live.ts";
import { Behind } from "./behind.tsx";
import { GoLive } from "./go-live.tsx";
import { OfferTerms } from "./offer-terms.tsx";

const [shown] = botPackages.filter(({ popular }) => popular);

/** The stages and the terms below the packages, with the amounts of the popular one. */
export default function PackageTerms() {
  return (
    <>
      {shown && <GoLive offer={shown.title} list={liveStages("package", shown.setupPrice)} />}
      <OfferTerms />
      <Behind />
    </>
  );
}
