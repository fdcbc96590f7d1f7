import { addOns, botPackages, packagesPage, popularPackage } from "#content/bot-packages.ts";
import { conciergePhrases as phrases } from "#content/concierge.ts";
import { demoSystems, demosPage } from "#content/demos.ts";
import { enterpriseOffers, enterprisePage } from "#content/enterprise-offers.ts";
import { books, type Flagship, flagshipMonthly, storefront } from "#content/flagships.ts";
import { assistantPricePath, pathOfDemo, systemPaths } from "#content/price-path.ts";
import {
  addOnPrices,
  demoPrices,
  type EnterpriseId,
  enterprisePrices,
  firstYearTotal,
  naira,
  packagePrices,
  priceInWords,
  type SetupAndMonthly,
  type SinglePrice,
  startingPrice,
} from "#content/prices.ts";
import type { KnowledgeDocument } from "./document.ts";
import { addOnWords, appWords, flagshipWords, packageWords, systemWords } from "./offer-words.ts";
import { places } from "./places.ts";

function priced(name: string, price: SetupAndMonthly | SinglePrice) {
  const priceWords = priceInWords(price);
  const twoParts = "setup" in price;
  return {
    price: phrases.price(name, priceWords),
    priceWords,
    parts: twoParts
      ? { once: price.setup, monthly: price.monthly }
      : price.per === "month"
        ? { once: 0, monthly: price.amount }
        : { once: price.amount, monthly: 0 },
    ...(twoParts && { firstYear: phrases.firstYear(naira(firstYearTotal(price))) }),
  };
}

/** The prices of all things of a kind, in a row. */
function allPrices(things: readonly { price?: string }[]): string {
  return things.map(({ price }) => price).join(" ");
}

function appPrice(id: EnterpriseId): string {
  const { name, price } = systemPaths[id].ready;
  return phrases.asApp(name, price);
}

const systems: readonly KnowledgeDocument[] = enterpriseOffers.map((offer) => ({
  kind: "system",
  id: offer.id,
  name: offer.title,
  place: places.systems,
  about: `${offer.title}. ${offer.subtitle}. ${offer.description}`,
  details: [...offer.features, offer.useCase, `${enterprisePage.stackLabel}: ${offer.stack.join(", ")}`],
  short: offer.subtitle,
  ...priced(offer.title, enterprisePrices[offer.id]),
  also: appPrice(offer.id),
  ...systemWords[offer.id],
  action: "get_quote",
}));

const apps: readonly KnowledgeDocument[] = demoSystems.map((system) => {
  const path = pathOfDemo(system.id);
  return {
    kind: "app",
    id: system.id,
    name: system.name,
    place: places.apps,
    about: `${system.name}. ${system.tagline}. ${system.description}`,
    details: [...system.features, ...system.useCases],
    short: system.tagline,
    ...priced(system.name, system.price),
    ...(path && {
      also:
        system.id === "whatsapp-assistant"
          ? phrases.asPackage(path.custom.name, startingPrice(packagePrices))
          : phrases.asSystem(path.custom.name, path.custom.price),
    }),
    ...appWords[system.id],
    action: "try_demos",
  };
});

const packages: readonly KnowledgeDocument[] = botPackages.map((offer) => ({
  kind: "package",
  id: offer.id,
  name: offer.title,
  place: places.packages,
  about: `${offer.title}. ${offer.subtitle}. ${offer.description}`,
  details: [...offer.features, offer.useCase],
  short: offer.subtitle,
  ...priced(offer.title, packagePrices[offer.id]),
  ...packageWords[offer.id],
  action: "get_quote",
}));

const extras: readonly KnowledgeDocument[] = addOns.map((extra) => ({
  kind: "add-on",
  id: extra.id,
  name: extra.name,
  place: places.packages,
  about: `${extra.name}. ${extra.description}`,
  short: extra.description.replace(/\.$/, ""),
  ...priced(extra.name, addOnPrices[extra.id]),
  ...addOnWords[extra.id],
  action: "get_quote",
}));

function flagship({ id, name, heading, text, claims, features }: Flagship): KnowledgeDocument {
  const priceWords = claims.map(({ value, label }) => `${value} ${label}`).join(", ");
  return {
    kind: "flagship",
    id,
    name,
    place: { path: `/#${id}`, title: name },
    about: `${name}. ${heading}. ${text}`,
    details: [...features.map((feature) => `${feature.title}: ${feature.text}`), flagshipMonthly],
    short: heading,
    price: phrases.notFixed(name),
    priceWords,
    parts: { once: 0, monthly: 0 },
    names: flagshipWords[id].names,
    keywords: flagshipWords[id].keywords,
    action: "get_quote",
  };
}

const groups: readonly KnowledgeDocument[] = [
  {
    kind: "system",
    group: true,
    name: enterprisePage.heading,
    place: places.systems,
    about: `${enterprisePage.intro} ${phrases.listed(systems.map(({ name }) => name).join(", "))}`,
    short: phrases.ownPrices(phrases.setupThenMonthly),
    priceWords: startingPrice(enterprisePrices),
    price: allPrices(systems),
    names: [
      "enterprise",
      "enterprise system",
      "enterprise ai system",
      "ai system",
      "system",
      "custom system",
      "custom software",
      "software",
    ],
    keywords: "company branch business automation",
    action: "see_systems",
  },
  {
    kind: "package",
    group: true,
    name: packagesPage.heading,
    place: places.packages,
    about: `${packagesPage.intro} ${phrases.listed(packages.map(({ name }) => name).join(", "))} ${phrases.popular(popularPackage.title)}`,
    short: phrases.ownPrices(phrases.setupThenMonthly),
    priceWords: startingPrice(packagePrices),
    price: allPrices(packages),
    also: phrases.besidePackages(assistantPricePath.ready.name, assistantPricePath.ready.price),
    names: [
      "whatsapp package",
      "package",
      "bot package",
      "whatsapp bot",
      "chatbot",
      "reply customer",
      "customer message",
      "answer customer",
      "bot",
      "assistant package",
      "whatsapp plan",
      "your plan",
      "monthly plan",
    ],
    keywords: "auto reply automatic customer chat whatsapp assistant launch",
    action: "see_packages",
  },
  {
    kind: "add-on",
    group: true,
    name: "Add-ons",
    place: places.packages,
    about: `${packagesPage.addOns.text} ${phrases.listed(extras.map(({ name }) => name).join(", "))}`,
    price: allPrices(extras),
    names: ["add on", "addon", "extra"],
    keywords: "package more",
    action: "see_packages",
  },
  {
    kind: "app",
    group: true,
    name: demosPage.heading,
    place: places.apps,
    about: `${demosPage.intro} ${phrases.listed(apps.map(({ name }) => name).join(", "))}`,
    short: phrases.ownPrices(phrases.monthlyOnly),
    priceWords: startingPrice(demoPrices),
    price: allPrices(apps),
    names: ["demo", "business app", "app", "live demo", "app demo"],
    keywords: "show try look example walk through",
    action: "try_demos",
  },
];

/** Everything that is sold at its own price, and the lists of these things. */
export const offerDocuments: readonly KnowledgeDocument[] = [
  ...systems,
  ...apps,
  ...packages,
  ...extras,
  ...[storefront, books].map(flagship),
  ...groups,
];
