import { tools } from "#app/content/tools.ts";

const names: Readonly<Record<string, string>> = {
  "/": "Home Page",
  "/tools": "Free AI Tools",
  "/free-courses": "Free Courses",
  "/video-courses": "Video Courses",
  "/business-apps": "Business Apps Demo",
};

/** A page as the dashboard calls it; a page without a name keeps its path. A query stays behind the name. */
export function pageName(page: string): string {
  const [path = "", query] = page.split("?");
  const slug = /^\/tools\/([^/]+)$/.exec(path)?.[1];
  const tool = tools.find((known) => known.slug === slug);
  const name = names[path] ?? (slug ? `Tool: ${tool?.title ?? slug.replaceAll("-", " ")}` : path);
  return query ? `${name} (?${query})` : name;
}
