import type { PublishedCourse } from "#app/school/courses/published-courses.server.ts";
import { conciergePhrases as phrases } from "#content/concierge.ts";
import { tiers } from "#content/school.ts";
import type { KnowledgeDocument } from "./document.ts";

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

function modulesOf({ modules }: PublishedCourse): string[] {
  return modules.map(({ title, description }, at) =>
    sentence([phrases.module(at + 1, title), description].filter(Boolean).join(": ")),
  );
}

function priceOf({ title, tier }: PublishedCourse): string | undefined {
  const open = tiers.find(({ id }) => id === tier);
  return open && phrases.tier(title, open.label, open.description);
}

/** The page of a course, which has its outline. */
function placeOf({ slug, title }: PublishedCourse): KnowledgeDocument["place"] {
  return { path: `/courses/${slug}`, title };
}

function document(course: PublishedCourse): KnowledgeDocument {
  const { slug, title, description, modules } = course;
  return {
    kind: "school-course",
    id: slug,
    name: title,
    place: placeOf(course),
    about: [
      `${title}.`,
      description && sentence(description),
      modules.length && phrases.modules(modules.map((one) => one.title).join(", ")),
    ]
      .filter(Boolean)
      .join(" "),
    details: modulesOf(course),
    short: phrases.moduleCount(modules.length),
    price: priceOf(course),
    names: [title],
    keywords: "course module lesson school learn",
    action: "view_courses",
  };
}

/**
 * Adds the school's courses to the documents. A course that is already one of them, such as a learning path, adds its
 * modules there; any other becomes a document.
 */
export function withCourses(
  documents: readonly KnowledgeDocument[],
  courses: readonly PublishedCourse[],
): KnowledgeDocument[] {
  const inSchool = ({ kind }: KnowledgeDocument) => kind === "path";
  const courseOf = (name: string) => courses.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  const known = documents.map((one) => {
    const course = inSchool(one) && courseOf(one.name);
    if (!course) return one;
    return {
      ...one,
      place: placeOf(course),
      details: [...(one.details ?? []), ...modulesOf(course)],
      price: priceOf(course),
    };
  });
  const others = courses.filter(
    ({ title }) => !documents.some((one) => inSchool(one) && one.name.toLowerCase() === title.toLowerCase()),
  );
  return [...known, ...others.map(document)];
}
