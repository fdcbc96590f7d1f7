import { listPosts } from "#app/blog/blog.server.ts";
import { listPublishedCourses, type PublishedCourse } from "#app/school/courses/published-courses.server.ts";
import { blogPath, blogTexts, postPath } from "#content/blog.ts";
import { log, loggedError } from "#server/platform/log.ts";
import { companyDocuments } from "./knowledge/company.ts";
import { withCourses } from "./knowledge/courses.ts";
import type { KnowledgeDocument } from "./knowledge/document.ts";
import { learningDocuments } from "./knowledge/learning.ts";
import { offerDocuments } from "./knowledge/offers.ts";
import { type Retrieval, retrieval } from "./retrieval.ts";
import { plainQuestion, wordsIn } from "./words.ts";

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

/** How long courses are cached, in milliseconds. */
const courseMs = 60_000;

let courses: readonly PublishedCourse[] = [];
let known: Knowledge | undefined;
let lookAgainAt = 0;

const writtenDocuments = () => [...offerDocuments, ...learningDocuments, ...companyDocuments, ...posts()];

let namesOfContent: ReturnType<typeof retrieval<KnowledgeDocument>> | undefined;

/** The things of ours that a line names, without the school's courses: recognition is learnt from what never changes by itself. */
export function namedInContent(line: string): KnowledgeDocument[] {
  namesOfContent ??= retrieval(writtenDocuments(), []);
  return namesOfContent.named(wordsIn(namesOfContent.mend(plainQuestion(line))));
}

function made(): Knowledge {
  const written = writtenDocuments();
  const documents = withCourses(written, courses);
  return { documents, index: retrieval(documents, []) };
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
