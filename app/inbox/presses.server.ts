import { parseQuote, quoteLines, quoteMessage, quoteTotals } from "#app/offers/quote-contract.ts";
import { addOns, botPackages, packagesPage } from "#content/bot-packages.ts";
import { tierTexts } from "#content/course-pages.ts";
import { demoMessages, demoSystems, demosPage } from "#content/demos.ts";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { enterpriseOffers, enterprisePage } from "#content/enterprise-offers.ts";
import { exitOffer } from "#content/exit-offer.ts";
import { books, storefront } from "#content/flagships.ts";
import type { PressDoor } from "#content/lead-doors.ts";
import { playgroundClosing } from "#content/playground-closing.ts";
import { tiers } from "#content/school.ts";
import type { WhatsAppLine } from "#content/site.ts";
import { toolsPage } from "#content/tools-page.ts";

/** What a press of a WhatsApp button asks for. */
export interface Press {
  line: WhatsAppLine;
  /** The visitor's message, which is ready to send. */
  message: string;
  /** The words on the button, where the items do not say what is wanted. */
  wants: string;
  items: readonly string[];
  value?: number;
}

type PressReader = (asked: URLSearchParams) => Press | null;

/** Longest title of a course in a request for a tier, in characters. */
const longestTitle = 200;

const byId = <Thing extends { id: string }>(list: readonly Thing[], asked: URLSearchParams) =>
  list.find(({ id }) => id === asked.get("item"));

function quotePress(asked: URLSearchParams): Press | null {
  const quote = parseQuote(asked.toString());
  const lines = quoteLines(quote);
  if (!lines.length) return singleOffer(asked);
  return {
    line: "sales",
    message: quoteMessage(quote),
    wants: "",
    items: lines.map(({ id }) => id),
    value: quoteTotals(quote).firstMonth,
  };
}

/** One package or add-on, or the button below the packages or the practice bots, which names none. */
function singleOffer(asked: URLSearchParams): Press | null {
  const { launch, consult } = packagesPage.closing;
  const offer = byId(botPackages, asked);
  if (offer) {
    const { id, ctaMessage, setupPrice, monthlyPrice } = offer;
    const value = setupPrice + monthlyPrice;
    return { line: "sales", message: ctaMessage, wants: "", items: [id], value };
  }
  const addOn = byId(addOns, asked);
  if (addOn) {
    const { id, ctaMessage, price } = addOn;
    return { line: "sales", message: ctaMessage, wants: "", items: [id], value: price.amount };
  }
  const { chatLabel, chatMessage } = playgroundClosing;
  const practiced = { ctaText: chatLabel, ctaMessage: chatMessage };
  const closing = { launch, consult, "practice-bot": practiced }[asked.get("item") ?? ""];
  return closing ? { line: "sales", message: closing.ctaMessage, wants: closing.ctaText, items: [] } : null;
}

/** One system, or the button beside all of them, which names none. */
function demoPress(asked: URLSearchParams): Press | null {
  const { action, getLabel, comingPanel, reminder } = demosPage;
  const demo = byId(demoSystems, asked);
  if (!demo) {
    const { line, message, label } = action;
    return asked.has("item") ? null : { line, message, wants: label, items: [] };
  }
  const buttons = { get: getLabel, schedule: comingPanel.scheduleLabel, talk: reminder.talkLabel };
  const as = asked.get("as");
  const button = as === "schedule" || as === "talk" ? as : "get";
  const { id, name, price } = demo;
  return {
    line: "sales",
    message: demoMessages[button](name),
    wants: buttons[button],
    items: [id],
    value: price.amount,
  };
}

/** One system, flagship or tool of their own, or the button below the systems, which names none. */
function enterprisePress(asked: URLSearchParams): Press | null {
  const offer = byId(enterpriseOffers, asked);
  if (offer) {
    const { id, ctaMessage, setupPrice, monthlyPrice } = offer;
    const value = setupPrice + monthlyPrice;
    return { line: "sales", message: ctaMessage, wants: "", items: [id], value };
  }
  const flagship = byId([storefront, books], asked);
  if (flagship) {
    const { id, action } = flagship;
    return { line: action.line, message: action.message, wants: action.label, items: [id] };
  }
  if (asked.get("item") === "custom-tool") {
    const { ctaMessage, ctaLabel } = toolsPage.custom;
    return { line: "sales", message: ctaMessage, wants: ctaLabel, items: [] };
  }
  const { ctaMessage, ctaText } = enterprisePage.closing;
  return { line: "sales", message: ctaMessage, wants: ctaText, items: [] };
}

function ebookPress(asked: URLSearchParams): Press | null {
  const ebook = ebooks.find(({ slug }) => slug === asked.get("item"));
  if (!ebook) return null;
  const { slug, title, message, price, pages } = ebook;
  const { line, readyMessage, readyLabel, againMessage, againLabel } = storeTexts;
  const other = { line, items: [slug] };
  if (asked.get("as") === "again") return { ...other, message: againMessage(title), wants: againLabel };
  // A book that is not written is not sold, whatever the address says.
  if (pages === undefined) return { ...other, message: readyMessage(title), wants: readyLabel };
  return { ...other, message, wants: "", value: price.amount };
}

function tierPress(asked: URLSearchParams): Press | null {
  const tier = byId(tiers, asked);
  const course = (asked.get("course") ?? "").toWellFormed().slice(0, longestTitle);
  if (!tier) return null;
  return { line: "sales", message: tierTexts.message(tier.label, course), wants: course, items: [tier.id] };
}

function exitPress(): Press {
  const { line, message, label } = exitOffer.chat;
  return { line, message, wants: label, items: [] };
}

/** What each button asks for, from the address that it leads to; null where the address names nothing. */
export const presses: Readonly<Record<PressDoor, PressReader>> = {
  quote: quotePress,
  demo: demoPress,
  enterprise: enterprisePress,
  ebook: ebookPress,
  tier: tierPress,
  "exit-offer": exitPress,
};
