import type { Brief } from "../brief.ts";
import { findPlace } from "../find-place.ts";
import { nameOf } from "../naming.ts";
import { readable } from "../plain-text.ts";

/** What the questions are about, in the form that follows 'your' and 'our'. */
export interface OfferName {
  readonly name: string;
  readonly plural: boolean;
  /** Whether it is a service and not a product. */
  readonly service: boolean;
}

const work =
  /\b(?:check|repairs?|replacement|installation|services?|lessons?|care|cleaning|delivery|design|training|writing|removal|planning|treatment|haircuts?|photography|consultation|coaching|class|classes|course|courses|decoration|laundry|hire|rental|bookkeeping|withdrawal|dispatch|massage|makeup|tutorials?|management|testing|scan|ushering)\b/i;

/** Lowers the capitals of trade words, because 'Solar Panel Installation' is a title and not a name. */
function withoutTitleCase(name: string, { sector }: Brief): string {
  const words = name.split(" ");
  const titled = words.slice(1).some((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const known = sector.keywords.some((keyword) => name.toLowerCase().includes(keyword));
  if (!titled || !known) return name;
  return words
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) && !findPlace(word) ? word.toLowerCase() : word))
    .join(" ");
}

/** The visitor's product or service, without its price and what follows a comma. */
export function offerNameOf(typed: string, brief: Brief): OfferName {
  const { kind } = brief.sector;
  const service = (name: string) => kind === "service" || work.test(name);
  if (readable(typed) === "") return { name: "product", plural: false, service: service("") };
  const unpriced = brief.prices.reduce((text, price) => text.replace(price, ""), typed);
  const { text, many } = nameOf(unpriced.trim() === "" ? typed : unpriced, brief);
  // If somebody describes their work, one word is too narrow: 'I barb hair' offers a service, not hair.
  if (kind === "service" && !text.includes(" ") && typed.length > 30) {
    return { name: "service", plural: false, service: true };
  }
  const name = withoutTitleCase(text, brief);
  return { name, plural: many, service: service(name) };
}
