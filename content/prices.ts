/**
 * Every price of the site as a whole number of naira. No other file contains a price of ours: offers, demos and pages
 * read it from here.
 */

export interface SetupAndMonthly {
  readonly setup: number;
  readonly monthly: number;
}

export interface SinglePrice {
  readonly amount: number;
  readonly per: "once" | "month";
  /** The amount is the lowest one; a larger business pays more. */
  readonly from?: boolean;
}

/** A price with the offer's names for its two parts. */
export function setupAndMonthly({ setup, monthly }: SetupAndMonthly) {
  return { setupPrice: setup, monthlyPrice: monthly };
}

export const demoPrices = {
  healthcare: { amount: 150_000, per: "month", from: true },
  hospitality: { amount: 200_000, per: "month" },
  "real-estate": { amount: 180_000, per: "month" },
  "enterprise-suite": { amount: 250_000, per: "month" },
  "telegram-bot": { amount: 50_000, per: "month" },
  "whatsapp-assistant": { amount: 75_000, per: "month" },
  "ai-sales-website": { amount: 120_000, per: "month" },
} as const satisfies Readonly<Record<string, SinglePrice>>;

export const enterprisePrices = {
  "enterprise-intelligence-suite": { setup: 1_500_000, monthly: 200_000 },
  "healthcare-system": { setup: 850_000, monthly: 150_000 },
  "restaurant-system": { setup: 1_200_000, monthly: 180_000 },
  "real-estate-system": { setup: 1_800_000, monthly: 250_000 },
} as const satisfies Readonly<Record<string, SetupAndMonthly>>;

export const packagePrices = {
  "leadbot-basic": { setup: 250_000, monthly: 40_000 },
  "smartagent-pro": { setup: 450_000, monthly: 70_000 },
  "fullops-elite": { setup: 750_000, monthly: 150_000 },
} as const satisfies Readonly<Record<string, SetupAndMonthly>>;

export const addOnPrices = {
  "whatsapp-broadcast": { amount: 150_000, per: "once" },
  "web-chat-widget": { amount: 100_000, per: "once" },
  "ai-reporting-memory": { amount: 120_000, per: "month" },
  "whatsapp-crm": { amount: 250_000, per: "once" },
  "payment-integration": { amount: 100_000, per: "once" },
} as const satisfies Readonly<Record<string, SinglePrice>>;

/** Each free course shows the first amount crossed out and the second as its price. */
export const freeCoursePrice = { usual: 1_000_000, now: 0 } as const;

/** What each ebook in the store costs; the file is sent once it is paid. */
export const ebookPrices = {
  "your-whatsapp-shop-in-seven-days": { amount: 3_500, per: "once" },
  "know-your-profit": { amount: 4_000, per: "once" },
  "prices-that-hold": { amount: 4_500, per: "once" },
  "one-hundred-replies": { amount: 2_500, per: "once" },
  "ai-at-the-counter": { amount: 5_000, per: "once" },
  "hand-it-over": { amount: 7_500, per: "once" },
} as const satisfies Readonly<Record<string, SinglePrice>>;

export type DemoId = keyof typeof demoPrices;
export type EnterpriseId = keyof typeof enterprisePrices;
export type PackageId = keyof typeof packagePrices;
export type AddOnId = keyof typeof addOnPrices;
export type EbookSlug = keyof typeof ebookPrices;

const digits = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });

/** The amount as text: 850000 → '₦850,000'. */
export function naira(amount: number): string {
  return amount < 0 ? `-₦${digits.format(-amount)}` : `₦${digits.format(amount)}`;
}

/** A price in words: '₦850,000 one-time setup, ₦150,000 per month' or 'from ₦150,000 per month'. */
export function priceInWords(price: SetupAndMonthly | SinglePrice): string {
  if ("setup" in price) {
    return `${naira(price.setup)} one-time setup, ${naira(price.monthly)} per month`;
  }
  const words = `${naira(price.amount)} ${price.per === "month" ? "per month" : "once"}`;
  return price.from ? `from ${words}` : words;
}

/** The cost of the first year: the setup and twelve months. */
export function firstYearTotal({ setup, monthly }: SetupAndMonthly): number {
  return setup + 12 * monthly;
}

function firstMonth(price: SetupAndMonthly | SinglePrice): number {
  return "setup" in price ? price.setup + price.monthly : price.amount;
}

/** The prices of several, lowest and highest: '₦250,000 to ₦750,000 setup, ₦40,000 to ₦150,000 per month'. */
export function priceRange(prices: Readonly<Record<string, SetupAndMonthly | SinglePrice>>): string {
  const all = Object.values(prices).map((price) =>
    "setup" in price ? price : { setup: 0, monthly: price.amount },
  );
  const monthly = `${amountRange(all.map((price) => price.monthly))} per month`;
  const setups = all.map(({ setup }) => setup);
  return setups.some(Boolean) ? `${amountRange(setups)} setup, ${monthly}` : monthly;
}

/** Amounts in naira, lowest and highest: '₦730,000 to ₦2,550,000'. */
export function amountRange(amounts: readonly number[]): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? naira(least) : `${naira(least)} to ${naira(most)}`;
}

/** The least of several prices, by what is paid in the first month. */
export const leastPrice = <Price extends SetupAndMonthly | SinglePrice>(
  prices: Readonly<Record<string, Price>>,
): Price => Object.values(prices).reduce((low, price) => (firstMonth(price) < firstMonth(low) ? price : low));

/** The starting price of several: 'from ₦250,000 setup and ₦40,000 per month'. */
export function startingPrice(prices: Readonly<Record<string, SetupAndMonthly | SinglePrice>>): string {
  const least = leastPrice(prices);
  return "setup" in least
    ? `from ${naira(least.setup)} setup and ${naira(least.monthly)} per month`
    : priceInWords({ ...least, from: true });
}
