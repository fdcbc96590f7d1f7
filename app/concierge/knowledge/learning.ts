import { conciergePhrases as phrases } from "#content/concierge.ts";
import { ebooks, storeTexts } from "#content/ebooks.ts";
import { materialsPromo } from "#content/home-sections.ts";
import { freeCourses, freeCoursesPage } from "#content/materials.ts";
import { priceInWords } from "#content/prices.ts";
import { learningPaths, schoolPage, tiers } from "#content/school.ts";
import { site } from "#content/site.ts";
import { type ToolSlug, tools } from "#content/tools.ts";
import { toolsPage } from "#content/tools-page.ts";
import type { KnowledgeDocument } from "./document.ts";
import { places } from "./places.ts";

/** What visitors call a tool beside its title. */
const toolNames: Readonly<Partial<Record<ToolSlug, readonly string[]>>> = {
  "business-name-generator": [
    "business name",
    "company name",
    "brand name",
    "shop name",
    "name generator",
    "nice name",
    "good name",
    "name idea",
    "find name",
    "suggest name",
    "new name",
  ],
  "marketing-generator": [
    "marketing content",
    "marketing tool",
    "caption",
    "advert",
    "marketing generator",
    "marketing text",
    "slogan",
    "tagline",
    "jingle",
    "ad copy",
    "flyer",
    "flyer text",
    "hashtag",
    "social media post",
    "status post",
    "write post",
    "promo text",
    "ads",
  ],
  "product-description": [
    "product description",
    "describe product",
    "description generator",
    "description",
    "describe my",
  ],
  "idea-evaluator": ["idea evaluator", "business idea", "evaluate idea", "check idea", "my idea"],
  "sop-writer": [
    "sop",
    "procedure",
    "sop writer",
    "standard operating procedure",
    "checklist for staff",
    "rules for staff",
  ],
  "bot-playground": ["playground", "bot playground", "test bot", "try bot", "test chatbot", "try chatbot"],
  "growth-strategy": [
    "growth strategy",
    "growth plan",
    "grow business",
    "strategy",
    "business plan",
    "grow sale",
    "increase sale",
    "more sale",
    "more customer",
  ],
  "faq-generator": ["faq", "faq generator", "frequently asked"],
  "landing-copy": ["landing page", "landing copy", "page copy", "landing page copy"],
};

const toolKeywords: Readonly<Partial<Record<ToolSlug, string>>> = {
  "business-name-generator": "brand shop company choose register",
  "marketing-generator": "instagram facebook tiktok whatsapp status promotion campaign offer sales flyer",
  "product-description": "catalogue sell item goods bag shoe dress food feature",
  "idea-evaluator": "start new capital risk profitable good sense money",
  "sop-writer": "staff worker open close shop how routine training guide manual",
  "bot-playground": "chat practise personality talk sample",
  "growth-strategy": "more customers sales revenue increase plan scale expand month",
  "faq-generator": "questions answers customers ask",
  "landing-copy": "website headline homepage words text",
};

const toolDocuments: readonly KnowledgeDocument[] = tools.map(
  ({ slug, title, description, useWhen, path }) => ({
    kind: "tool",
    name: title,
    place: { path, title },
    about: `${title}. ${description} ${useWhen}`,
    short: description.replace(/\.$/, ""),
    weight: 0.7,
    price: phrases.free(title),
    names: [title, ...(toolNames[slug] ?? [])],
    keywords: `tool free generate write make ${toolKeywords[slug] ?? ""}`,
    action: "try_tools",
  }),
);

const courseNames: Readonly<Record<string, readonly string[]>> = {
  "ai-for-your-small-business": ["ai course", "learn ai"],
  "whatsapp-selling": ["selling course", "learn sell"],
  "bookkeeping-from-zero": ["bookkeeping course", "learn bookkeeping", "accounting course"],
  "digital-marketing-on-a-small-budget": ["digital marketing", "marketing course", "learn marketing"],
  "automating-daily-work": ["automation course", "automating course"],
  "writing-good-prompts": ["prompt", "prompt course", "learn prompt"],
};

const coursePrice = `${freeCoursesPage.price} instead of ${freeCoursesPage.usualPrice}`;

const courses: readonly KnowledgeDocument[] = freeCourses.map(
  ({ slug, title, description, audience, outcomes }) => ({
    kind: "course",
    id: slug,
    details: outcomes,
    name: title,
    place: places.freeCourses,
    about: `${title}. ${description} ${audience}`,
    short: description.replace(/\.$/, ""),
    price: phrases.price(title, coursePrice),
    priceWords: coursePrice,
    names: [title, `${title} course`, ...(courseNames[slug] ?? [])],
    keywords: `course free ${description}`,
    action: "download_courses",
  }),
);

const paths: readonly KnowledgeDocument[] = learningPaths.map((path) => ({
  kind: "path",
  id: path.id,
  details: path.outcomes,
  name: path.title,
  place: places.school,
  about: `${path.title}: ${path.modules} modules, ${path.duration}, ${path.level}. ${path.description}`,
  short: `${path.modules} modules, ${path.duration}, ${path.level}`,
  names: [path.title, path.id.replace("-", " ")],
  keywords: `path module week school learn ${path.description}`,
  action: "view_courses",
}));

const books: readonly KnowledgeDocument[] = ebooks.map((book) => ({
  kind: "ebook",
  id: book.slug,
  details: book.learn,
  name: book.title,
  place: { path: book.path, title: book.title },
  about: `${book.title}. ${book.subtitle}. ${book.pages} ${storeTexts.pagesWord}, ${storeTexts.format}. ${book.audience}`,
  short: book.subtitle,
  price: phrases.price(book.title, priceInWords(book.price)),
  priceWords: priceInWords(book.price),
  parts: { once: book.price.amount, monthly: 0 },
  names: [book.title],
  keywords: `ebook book pdf ${book.subtitle}`,
  action: "browse_store",
  weight: 0.6,
}));

const groups: readonly KnowledgeDocument[] = [
  {
    kind: "tool",
    group: true,
    name: toolsPage.heading,
    place: places.tools,
    about: `${toolsPage.intro} ${phrases.listed(tools.map(({ title }) => title).join(", "))}`,
    price: toolsPage.intro,
    names: ["tool", "free tool", "ai tool", "generator"],
    keywords: "generate write free",
    action: "explore_tools",
  },
  {
    kind: "course",
    group: true,
    name: freeCoursesPage.heading,
    place: places.freeCourses,
    about: `${freeCoursesPage.intro} ${phrases.listed(freeCourses.map(({ title }) => title).join(", "))}`,
    price: phrases.price(freeCoursesPage.heading, coursePrice),
    priceWords: coursePrice,
    names: [
      "free course",
      "powerpoint",
      "powerpoint course",
      "course material",
      "free material",
      "slide",
      "material",
      "course million",
      "resource",
      "worksheet",
      "template",
    ],
    keywords: `download ${materialsPromo.text}`,
    action: "download_courses",
  },
  {
    kind: "path",
    group: true,
    name: site.school,
    place: places.school,
    about: `${schoolPage.intro} ${schoolPage.pathsHeading}: ${learningPaths.map(({ title }) => title).join(", ")}.`,
    price: `${phrases.freeToEnrol} ${schoolPage.tiersText}`,
    names: [
      "school",
      "course",
      "video course",
      "video",
      "learning path",
      "class",
      "training",
      "lesson",
      "academy",
      "learn",
    ],
    keywords: "path module study student tutorial catalogue teach",
    action: "view_courses",
  },
  {
    kind: "path",
    name: schoolPage.tiersHeading,
    place: places.school,
    about: `${schoolPage.tiersText} ${tiers.map(({ label, description }) => `${label}: ${description}`).join(" ")}`,
    names: [
      "tier",
      "course tier",
      "basic and pro tier",
      "pro and elite tier",
      "basic and elite tier",
      "free and basic tier",
      "locked",
      "open lesson",
      "elite course",
      "pro course",
      "basic course",
    ],
    keywords: "access account lesson unlock open",
    action: "view_courses",
  },
  {
    kind: "path",
    name: schoolPage.closing.heading,
    place: places.school,
    about: schoolPage.closing.points.map(({ title, text }) => `${title}: ${text}`).join(" "),
    names: ["lifetime access", "learn on phone", "laptop course", "course on phone"],
    keywords: "mobile phone lifetime forever support lesson",
    action: "view_courses",
  },
  {
    kind: "ebook",
    group: true,
    name: storeTexts.name,
    place: places.store,
    about: `${storeTexts.text} ${phrases.listed(ebooks.map(({ title }) => title).join(", "))}`,
    price: books.map(({ price }) => price).join(" "),
    names: ["ebook", "book", "ebook store", "pdf", "store", "hard copy", "paperback"],
    keywords: "pdf read order",
    action: "browse_store",
  },
];

/** What visitors can learn, read and use: tools, courses, paths, ebooks. */
export const learningDocuments: readonly KnowledgeDocument[] = [
  ...toolDocuments,
  ...courses,
  ...paths,
  ...books,
  ...groups,
];
