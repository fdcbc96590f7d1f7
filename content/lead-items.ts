import { addOns, botPackages } from "./bot-packages.ts";
import { leadKindChoices } from "./contact-form.ts";
import { demoSystems } from "./demos.ts";
import { ebooks } from "./ebooks.ts";
import { learningPathChoices } from "./enrollment.ts";
import { enterpriseOffers } from "./enterprise-offers.ts";
import { books, storefront } from "./flagships.ts";
import type { LeadDoor } from "./lead-doors.ts";
import { tiers } from "./school.ts";

/** The topics of the contact form; some have the id of an offer too. */
const topics: ReadonlyMap<string, string> = new Map(
  leadKindChoices.map(({ value, label }) => [value, label]),
);

/** Everything else that a lead may want, by its id, as pages name it. */
const offers: ReadonlyMap<string, string> = new Map([
  ...tiers.map(({ id, label }) => [id, `Tier ${label}`] as const),
  ...learningPathChoices.map(({ value, label }) => [value, label] as const),
  ...ebooks.map(({ slug, title }) => [slug, title] as const),
  ...demoSystems.map(({ id, name }) => [id, name] as const),
  ...enterpriseOffers.map(({ id, title }) => [id, title] as const),
  ...[storefront, books].map(({ id, name }) => [id, name] as const),
  ...botPackages.map(({ id, title }) => [id, title] as const),
  ...addOns.map(({ id, name }) => [id, name] as const),
]);

/** The names of what a lead wants: 'SmartAgent Pro, Web chat widget'. What is no longer offered keeps its id. */
export function itemNames({ door, items }: { door: LeadDoor; items: readonly string[] }): string {
  const names = door === "contact" ? topics : offers;
  return items.map((item) => names.get(item) ?? item).join(", ");
}
