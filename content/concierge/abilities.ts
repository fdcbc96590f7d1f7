import type { AddOnId, PackageId } from "../prices.ts";

/** What an assistant can do, with the least package that does it, or the add-on. */
export interface Ability {
  /** Said in an answer: 'the cheapest that takes complete orders'. */
  readonly does: string;
  /** How visitors ask for it. */
  readonly words: RegExp;
  readonly package?: PackageId;
  readonly addOn?: AddOnId;
  /** Whether its words mean it in any message; 'book' and 'stock' may belong to the trade instead. */
  readonly isPlain?: true;
}

/** The abilities of the packages' and add-ons' pages (bot-packages.ts). */
export const abilities: readonly Ability[] = [
  {
    does: "answers the usual questions",
    words:
      /\banswers?\b.{0,30}\b(?:questions|enquir\w+|customers?|people|parents|members)|\b(?:usual|same) questions|\bfaqs?\b/,
    package: "leadbot-basic",
  },
  {
    does: "takes down names and numbers",
    words: /\b(?:take|collect|record|save|write)\w*\b.{0,20}\b(?:names?|numbers?|contacts?|leads?)\b/,
    package: "leadbot-basic",
  },
  {
    does: "books appointments and reminds",
    words: /\b(?:book(?:s|ing|ings)?|appointments?|reminders?|remind|reserv\w+)\b/,
    package: "smartagent-pro",
  },
  {
    does: "follows up",
    words: /\bfollow(?:s|ing)?[ -]?up\b/,
    package: "smartagent-pro",
    isPlain: true,
  },
  {
    does: "works out quotes",
    words: /\b(?:quotes|quotations?|estimates?)\b/,
    package: "smartagent-pro",
  },
  {
    does: "takes complete orders",
    words: /\b(?:tak(?:e|es|ing)|collect\w*|receiv\w+)\b.{0,14}\borders?\b/,
    package: "fullops-elite",
    isPlain: true,
  },
  {
    does: "checks the stock",
    words: /\b(?:stocks?|inventory|what remains|wetin remain|still available|finish(?:ed)?)\b/,
    package: "fullops-elite",
  },
  {
    does: "sends invoices and receipts",
    words: /\b(?:invoices?|receipts?)\b/,
    package: "fullops-elite",
  },
  {
    does: "tells where an order is",
    words: /\b(?:order status|track\w*)\b/,
    package: "fullops-elite",
    isPlain: true,
  },
  {
    does: "takes payment in the chat",
    words: /\b(?:(?:tak|collect|accept|receiv)\w*\b.{0,14}\b(?:payments?|money|deposits?)|payment link)\b/,
    addOn: "payment-integration",
  },
  {
    does: "sends offers to many customers",
    words: /\b(?:broadcasts?|bulk messages?)\b/,
    addOn: "whatsapp-broadcast",
  },
  {
    does: "answers on your website",
    words: /\b(?:on|for|inside) (?:my|our|the|a) (?:web)?site\b/,
    addOn: "web-chat-widget",
  },
  {
    does: "writes reports",
    words: /\b(?:reports?|remembers?)\b/,
    addOn: "ai-reporting-memory",
  },
  { does: "fills your customer list", words: /\bcrm\b/, addOn: "whatsapp-crm" },
];
