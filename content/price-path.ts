import { demoNames } from "./demo-names.ts";
import { enterpriseDemos, enterpriseTitles } from "./enterprise-names.ts";
import {
  amountRange,
  type DemoId,
  demoPrices,
  type EnterpriseId,
  enterprisePrices,
  firstYearTotal,
  naira,
  packagePrices,
  priceInWords,
  priceRange,
} from "./prices.ts";
import { shopRule } from "./shop-rule.ts";

/*
 * Most systems can be had in two ways at two prices: as a ready app by the month, or as a custom build with a setup
 * price. Every page that shows one price says the other, and what the difference is, in the words of this file.
 */

/** One way to get a system. */
export interface Way {
  readonly kind: "ready" | "custom";
  /** The kind in words, above the name. A package is launched sooner than a custom build, so it is not called one. */
  readonly label: string;
  /** The words of the link to its page. */
  readonly seeLabel: string;
  readonly name: string;
  readonly price: string;
  readonly firstYear: string;
  readonly includes: readonly string[];
  /** Address of its page. */
  readonly href: string;
}

export interface PricePath {
  readonly heading: string;
  readonly ready: Way;
  readonly custom: Way;
  /** Both prices in one sentence each. */
  readonly sentence: string;
  /** What to choose when. */
  readonly advice: string;
}

export const pricePathTexts = {
  heading: "Ready app or custom build?",
  text: "There are two ways to get this kind of system, at two prices.",
  firstYearLabel: "First year",
  orReady: "Also sold as a ready app",
  differenceLabel: "What is the difference?",
  rowLabel: "As a ready app",
  readyOnly:
    "This comes as a ready app only. Do you need it built another way? Ask us, and you get a quote first.",
} as const;

/** What every ready app includes and every custom build adds. The setup price pays for the second. */
const inReadyApp = [
  "We set it up with your name, prices and users",
  "No deposit: the first month is due when you have tried the app and accepted it",
] as const;
const inCustomBuild = [
  "Built around how your business works",
  "We bring in your existing records",
  "We train your staff",
] as const;

/** What the custom build of each system does that its ready app does not. */
const addedBySystem: Readonly<Record<EnterpriseId, readonly string[]>> = {
  "enterprise-intelligence-suite": ["Warnings when stock is low, a payment is late or a figure looks wrong"],
  "healthcare-system": ["A log of who opened or changed a record", "Your own forms, departments and bills"],
  "restaurant-system": [
    "Cash, transfer and POS totals for each shift",
    "A report of the dishes that lose money",
    "Receipts on the printer you already have",
  ],
  "real-estate-system": [
    "Title documents with each listing",
    "Service charges for each tenant",
    "Reports by estate, by agent and by month",
  ],
};

function readyApp(id: DemoId): Way {
  return {
    kind: "ready",
    label: "Ready app",
    seeLabel: "See the ready app",
    name: demoNames[id],
    price: `${priceInWords(demoPrices[id])}, no setup price`,
    firstYear: `${"from" in demoPrices[id] ? "from " : ""}${naira(12 * demoPrices[id].amount)}`,
    includes: [id === "whatsapp-assistant" ? "Our standard assistant" : "Our standard app", ...inReadyApp],
    href: `/business-apps?demo=${id}`,
  };
}

/** A setup price that is earned back later than this, in months, is no advantage to speak of. */
export const longestEarnBack = 36;

/** How the two monthly prices compare, where the custom build costs less per month and the setup is soon earned back. */
function cheaperByMonth(id: EnterpriseId): string[] {
  const { setup, monthly } = enterprisePrices[id];
  const less = demoPrices[enterpriseDemos[id]].amount - monthly;
  const months = Math.ceil(setup / less);
  return less > 0 && months <= longestEarnBack
    ? [`${naira(less)} less per month than the ready app, so you recover the setup price in ${months} months`]
    : [];
}

const advice =
  "Choose the ready app if it fits your work. Choose the custom build if it does not, or if you have records to bring in. You can change later, with a new quote.";

function systemPath(id: EnterpriseId): PricePath {
  const title = enterpriseTitles[id];
  const ready = readyApp(enterpriseDemos[id]);
  const price = priceInWords(enterprisePrices[id]);
  return {
    heading: pricePathTexts.heading,
    ready,
    custom: {
      kind: "custom",
      label: "Custom build",
      seeLabel: "See the custom build",
      name: title,
      price,
      firstYear: naira(firstYearTotal(enterprisePrices[id])),
      includes: [...inCustomBuild, ...addedBySystem[id], ...cheaperByMonth(id)],
      href: `/ai-enterprise-systems#${id}`,
    },
    sentence: [
      `${ready.name} is the ready app: ${ready.price}.`,
      `${title} is the custom build: ${price}.`,
      ...cheaperByMonth(id).map((text) => `It costs ${text}.`),
    ].join(" "),
    advice,
  };
}

/** The ready app of a system, in one line with its name and price, for lists. */
export function readyInWords(id: EnterpriseId): string {
  const { name, price } = readyApp(enterpriseDemos[id]);
  return `Or choose the ready app ${name}: ${price}`;
}

const systems = Object.keys(enterprisePrices) as EnterpriseId[];

export const systemPaths = Object.fromEntries(systems.map((id) => [id, systemPath(id)])) as Readonly<
  Record<EnterpriseId, PricePath>
>;

/** The name under which the three packages are offered together. */
const packagesName = "WhatsApp AI Packages";

function assistantPath(): PricePath {
  const ready = readyApp("whatsapp-assistant");
  const price = priceRange(packagePrices);
  return {
    heading: "Ready app or package?",
    ready,
    custom: {
      kind: "custom",
      label: "Set up for your business",
      seeLabel: "See the packages",
      name: packagesName,
      price,
      firstYear: amountRange(Object.values(packagePrices).map(firstYearTotal)),
      includes: [
        "Three packages: the first answers questions and the largest also handles orders",
        "Connected to your number and taught your prices and answers",
        "You check the replies with us before launch",
        "Add-ons such as payment, broadcast and a link to your customer list",
      ],
      href: "/whatsapp-ai-packages#packages",
    },
    sentence: `${ready.name} is the ready app: ${ready.price}. The packages are set up for your business: ${price}.`,
    advice: `Choose the ready app if its standard replies suit you. It takes orders and bookings, but it does not work out quotes, check stock, send invoices or pass orders to departments. Choose a package if you need replies made for your business. In the first year LeadBot Basic costs less than the ready app, and the other two packages cost more. ${shopRule}`,
  };
}

export const assistantPricePath: PricePath = assistantPath();

/** The two ways of a demo's system; undefined for one that comes as a ready app only. */
export function pathOfDemo(id: DemoId): PricePath | undefined {
  if (id === "whatsapp-assistant") return assistantPricePath;
  const system = systems.find((one) => enterpriseDemos[one] === id);
  return system && systemPaths[system];
}
