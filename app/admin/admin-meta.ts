import { site } from "#content/site.ts";

/** The title of a page for who is signed in, and a tag that excludes it from search engines. */
export function signedInMeta(heading: string) {
  return [{ title: `${heading} · ${site.name}` }, { name: "robots", content: "noindex" }];
}

/** What makes the back office an app on a phone. Nobody else is told of it. */
export const adminApp = {
  tagName: "link",
  rel: "manifest",
  href: "/admin-dashboard/manifest.webmanifest",
} as const;

/** The same for a page of the back office, from which it can be put on the home screen. */
export function adminMeta(heading: string) {
  return [...signedInMeta(heading), adminApp];
}
