import { site } from "#content/site.ts";

/** The title of a page of the back office, which no search engine lists. */
export function adminMeta(heading: string) {
  return [{ title: `${heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}
