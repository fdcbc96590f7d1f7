import { assistantLaunchTime } from "./bot-packages.ts";
import { internationalForm } from "./phone.ts";
import { site } from "./site.ts";

export { type ConciergeAction, conciergeActions, conciergeMessage } from "./concierge-actions.ts";

const line = internationalForm(site.whatsapp.concierge);

/** What the concierge says about itself and the chat. What it says about offers comes from the offers. */
export const conciergeReplies = {
  greeting: `Good day, I am ${site.conciergeName}, the assistant of ${site.name}. Ask me about a price, a package, a course, a tool or how to book a call. What does your business do?`,
  thanks: "You are welcome. If something else comes up, ask here.",
  goodbye: "Thank you for coming. We are here when you need us.",
  goOn: "I am here. Tell me in a few words what you look for: a price, a course, a tool or a time for a call.",
  identity: `I am ${site.conciergeName}, a program that answers from the pages of ${site.name}. I am not a person, and I can be wrong. For a person, write to us on WhatsApp.`,
  human: `Of course. The button opens WhatsApp with what you asked already written; you only press send. A person answers ${site.responseHours}.`,
  complaint: `I am sorry about that. I cannot put it right from here, but a person can: press the WhatsApp button, say what happened and add your reference or the name you used. We answer ${site.responseHours}.`,
  insult: `I am sorry that this was no help. A person can do better: the button opens WhatsApp, and we answer ${site.responseHours}.`,
  trust: `It is right to check first. Prices stand on our pages, you get a quote in writing before work starts, and the contract begins only when you accept it. Book a call and ask us anything, or write to us on WhatsApp.`,
  injection:
    "I cannot change prices or the rules I answer by. The prices on the pages are the prices, and only a written quote from us can differ. I can show you the real price of anything here.",
  discount: `I cannot give a discount or change a price. Ask on WhatsApp or book a call: the quote you get in writing says what it costs for your business, and whether it can be paid in parts.`,
  offTopic: `That is outside what I know. I answer about ${site.name}: its systems, prices, courses, tools and how to reach a person.`,
  unknown: `I do not know that, and I would rather say so than guess. Ask on WhatsApp: the button writes your question into the message, and a person answers ${site.responseHours}.`,
  refund:
    "Our pages state no general rule for refunds. For work you pay us for, the written quote you accepted says how either of us can end it, and your rights as a consumer stay. Tell us on WhatsApp what you paid for, and when.",
  location: `${site.address ? `You can write to us at ${site.address}.` : "Our pages name no office to visit."} We work with businesses in Nigeria and across Africa, and calls take place on WhatsApp, so you need not travel. Write to us or book a call.`,
  hours: `We answer ${site.responseHours}. Support for systems in use is ${site.claims.support}.`,
  contact: `You reach us on WhatsApp at ${line}, by email at ${site.email}, or with the form on the home page. We answer ${site.responseHours}.`,
  buildTime: `A custom system is built in ${site.claims.buildTime}, and a WhatsApp assistant is at work in ${assistantLaunchTime}. The date that binds us is the one in your quote.`,
  invoice:
    "Our pages do not speak of invoices. Before work starts you get a quote in writing that says what is made, what it costs and what tax is added; ask there for an invoice or receipt in the name of your business.",
  account: `You get a new password yourself: open the page, type the email of your account, and a link comes to it. If no mail comes in ten minutes, ask us on WhatsApp.`,
  custom: `Tell us what it must do. A person says on WhatsApp whether we build it, what it costs and when it is ready, before anything is paid. A custom system takes ${site.claims.buildTime}.`,
  unclear:
    "Which one do you mean? Tell me the name, such as LeadBot Basic, the restaurant system, a course or a tool, and I answer from there.",
  payment:
    "Nothing is paid on this site. For a system or a package you first get a quote in writing, and how you pay, also whether in parts, is agreed there. Ebooks are paid by transfer to the account that we give you in the WhatsApp chat.",
} as const;

/** Phrases that join facts into an answer. */
export const conciergePhrases = {
  price: (name: string, price: string) => `${name}: ${price}.`,
  firstYear: (total: string) => `Setup and twelve months come to ${total}.`,
  asApp: (name: string, price: string) => `Among the business apps, ${name} is ${price}.`,
  asSystem: (name: string, price: string) => `As an enterprise system, ${name} is ${price}.`,
  asPackage: (name: string, price: string) => `${name} begin ${price}.`,
  itsPrice: (price: string) => `Price: ${price}.`,
  free: (name: string) => `${name} is free. There is nothing to pay.`,
  cheapest: (name: string) => `The least expensive is ${name}.`,
  dearest: (name: string) => `The one with the highest price is ${name}.`,
  ownPrices: (parts: string) => `each has ${parts}`,
  setupThenMonthly: "a one-time setup price and a monthly price",
  monthlyOnly: "a monthly price, and we fit it to your business",
  yes: "Yes.",
  no: "No.",
  moreOf: (name: string) => `${name}, in more detail.`,
  where: (name: string, page: string) => `You find ${name} on the page ‘${page}’.`,
  module: (number: number, title: string) => `Module ${number}, ${title}`,
  modules: (titles: string) => `Its modules: ${titles}.`,
  moduleCount: (count: number) => `${count} ${count === 1 ? "module" : "modules"}`,
  tier: (course: string, tier: string, description: string) =>
    `${course} is in the ${tier} tier. ${description}`,
  compared: (name: string, price: string, what: string) => `${name} (${price}): ${what}.`,
  popular: (name: string) => `Most choose ${name}.`,
  listed: (names: string) => `They are: ${names}.`,
  asked: (questions: string) => `The form asks for: ${questions}.`,
  optional: (questions: string) => `Not required: ${questions}.`,
  detail: (name: string, detail: string) => `${name}: ${detail}`,
  freeToEnrol: `Enrolling in ${site.school} is free.`,
  startingPrices: (kind: string, price: string) => `${kind}: ${price}.`,
} as const;
