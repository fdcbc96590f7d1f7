import { addOns, botPackages, packagesPage } from "#content/bot-packages.ts";
import { pressAddress } from "#content/lead-doors.ts";
import {
  type AddOnId,
  naira,
  type PackageId,
  priceInWords,
  type SetupAndMonthly,
  type SinglePrice,
} from "#content/prices.ts";
import { quoteTexts } from "#content/quote.ts";
import { siteAddress } from "#content/structured-data.ts";

/** A visitor's quote: a package, add-ons, or both. It is stored in the page's address. */
export interface Quote {
  readonly package: PackageId | null;
  /** Each once, in the order of the page. */
  readonly addOns: readonly AddOnId[];
}

export interface QuoteLine {
  readonly id: PackageId | AddOnId;
  readonly kind: "package" | "addOn";
  readonly name: string;
  readonly price: SetupAndMonthly | SinglePrice;
}

export interface QuoteTotals {
  readonly setup: number;
  readonly monthly: number;
  readonly firstMonth: number;
}

export const emptyQuote: Quote = { package: null, addOns: [] };

/** Reads one list of an address's query. Unknown and repeated items are left out. */
function parseList(list: string): Quote {
  const query = new URLSearchParams(list);
  const wanted = query.getAll("package");
  const added = query.getAll("add").flatMap((names) => names.split(","));
  return {
    package: botPackages.find(({ id }) => wanted.includes(id))?.id ?? null,
    addOns: addOns.map(({ id }) => id).filter((id) => added.includes(id)),
  };
}

/**
 * Reads the quote from an address's query. Steps that were taken before the page's script ran are joined by `&then&`:
 * the quote that the page showed, then the quote after each step alone (page-finish/browser/hydrate.js).
 */
export function parseQuote(search: string): Quote {
  const [shown = emptyQuote, ...steps] = search.replace(/^\?/, "").split("&then&").map(parseList);
  return steps.reduce(
    (quote, step) => ({
      package: step.package === shown.package ? quote.package : step.package,
      addOns: addOns
        .map(({ id }) => id)
        .filter((id) => {
          const changed = step.addOns.includes(id) !== shown.addOns.includes(id);
          return quote.addOns.includes(id) !== changed;
        }),
    }),
    shown,
  );
}

/** The page's address with this quote: the same quote always has the same address. */
export function quoteAddress(quote: Quote): string {
  const said = [
    ...(quote.package ? [`package=${quote.package}`] : []),
    ...(quote.addOns.length ? [`add=${quote.addOns.join(",")}`] : []),
  ];
  return said.length ? `${packagesPage.path}?${said.join("&")}` : packagesPage.path;
}

/** The quote with another package, or with none if it already had this one. */
export function withPackage(quote: Quote, id: PackageId): Quote {
  return { ...quote, package: quote.package === id ? null : id };
}

/** Adds the add-on, or removes it if the quote already has it. */
export function withAddOn(quote: Quote, id: AddOnId): Quote {
  const has = quote.addOns.includes(id);
  const kept = addOns.filter((addOn) => (addOn.id === id ? !has : quote.addOns.includes(addOn.id)));
  return { ...quote, addOns: kept.map((addOn) => addOn.id) };
}

/** The items in the quote, the package first. */
export function quoteLines(quote: Quote): QuoteLine[] {
  const chosen = botPackages.filter(({ id }) => id === quote.package);
  const added = addOns.filter(({ id }) => quote.addOns.includes(id));
  return [
    ...chosen.map(({ id, title, setupPrice, monthlyPrice }) => ({
      id,
      kind: "package" as const,
      name: title,
      price: { setup: setupPrice, monthly: monthlyPrice },
    })),
    ...added.map(({ id, name, price }) => ({ id, kind: "addOn" as const, name, price })),
  ];
}

/** The quote without one of its lines. */
export function withoutLine(quote: Quote, id: QuoteLine["id"]): Quote {
  return {
    package: quote.package === id ? null : quote.package,
    addOns: quote.addOns.filter((addOn) => addOn !== id),
  };
}

function setupOf(price: QuoteLine["price"]): number {
  if ("setup" in price) return price.setup;
  return price.per === "once" ? price.amount : 0;
}

function monthlyOf(price: QuoteLine["price"]): number {
  if ("setup" in price) return price.monthly;
  return price.per === "month" ? price.amount : 0;
}

/** Totals for setup, for each month, and for the first month. */
export function quoteTotals(quote: Quote): QuoteTotals {
  const prices = quoteLines(quote).map(({ price }) => price);
  const setup = prices.reduce((sum, price) => sum + setupOf(price), 0);
  const monthly = prices.reduce((sum, price) => sum + monthlyOf(price), 0);
  return { setup, monthly, firstMonth: setup + monthly };
}

/** The totals with their labels, as shown in the panel and the message. A part that costs nothing is left out. */
export function namedTotals(quote: Quote): { label: string; amount: string }[] {
  const { setup, monthly, firstMonth } = quoteTotals(quote);
  return [
    ...(setup ? [{ label: quoteTexts.setupTotal, amount: naira(setup) }] : []),
    ...(monthly ? [{ label: quoteTexts.monthlyTotal, amount: naira(monthly) }] : []),
    ...(setup && monthly ? [{ label: quoteTexts.firstMonthTotal, amount: naira(firstMonth) }] : []),
  ];
}

/** Both totals in a few words: '₦450,000 setup + ₦70,000 per month', or the one that is not zero. */
export function shortTotals(quote: Quote): string {
  const { setup, monthly } = quoteTotals(quote);
  return [
    ...(setup ? [`${naira(setup)} ${quoteTexts.setupWord}`] : []),
    ...(monthly ? [`${naira(monthly)} ${packagesPage.monthlyLabel}`] : []),
  ].join(" + ");
}

/** The address that stores a quote and opens its message on WhatsApp. */
export function quotePress(quote: Quote): string {
  return pressAddress("quote", Object.fromEntries(new URL(siteAddress(quoteAddress(quote))).searchParams));
}

/** The visitor's message to the sales line: every item, the totals, and the address of the quote. */
export function quoteMessage(quote: Quote): string {
  const { message, packageLabel, addOnLabel } = quoteTexts;
  return [
    quote.package ? message.withPackage : message.addOnsOnly,
    ...quoteLines(quote).map(
      ({ kind, name, price }) =>
        `${kind === "package" ? packageLabel : addOnLabel}: ${name}, ${priceInWords(price)}`,
    ),
    ...namedTotals(quote).map(({ label, amount }) => `${label}: ${amount}`),
    `${message.link}: ${siteAddress(quoteAddress(quote))}`,
    message.business,
  ].join("\n");
}

/** The quote in one sentence, for screen readers. */
export function spokenQuote(quote: Quote): string {
  const lines = quoteLines(quote);
  if (lines.length === 0) return quoteTexts.spoken.empty;
  const names = lines.map(({ name }) => name).join(", ");
  const totals = namedTotals(quote).map(({ label, amount }) => `${label} ${amount}`);
  return `${quoteTexts.spoken.heading}: ${names}. ${totals.join(", ")}.`;
}
