import { ebooks } from "#content/ebooks.ts";
import { allPages } from "#content/pages.ts";
import { tools } from "#content/tools.ts";

/** Counted in place of every address that the site does not have, so that they all share one page. */
export const unknownPage = "/404";

const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries(allPages.flatMap(({ path, figure }) => (figure ? [[path, figure]] : []))),
  "/store": "Ebook Store",
  [unknownPage]: "Pages that are not there",
  "/learning": "My Learning",
  "/sign-in": "Learner Sign In",
  "/sign-up": "Learner Sign Up",
};

const inWords = (slug: string) => slug.replaceAll("-", " ");

/** Groups of pages, by the first folder of their address. */
const folders: Readonly<Record<string, (slug: string) => string>> = {
  tools: (slug) => `Tool: ${tools.find((tool) => tool.slug === slug)?.title ?? inWords(slug)}`,
  courses: (slug) => `Course: ${inWords(slug)}`,
  blog: (slug) => `Blog: ${inWords(slug)}`,
  "quote-examples": (slug) => `Quote: ${inWords(slug)}`,
  store: (slug) => `Ebook: ${ebooks.find((ebook) => ebook.slug === slug)?.title ?? inWords(slug)}`,
};

/** The dashboard's name for a page, else its path. A query is added after the name. */
export function pageName(page: string): string {
  const [path = "", query] = page.split("?");
  const [, folder = "", slug = ""] = /^\/([a-z-]+)\/([^/]+)$/.exec(path) ?? [];
  const name = names[path] ?? (Object.hasOwn(folders, folder) ? folders[folder]?.(slug) : undefined) ?? path;
  return query ? `${name} (?${query})` : name;
}

const titles = new Map(
  allPages.map(({ path, name, menu }) => [path, menu === "recruitment" ? `Recruitment: ${name}` : name]),
);

/** The name of a page in Figures, which has one for every page of the site; the dashboard's names are specified. */
export function titleOf(page: string): string {
  const name = pageName(page);
  return name === page ? (titles.get(page) ?? page) : name;
}
