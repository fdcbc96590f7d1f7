import { addOns, botPackages } from "./bot-packages.ts";
import { leadKindChoices } from "./contact-form.ts";
import { demoSystems } from "./demos.ts";
import { ebooks } from "./ebooks.ts";
import { learningPathChoices } from "./enrollment.ts";
import { enterpriseOffers } from "./enterprise-offers.ts";
import { tiers } from "./school.ts";

/** Everything that a lead may want, by its id, as pages name it. */
const names: ReadonlyMap<string, string> = new Map([
  ...tiers.map(({ id, label }) => [id, `Tier ${label}`] as const),
  ...[...leadKindChoices, ...learningPathChoices].map(({ value, label }) => [value, label] as const),
  ...ebooks.map(({ slug, title }) => [slug, title] as const),
  ...demoSystems.map(({ id, name }) => [id, name] as const),
  ...enterpriseOffers.map(({ id, title }) => [id, title] as const),
  ...botPackages.map(({ id, title }) => [id, title] as const),
  ...addOns.map(({ id, name }) => [id, name] as const),
]);

/** The names of what a lead wants: 'SmartAgent Pro, Web chat widget'. What is no longer offered keeps its id. */
export function itemNames(items: readonly string[]): string {
  return items.map((item) => names.get(item) ?? item).join(", ");
}
