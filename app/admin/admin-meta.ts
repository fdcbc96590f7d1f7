import { site } from "#content/site.ts";

/** The title of a back office page, a tag that excludes it from search engines, and what makes it an app on a phone. */
export function adminMeta(heading: string) {
  return [
    { title: `${heading} · ${site.name}` },
    { name: "robots", content: "noindex" },
    { tagName: "link", rel: "manifest", href: "/admin-dashboard/manifest.webmanifest" },
  ];
}
