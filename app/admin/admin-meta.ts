import { site } from "#content/site.ts";

/** The title of a back office page, and a tag that excludes it from search engines. */
export function adminMeta(heading: string) {
  return [{ title: `${heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}
