import { siteAddress } from "./structured-data.ts";

/** A sitemap entry: the path, and the day of the last change where known. */
interface ListedPage {
  readonly path: string;
  readonly changed?: string | undefined;
}

function entry({ path, changed }: ListedPage): string {
  const address = siteAddress(path).replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return `<url><loc>${address}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ""}</url>`;
}

/** A sitemap of these pages. */
export function sitemapOf(pages: readonly ListedPage[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(entry).join("\n")}
</urlset>
`;
}

/** Courses change in the back office, so their sitemap is generated on request; the build generates all others. */
export const coursesSitemap = "/courses-sitemap.xml";
