import { blogPath, feedPath, postPath, postSlugs } from "./content/blog.ts";
import { ebooks } from "./content/ebooks.ts";
import { plainPages } from "./content/pages.ts";

/** Other addresses of a page: they show the same. */
export const aliases: Readonly<Record<string, string>> = {
  "/recruitment/tests": "/recruitment/test-assignments",
  "/recruitment/playbook": "/recruitment/territory-playbook",
};

/** Pages that are texts and one action, with their aliases. */
export const plainPaths: readonly string[] = [...plainPages.map(({ path }) => path), ...Object.keys(aliases)];

/** Public pages that are the same for everybody; the build renders each once. */
export const prerenderedPaths: readonly string[] = [
  "/",
  "/video-courses",
  ...plainPaths,
  ...ebooks.map(({ path }) => path),
  blogPath,
  ...postSlugs.map(postPath),
];

/** What the build makes once beside the pages. */
export const prerenderedFiles: readonly string[] = [feedPath];

/**
 * What a query may say to a prerendered page: with one of these words in its address the page is rendered for it,
 * so that a shared link shows the same with and without script.
 */
export const spokenQueries: Readonly<Record<string, readonly string[]>> = {
  "/": ["explore", "video"],
  "/blog": ["topic"],
  "/business-apps": ["demo", "category"],
  "/whatsapp-ai-packages": ["package", "add"],
};
