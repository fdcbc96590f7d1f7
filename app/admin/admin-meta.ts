import { site } from "#content/site.ts";

/** The title of a page for who is signed in, and a tag that excludes it from search engines. */
export function signedInMeta(heading: string) {
  return [{ title: `${heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** The link that lets a phone install the back office as an app. Public pages do not have it. */
export const adminApp = {
  tagName: "link",
  rel: "manifest",
  href: "/admin-dashboard/manifest.webmanifest",
} as const;

/** The same for a page of the back office, which can be added to the home screen. */
export function adminMeta(heading: string) {
  return [...signedInMeta(heading), adminApp];
}
