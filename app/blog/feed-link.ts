import { blogTexts, feedPath } from "#content/blog.ts";
import { site } from "#content/site.ts";

/** Tells browsers and feed readers where the blog's feed is; for the `meta` of its pages. */
export const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/rss+xml",
  title: `${site.name} ${blogTexts.name}`,
  href: feedPath,
} as const;
