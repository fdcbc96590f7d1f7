import { depositOf } from "./offer-terms.ts";
import { naira } from "./prices.ts";
import { site } from "./site.ts";

/** Texts of the visitor's list on the packages page. */
export const quoteTexts = {
  heading: "Your list",
  hint: "Your list is below: send it to us, or share its link.",
  chooseLabel: "Add to your list",
  selectedLabel: "On your list",
  addedLabel: "Added",
  packageLabel: "Package",
  addOnLabel: "Add-on",
  empty: {
    title: "Nothing chosen yet",
    text: "Choose a package, or add something to the assistant you have. The total will appear here.",
  },
  noPackage: "No package chosen. That is fine if you already have an assistant from us.",
  setupWord: "setup",
  setupTotal: "Setup total",
  monthlyTotal: "Monthly total",
  firstMonthTotal: "Setup and first month",
  note: "Nothing is ordered or paid here. We agree the details with you on WhatsApp first.",
  refLabel: "Ref",
  /** @param address of the list by its Ref, without https:// */
  refNote: (address: string) => `To see this list on another phone, open ${address} there.`,
  sendLabel: "Send this list on WhatsApp",
  seeLabel: "See your list",
  copyLabel: "Copy link",
  shareLabel: "Share",
  clearLabel: "Clear",
  removeLabel: "Remove",
  copied: "Link copied",
  copiedText: "Whoever opens the link sees the same list.",
  notCopied: "The link could not be copied",
  notCopiedText: "Nothing is lost: the link is the address of this page, in your browser’s address bar.",
  message: {
    withPackage: "Good day. I want this for my WhatsApp:",
    addOnsOnly: "Good day. I have an assistant on my WhatsApp and want to add this:",
    link: "Link",
    business: "My business is: ",
  },
  /** Announced to screen readers after each step. */
  spoken: {
    empty: "The list is empty.",
    heading: "List",
  },
} as const;

/** What is paid before the work begins, and when the rest is due. @param setup the setup price in naira, not zero */
export function depositNote(setup: number): string {
  const deposit = depositOf(setup);
  if (deposit === setup) return `You pay ${naira(setup)} to begin.`;
  const rest = `${naira(setup - deposit)} when you have tried everything and accepted it.`;
  if (deposit === 0) return `You pay ${rest}`;
  return `You pay ${naira(deposit)} to begin, ${site.terms.depositPercent}% of the setup, and the other ${rest}`;
}

/** The number of things in a quote: '1 item', '3 items'. */
export function itemCount(count: number): string {
  return `${count} ${count === 1 ? "item" : "items"}`;
}

/** The first thing of a quote and the number of others: 'SmartAgent Pro and 3 more'. */
export function andMore(first: string, others: number): string {
  return others ? `${first} and ${others} more` : first;
}
