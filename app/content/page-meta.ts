import { site } from "./site.ts";

/** Title, description and canonical address of a public page, as React Router's `meta` takes them. */
export function pageMeta({ title, description, path }: { title: string; description: string; path: string }) {
  const address = `${site.url}${path}`;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: address },
  ];
}
