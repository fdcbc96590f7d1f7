import { appointmentPage } from "#content/appointment.ts";
import { packagesPage } from "#content/bot-packages.ts";
import type { ConciergeAction } from "#content/concierge.ts";
import { contactNext } from "#content/contact-form.ts";
import { about, contact } from "#content/home.ts";
import { services } from "#content/home-sections.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { enterpriseQuestions, packageQuestions } from "#content/offer-questions.ts";
import { recruitmentOverview } from "#content/recruitment.ts";
import { site } from "#content/site.ts";
import type { Question } from "#content/structured-data.ts";
import { terms } from "#content/terms.ts";
import type { KnowledgeDocument, Place } from "./document.ts";
import { legalDocuments } from "./legal.ts";
import { places } from "./places.ts";
import { recruitmentDocuments } from "./recruitment.ts";

function questions(
  of: readonly Question[],
  place: Place,
  names: Readonly<Record<string, readonly string[]>>,
): KnowledgeDocument[] {
  return of.map(({ question, answer }) => ({
    kind: "question",
    name: question,
    place,
    about: answer,
    names: [...(questionNames[question] ?? []), ...(names[question] ?? [])],
    keywords: question,
    action: "get_quote",
  }));
}

/** Extra search words for the questions under the offers; the others are found by their own words. */
const questionNames: Readonly<Record<string, readonly string[]>> = {
  "Why does the same system have two prices?": [
    "two price",
    "different price",
    "ready app",
    "custom build",
    "price not same",
    "another price",
  ],
  "What if you are late, or we change our mind?": [
    "you late",
    "deliver late",
    "miss deadline",
    "change my mind",
  ],
  "What if you are late, or I change my mind?": ["you late", "deliver late", "change mind"],
  "Will it work on my own number, and can I try it first?": ["my own number", "try first", "try before"],
  "When can I reach a person?": ["support hour", "reach person"],
  "What does the setup price include?": [
    "setup include",
    "setup included",
    "setup cover",
    "old record",
    "bring record",
    "existing record",
    "move data",
  ],
  "What does the monthly price pay for?": ["monthly cover", "monthly include", "maintenance"],
  "Who owns the data?": [
    "own record",
    "our record contract",
    "keep our record",
    "own the record",
    "own data",
    "my data",
    "our data",
    "customer record",
  ],
  "Who owns the chats and the customer list?": [
    "own my customer",
    "own customer contact",
    "my customer contact",
    "own chat",
    "customer list",
  ],
  "What happens if we stop paying?": [
    "stop pay",
    "stop paying",
    "cancel",
    "cannot pay",
    "not able pay",
    "miss payment",
  ],
  "Will you train our staff?": [
    "train staff",
    "train worker",
    "train employee",
    "train my people",
    "teach worker",
    "train us",
    "teach staff",
    "staff training",
    "train my staff",
  ],
  "Must we pay the whole setup at once?": [
    "instalment",
    "pay part",
    "pay half",
    "pay twice",
    "pay two time",
    "pay three time",
    "at once",
  ],
  "Can we still reply ourselves?": ["reply myself", "still reply", "reply ourselves", "take over chat"],
  "Can I pay in parts, or move to another package later?": ["move package", "upgrade", "change package"],
};

function plain(
  place: Place,
  about: string,
  names: readonly string[],
  action: ConciergeAction,
): KnowledgeDocument {
  return { kind: "company", name: place.title, place, about, names, keywords: "", action };
}

/** What using the site costs, quoted from the terms. */
const costsNothing =
  terms.sections
    .find(({ id }) => id === "site")
    ?.blocks.filter((block) => typeof block === "string")
    .at(-1) ?? "";

/** Who we are, how to reach us, what we promise, and how to work with us. */
export const companyDocuments: readonly KnowledgeDocument[] = [
  ...recruitmentDocuments,
  ...questions(enterpriseQuestions, places.systems, {}),
  ...questions(packageQuestions, places.packages, {
    "What does the monthly price pay for?": ["setup and monthly"],
    "What does the setup price include?": [
      "use my number",
      "own number",
      "same number",
      "install",
      "existing number",
      "new number",
      "new sim",
      "use my whatsapp",
      "connect whatsapp",
    ],
  }),
  plain(places.terms, costsNothing, ["demo free", "chat free", "site free", "website free"], "explore_tools"),
  ...legalDocuments,
  plain(
    places.services,
    `${services.list.map(({ title, text }) => `${title}: ${text}`).join(" ")}`,
    ["service", "catalogue", "brochure"],
    "get_quote",
  ),
  plain(
    { path: "/#about", title: about.heading },
    [recruitmentOverview.who.text, ...about.points.map(({ text }) => text)].join(" "),
    [
      site.name,
      "about you",
      "about your company",
      "about your business",
      "who owns mindsync",
      "who owns company",
      "business automated",
    ],
    "get_quote",
  ),
  plain(
    { path: "/#about", title: about.heading },
    about.points[2]?.text ?? "",
    ["support", "after sale"],
    "get_quote",
  ),
  plain(
    places.howWeWork,
    `${howWeWork.intro} ${howWeWork.steps.map(({ title }) => title).join(", ")}.`,
    ["how you work", "how we work", "your process", "what you see", "each day", "handover", "sample quote"],
    "get_quote",
  ),
  plain(places.terms, terms.intro, ["terms of use", "term condition", "your term"], "chat_whatsapp"),
  plain(
    places.appointment,
    `${appointmentPage.summary} ${appointmentPage.next[0]?.text}`,
    ["consultation", "book call"],
    "book_consultation",
  ),
  plain(
    places.contact,
    `${contact.text} ${contactNext.next.map(({ text }) => text).join(" ")}`,
    [
      "how it work",
      "what happen next",
      "get started",
      "start",
      "send me quote",
      "need quote",
      "get quote",
      "want quote",
    ],
    "get_quote",
  ),
  plain(
    places.packages,
    packagesPage.closing.steps.join(" "),
    ["launch assistant", "how launch", "set up assistant"],
    "see_packages",
  ),
];
