import { conciergePhrases as phrases } from "#content/concierge.ts";
import { storeTexts } from "#content/ebooks.ts";
import { contact } from "#content/home.ts";
import { freeCoursesPage } from "#content/materials.ts";
import { schoolPage } from "#content/school.ts";
import type { KnowledgeDocument } from "../knowledge/document.ts";
import { places } from "../knowledge/places.ts";
import { type Part, partAbout } from "./part.ts";

/** How to enrol in the school. */
export function enrollment(named: readonly KnowledgeDocument[]): Part {
  const path = named.find(({ kind, group }) => kind === "path" && !group);
  const joined = [phrases.freeToEnrol, schoolPage.closing.text, path?.about];
  return {
    intent: "enrol",
    text: joined.filter(Boolean).join(" "),
    place: places.school,
    action: "view_courses",
    subjects: path ? [path] : undefined,
  };
}

/** How to get an ebook or the free courses. */
export function download(named: readonly KnowledgeDocument[]): Part {
  const book = named.find(({ kind }) => kind === "ebook");
  if (book) {
    const text = [book.price, ...storeTexts.steps.map((step) => step.text)].join(" ");
    return { intent: "ebook", text, place: book.place, action: "browse_store", subjects: [book] };
  }
  const text = [freeCoursesPage.intro, freeCoursesPage.howTo.text].join(" ");
  return { intent: "download", text, place: places.freeCourses, action: "download_courses" };
}

/** How to get a thing that was named before. */
export function getting(document: KnowledgeDocument): Part {
  switch (document.kind) {
    case "ebook":
    case "course":
      return document.group && document.kind === "ebook" ? partAbout(document) : download([document]);
    case "path":
    case "school-course":
      return enrollment([document]);
    case "system":
    case "package":
    case "add-on":
    case "app":
    case "flagship": {
      const steps = contact.next.map(({ title, text }) => `${title}: ${text}`).join(" ");
      const told = [contact.text, steps, document.group ? undefined : document.price];
      return { ...partAbout(document), text: told.filter(Boolean).join(" "), action: "get_quote" };
    }
    default:
      return partAbout(document);
  }
}
