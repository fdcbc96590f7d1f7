import { Behind } from "./behind.tsx";
import { OfferTerms } from "./offer-terms.tsx";

/** The terms below the packages, with the sample quote of one of them. */
export default function PackageTerms() {
  return (
    <>
      <OfferTerms sample="smartagent-pro" />
      <Behind />
    </>
  );
}
