import { renderedPages } from "#app/prerendered.ts";
import { coursesSitemap, sitemapOf } from "#content/sitemap.ts";
import { siteAddress } from "#content/structured-data.ts";
import type { BuiltPage } from "./built-pages.ts";

/** Parts of the site for staff or programs, and personal pages. */
const closed = [
  "/admin-dashboard",
  "/admin-login",
  "/recruitment/admin",
  "/recruitment/application/",
  "/your-call/",
  "/api/",
  "/sign-",
  "/two-step-sign-in",
  "/choose-password",
  "/forgotten-password",
  "/reset-password",
  "/confirm-email",
  "/learning",
  "/account",
  "/certificates/",
  "/whatsapp/",
];

/** The day of a page's last change, where the page itself names it: a post of the blog. */
function lastChanged({ path, things }: BuiltPage): string | undefined {
  const post = things.find((thing) => thing["@type"] === "BlogPosting" && thing.url === siteAddress(path));
  return typeof post?.dateModified === "string" ? post.dateModified.slice(0, 10) : undefined;
}

/**
 * Every public page except courses, under its canonical address: listable pages of the build, and the rendered ones.
 */
export function sitemap(pages: readonly BuiltPage[]): string {
  return sitemapOf([
    ...pages.filter(({ listed }) => listed).map((page) => ({ path: page.path, changed: lastChanged(page) })),
    ...renderedPages.filter(({ path }) => !path.startsWith("/courses/")),
  ]);
}

/** robots.txt: what search engines must leave alone, and where they find the sitemaps. */
export function robots(): string {
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join("\n")}

Sitemap: ${siteAddress("/sitemap.xml")}
Sitemap: ${siteAddress(coursesSitemap)}
`;
}
