import { appointmentPage } from "#content/appointment.ts";
import { feedPath, postPath, postSlugs } from "#content/blog.ts";
import { contactPage } from "#content/contact-form.ts";
import { courses as starterCourses } from "#content/courses/index.ts";
import { ebooks } from "#content/ebooks.ts";
import { enrollmentDialog } from "#content/enrollment.ts";
import { contact } from "#content/home.ts";
import { allPages, pages } from "#content/pages.ts";
import { privacy } from "#content/privacy.ts";
import { exampleIds, examplePath } from "#content/quote-examples.ts";
import { applicationPage } from "#content/recruitment.ts";
import { applyPage } from "#content/recruitment-pages.ts";
import { learningPaths, schoolPage } from "#content/school.ts";
import { toolForms } from "#content/tool-forms.ts";
import { yourDataPage } from "#content/your-data.ts";

/** Other addresses that show the same page. */
export const aliases: Readonly<Record<string, string>> = Object.fromEntries(
  allPages.flatMap(({ path, aliases = [] }) => aliases.map((alias) => [alias, path])),
);

/** The pages of the writing tools. */
const toolPaths: readonly string[] = Object.keys(toolForms).map((slug) => `/tools/${slug}`);

/** Public pages that are the same for everybody; the build renders each once. */
export const prerenderedPaths: readonly string[] = [
  ...allPages.filter(({ rendered }) => !rendered).map(({ path }) => path),
  ...Object.keys(aliases),
  ...toolPaths,
  ...ebooks.map(({ path }) => path),
  ...postSlugs.map(postPath),
  ...exampleIds.map(examplePath),
];

/** Files that the build creates besides the pages. */
export const prerenderedFiles: readonly string[] = [feedPath];

/** The text on a page's picture: its own heading and description. */
interface PictureWords {
  readonly heading: string;
  readonly description: string;
}

type RenderedName = {
  [Name in keyof typeof pages]: (typeof pages)[Name] extends { rendered: true } ? Name : never;
}[keyof typeof pages];

/** Texts of rendered pages, because the build has no HTML to read them from. */
const pictureWords: Readonly<Record<RenderedName, PictureWords>> = {
  school: { heading: schoolPage.heading, description: schoolPage.summary },
  enroll: { heading: enrollmentDialog.title, description: enrollmentDialog.summary },
  apply: { heading: applicationPage.heading, description: applyPage.description },
  contact: { heading: contact.heading, description: contactPage.summary },
  appointment: { heading: appointmentPage.heading, description: appointmentPage.summary },
  privacy: { heading: privacy.heading, description: privacy.description },
  yourData: { heading: yourDataPage.heading, description: yourDataPage.summary },
};

/** The public pages that are rendered for each visitor. The sitemap and the pictures use both lists. */
export const renderedPages: readonly ({ readonly path: string } & PictureWords)[] = [
  ...(Object.keys(pictureWords) as RenderedName[]).map((name) => ({
    path: pages[name].path,
    ...pictureWords[name],
  })),
  ...starterCourses.map(({ path: id }) => {
    const { title = id, description = "" } = learningPaths.find((path) => path.id === id) ?? {};
    return { path: `/courses/${id}`, heading: title, description };
  }),
];

/** Query parameters for which a prerendered page is rendered instead, by path. */
export const spokenQueries: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(allPages.flatMap(({ path, queries }) => (queries ? [[path, queries]] : []))),
  ...Object.fromEntries(toolPaths.map((path) => [path, ["example"]])),
};
