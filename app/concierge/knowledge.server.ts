import { listPosts } from "#app/blog/blog.server.ts";
import { listPublishedCourses, type PublishedCourse } from "#app/school/courses/published-courses.server.ts";
import { blogPath, blogTexts, postPath } from "#content/blog.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { intentWords } from "./brain/intents.ts";
import { companyDocuments } from "./knowledge/company.ts";
import { withCourses } from "./knowledge/courses.ts";
import type { KnowledgeDocument } from "./knowledge/document.ts";
import { learningDocuments } from "./knowledge/learning.ts";
import { offerDocuments } from "./knowledge/offers.ts";
import { type FixedName, fixedPhrases } from "./knowledge/phrases.ts";
import { places } from "./knowledge/places.ts";
import { type Retrieval, retrieval } from "./retrieval.ts";

/** The concierge's knowledge: every document, and a search index. */
export interface Knowledge {
  readonly documents: readonly KnowledgeDocument[];
  readonly index: Retrieval<KnowledgeDocument>;
}

function posts(): KnowledgeDocument[] {
  const all = listPosts().map(
    ({ slug, title, description }): KnowledgeDocument => ({
      kind: "post",
      name: title,
      place: { path: postPath(slug), title },
      about: `${title}. ${description}`,
      names: [title],
      keywords: `blog guide article read ${description}`,
      action: "read_blog",
      weight: 0.6,
    }),
  );
  return [
    ...all,
    {
      kind: "post",
      group: true,
      name: blogTexts.name,
      place: { path: blogPath, title: blogTexts.name },
      about: `${blogTexts.intro}`,
      names: ["blog", "article", "guide", "blog post"],
      keywords: "read article guide post news",
      action: "read_blog",
    },
  ];
}

/** Phrases for questions whose answer is the same for everybody. */
const fixedDocuments: readonly KnowledgeDocument[] = Object.entries(fixedPhrases).flatMap(([name, phrases]) =>
  phrases.split("|").map(
    (phrase): KnowledgeDocument => ({
      kind: "fixed",
      fixed: name as FixedName,
      name: phrase.trim(),
      place: places.contact,
      about: "",
      names: [],
      keywords: "",
      action: "chat_whatsapp",
    }),
  ),
);

/** How long courses are cached, in milliseconds. */
const courseMs = 60_000;

let courses: readonly PublishedCourse[] = [];
let known: Knowledge | undefined;
let lookAgainAt = 0;

function made(): Knowledge {
  const written = [...offerDocuments, ...learningDocuments, ...companyDocuments, ...posts()];
  const documents = withCourses(written, courses);
  return { documents, index: retrieval([...documents, ...fixedDocuments], intentWords) };
}

/** Reads the school's courses again. If the database fails, nothing changes. */
export async function refreshKnowledge(): Promise<void> {
  lookAgainAt = Date.now() + courseMs;
  try {
    const found = await listPublishedCourses();
    if (known && JSON.stringify(found) === JSON.stringify(courses)) return;
    courses = found;
    known = made();
  } catch (error) {
    const { type } = loggedError(error);
    log.warn({ type }, "the concierge could not read the courses; it answers from what it knew");
  }
}

/**
 * Everything the site says, built from its content on first use. The school's courses are refreshed once a minute in
 * the background, so nobody waits for the database.
 */
export function knowledge(): Knowledge {
  if (Date.now() >= lookAgainAt) void refreshKnowledge();
  known ??= made();
  return known;
}
