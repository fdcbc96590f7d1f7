import { appointmentPage } from "#content/appointment.ts";
import { blogPath, feedPath, postPath, postSlugs } from "#content/blog.ts";
import { playgroundPath } from "#content/bot-card.ts";
import { contactPage } from "#content/contact-form.ts";
import { courses as starterCourses } from "#content/courses/index.ts";
import { ebooks } from "#content/ebooks.ts";
import { enrolmentDialog } from "#content/enrolment.ts";
import { contact } from "#content/home.ts";
import { freeCoursesPage } from "#content/materials.ts";
import { applicationPage } from "#content/recruitment.ts";
import { applyPage, recruitmentPages } from "#content/recruitment-pages.ts";
import { learningPaths, schoolPage } from "#content/school.ts";
import { toolForms } from "#content/tool-forms.ts";
import { toolsPage } from "#content/tools-page.ts";

/** Other addresses of a page: they show the same. */
export const aliases: Readonly<Record<string, string>> = {
  "/recruitment/tests": "/recruitment/test-assignments",
  "/recruitment/playbook": "/recruitment/territory-playbook",
};

/** The pages of the tools that write. */
const toolPaths: readonly string[] = Object.keys(toolForms).map((slug) => `/tools/${slug}`);

/** Public pages that are the same for everybody; the build renders each once. */
export const prerenderedPaths: readonly string[] = [
  "/",
  "/ai-enterprise-systems",
  "/whatsapp-ai-packages",
  "/business-apps",
  freeCoursesPage.path,
  "/privacy",
  "/terms",
  toolsPage.path,
  ...toolPaths,
  playgroundPath,
  ...Object.values(recruitmentPages).map(({ path }) => path),
  ...Object.keys(aliases),
  ...ebooks.map(({ path }) => path),
  blogPath,
  ...postSlugs.map(postPath),
];

/** What the build makes once beside the pages. */
export const prerenderedFiles: readonly string[] = [feedPath];

/** A public page that is rendered anew for each visitor, so that the build has no HTML of it to read. */
interface RenderedPage {
  readonly path: string;
  /** What its picture says; its own heading and description. */
  readonly heading: string;
  readonly description: string;
}

/** The rest of the public pages. The sitemap and the pictures of the site are made from these two lists. */
export const renderedPages: readonly RenderedPage[] = [
  { path: "/video-courses", heading: schoolPage.heading, description: schoolPage.summary },
  ...starterCourses.map(({ path: id }) => {
    const { title = id, description = "" } = learningPaths.find((path) => path.id === id) ?? {};
    return { path: `/courses/${id}`, heading: title, description };
  }),
  { path: "/enroll", heading: enrolmentDialog.title, description: enrolmentDialog.summary },
  { path: applyPage.path, heading: applicationPage.heading, description: applyPage.description },
  { path: "/contact", heading: contact.heading, description: contactPage.summary },
  { path: "/appointment", heading: appointmentPage.heading, description: appointmentPage.summary },
];

/**
 * What a query may say to a prerendered page: with one of these words in its address the page is rendered for it,
 * so that a shared link shows the same with and without script.
 */
export const spokenQueries: Readonly<Record<string, readonly string[]>> = {
  "/": ["explore", "video"],
  "/blog": ["topic"],
  "/business-apps": ["demo", "category"],
  "/whatsapp-ai-packages": ["package", "add"],
  ...Object.fromEntries(toolPaths.map((path) => [path, ["example"]])),
};
