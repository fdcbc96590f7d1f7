import { siteAddress } from "./structured-data.ts";

/** A public page as a sitemap names it: its path, and the day of its last change where that is known. */
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

/** Courses come and go in the back office: their sitemap is made when it is asked for, all others' at the build. */
export const coursesSitemap = "/courses-sitemap.xml";
