import { Behind } from "./behind.tsx";
import { OfferTerms } from "./offer-terms.tsx";

/** The terms below the enterprise systems, with the sample quote of one of them. */
export default function SystemTerms() {
  return (
    <>
      <OfferTerms sample="restaurant-system" />
      <Behind />
    </>
  );
}
