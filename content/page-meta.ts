import { sectionOf } from "./pages.ts";
import { site } from "./site.ts";
import { breadcrumbs, type StructuredData, siteAddress, structuredDocument } from "./structured-data.ts";

interface PageFacts {
  title: string;
  description: string;
  path: string;
  /** The page's structured data. Its breadcrumb is added, unless it is included here. */
  structured?: readonly StructuredData[];
  /** The page whose picture is used, where the build drew none: for pages created in the back office. */
  pictured?: string;
  /** 'article' for a post, otherwise 'website'. */
  kind?: "website" | "article";
}

/** Address of the picture shown where a page is shared. The build draws one for every page. */
export function pictureOf(path: string): string {
  return `/og${path === "/" ? "/home" : path}.png`;
}

/** The breadcrumb of a page, by its title without the site's name; the home page needs none. */
function wayTo(path: string, title: string, structured: readonly StructuredData[]): StructuredData[] {
  if (path === "/" || structured.some((thing) => thing["@type"] === "BreadcrumbList")) return [];
  const name = title.replace(` | ${site.name}`, "");
  const section = sectionOf(path);
  return [breadcrumbs(...(section ? [section] : []), { name, path })];
}

/** Title, description, canonical address and picture of a public page, as React Router's `meta` takes them. */
export function pageMeta({
  title,
  description,
  path,
  structured = [],
  kind = "website",
  pictured = path,
}: PageFacts) {
  const address = siteAddress(path);
  const picture = siteAddress(pictureOf(pictured));
  const things = [...wayTo(path, title, structured), ...structured];
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: kind },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
    { property: "og:image", content: picture },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
    ...(things.length ? [{ "script:ld+json": structuredDocument(things) }] : []),
  ];
}
