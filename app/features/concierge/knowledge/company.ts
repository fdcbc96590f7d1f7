import { appointmentPage } from "#app/content/appointment.ts";
import { territoryPlaybook, testAssignments } from "#app/content/assignments.ts";
import { packagesPage } from "#app/content/bot-packages.ts";
import { onboarding, performance, roles } from "#app/content/careers.ts";
import { type ConciergeAction, conciergePhrases as phrases } from "#app/content/concierge.ts";
import { about, contact } from "#app/content/home.ts";
import { services } from "#app/content/home-sections.ts";
import type { LegalBlock, LegalText } from "#app/content/legal.ts";
import { enterpriseQuestions, packageQuestions } from "#app/content/offer-questions.ts";
import { privacy } from "#app/content/privacy.ts";
import { applicationPage, recruitmentOverview } from "#app/content/recruitment.ts";
import { site } from "#app/content/site.ts";
import type { Question } from "#app/content/structured-data.ts";
import { terms } from "#app/content/terms.ts";
import type { DocumentKind, KnowledgeDocument, Place } from "./document.ts";
import { places } from "./places.ts";

const benefit = (title: string) =>
  recruitmentOverview.why.benefits.find((one) => one.title === title)?.text ?? "";
const listed = (things: readonly { title: string }[]) => things.map(({ title }) => title).join(", ");

function recruitment(
  slug: string,
  title: string,
  about: string,
  names: readonly string[],
): KnowledgeDocument {
  return {
    kind: "recruitment",
    name: title,
    place: { path: `/recruitment/${slug}`, title },
    about,
    names,
    keywords: "consultant recruitment",
    action: "apply_consultant",
  };
}

const levels = performance.levels.map(({ title }) => title).join(", ");

const recruitmentDocuments: readonly KnowledgeDocument[] = [
  recruitment(
    "overview",
    recruitmentOverview.heading,
    `${recruitmentOverview.intro} ${recruitmentOverview.lookingFor.text}`,
    [
      "consultant",
      "become consultant",
      "job",
      "vacancy",
      "work with you",
      "hiring",
      "career",
      "employ",
      "internship",
      "agent",
    ],
  ),
  recruitment(
    "apply",
    applicationPage.heading,
    `${applicationPage.intro} ${applicationPage.requirements.join(" ")}`,
    ["apply", "application", "apply consultant", "apply job", "age", "requirement"],
  ),
  recruitment(
    "onboarding",
    onboarding.heading,
    `${onboarding.intro} ${phrases.listed(listed(onboarding.steps))}`,
    ["onboarding", "after apply", "consultant training"],
  ),
  recruitment("roles", roles.heading, `${roles.intro} ${phrases.listed(listed(roles.list))}`, [
    "role",
    "position",
    "consultant role",
  ]),
  recruitment(
    "performance",
    performance.heading,
    `${benefit("Commissions")} ${performance.intro} ${performance.levelsHeading}: ${levels}.`,
    [
      "commission",
      "performance",
      "promotion",
      "salary",
      "consultant level",
      "consultant earn",
      "consultant salary",
      "career level",
      "how much consultant",
      "consultant money",
      "consultant pay",
      "earn",
    ],
  ),
  recruitment(
    "test-assignments",
    testAssignments.heading,
    `${testAssignments.intro} ${phrases.listed(listed(testAssignments.list))} ${testAssignments.submission.text}`,
    ["test assignment", "assignment", "submit assignment", "consultant test"],
  ),
  recruitment("territory-playbook", territoryPlaybook.heading, territoryPlaybook.intro, [
    "territory",
    "playbook",
    "territory head",
    "regional",
  ]),
];

function questions(of: readonly Question[], place: Place, kind: DocumentKind): KnowledgeDocument[] {
  return of.map(({ question, answer }) => ({
    kind,
    name: question,
    place,
    about: answer,
    names: questionNames[question] ?? [],
    keywords: question,
    action: "get_quote",
  }));
}

/** Words for the questions under the offers; a question that has none is still found by its own. */
const questionNames: Readonly<Record<string, readonly string[]>> = {
  "What does the setup price include?": ["setup include", "setup included", "setup cover"],
  "What does the monthly price pay for?": ["monthly cover", "monthly include", "maintenance"],
  "Who owns the data?": ["own data", "my data", "our data", "customer record"],
  "Who owns the chats and the customer list?": ["own chat", "customer list"],
  "What happens if we stop paying?": ["stop pay", "stop paying", "cancel"],
  "Will you train our staff?": ["train staff", "teach staff", "staff training", "train my staff"],
  "Must we pay the whole setup at once?": [
    "installment",
    "instalment payment",
    "pay part",
    "pay small small",
    "pay in part",
    "at once",
  ],
  "Can my staff and I still reply ourselves?": [
    "reply myself",
    "still reply",
    "reply ourselves",
    "take over chat",
  ],
  "Can I pay in parts, or move to another package later?": ["move package", "upgrade", "change package"],
};

function blockText(block: LegalBlock): string {
  if (typeof block === "string") return block;
  return block.kind === "list" ? block.items.join(" ") : "";
}

/** How often a text says one of the names, to find the paragraph that is meant. */
function mentions(text: string, names: readonly string[]): number {
  return names.filter((name) => text.toLowerCase().includes(name)).length;
}

/** The sections of a legal page that people ask about, by what they call them. */
function legal(page: LegalText, kind: DocumentKind, names: Readonly<Record<string, readonly string[]>>) {
  return page.sections.flatMap(({ id, heading, blocks }): KnowledgeDocument[] => {
    const called = names[id];
    if (!called) return [];
    const about = blocks
      .map(blockText)
      .reduce((best, text) => (mentions(text, called) > mentions(best, called) ? text : best));
    return [
      {
        kind,
        name: heading,
        place: { path: page.path, title: page.heading },
        about,
        names: called,
        keywords: heading,
        action: "chat_whatsapp",
      },
    ];
  });
}

function plain(
  place: Place,
  about: string,
  names: readonly string[],
  action: ConciergeAction,
): KnowledgeDocument {
  return { kind: "company", name: place.title, place, about, names, keywords: "", action };
}

/** Who we are, how we are reached, what we promise, and how one works with us. */
export const companyDocuments: readonly KnowledgeDocument[] = [
  ...recruitmentDocuments,
  ...questions(enterpriseQuestions, places.systems, "question"),
  ...questions(packageQuestions, places.packages, "question"),
  ...legal(privacy, "privacy", {
    short: [
      "privacy",
      "cookie",
      "cookies",
      "information safe",
      "my information",
      "personal data",
      "data protection",
      "track",
    ],
    use: ["my right", "delete my data", "erase", "delete data", "your rights"],
    "who-sees": ["share my data", "sell my data", "sell data"],
  }),
  ...legal(terms, "question", {
    tools: ["trust tool", "tool wrong", "use what tool"],
    prices: ["quote", "contract", "vat", "tax", "written quote"],
    courses: ["certificate", "certification"],
    rights: ["copyright", "who owns text"],
  }),
  plain(
    places.services,
    `${services.list.map(({ title, text }) => `${title}: ${text}`).join(" ")}`,
    ["service", "catalogue", "brochure"],
    "get_quote",
  ),
  plain(
    { path: "/#about", title: about.heading },
    [recruitmentOverview.who.text, ...about.points.map(({ text }) => text)].join(" "),
    [site.name, "about you", "who owns", "business automated"],
    "get_quote",
  ),
  plain(
    { path: "/#about", title: about.heading },
    about.points[2]?.text ?? "",
    ["support", "after sale"],
    "get_quote",
  ),
  plain(places.terms, terms.intro, ["terms of use", "term condition", "your term"], "chat_whatsapp"),
  plain(
    places.appointment,
    `${appointmentPage.summary} ${appointmentPage.next[0]?.text}`,
    ["appointment", "consultation", "book call"],
    "book_consultation",
  ),
  plain(
    places.contact,
    `${contact.text} ${contact.next.map(({ text }) => text).join(" ")}`,
    ["how it work", "what happen next", "get started", "start"],
    "get_quote",
  ),
  plain(
    places.packages,
    packagesPage.closing.steps.join(" "),
    ["launch assistant", "how launch", "set up assistant"],
    "see_packages",
  ),
];
