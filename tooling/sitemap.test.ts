import { describe, expect, it } from "vitest";
import { renderedPages } from "#app/prerendered.ts";
import { blogPosting, siteAddress, structuredDocument } from "#content/structured-data.ts";
import { readPage } from "./built-pages.ts";
import { robots, sitemap } from "./sitemap.ts";

const post = blogPosting({
  title: "Orders",
  description: "How orders are lost.",
  path: "/blog/orders",
  published: "2026-10-02",
  updated: "2026-11-05",
});

function html(canonical: string, head = ""): string {
  return `<!DOCTYPE html><html><head><title>Orders</title><meta name="description" content="It&#x27;s Ade&amp;Co"/><link rel="canonical" href="${siteAddress(canonical)}"/>${head}</head><body><h1 class="a">Orders <span>at
night</span></h1></body></html>`;
}

const posted = `<script type="application/ld+json">${JSON.stringify(structuredDocument([post]))}</script>`;

/** The addresses in a sitemap of these pages, without those that it always has. */
function listed(pages: Record<string, string>): string[] {
  const xml = sitemap(Object.entries(pages).map(([path, text]) => readPage(path, text)));
  const always = renderedPages.map(({ path }) => siteAddress(path));
  return [...xml.matchAll(/<url>(.*?)<\/url>/g)]
    .map(([, entry = ""]) => entry)
    .filter((entry) => !always.some((address) => entry === `<loc>${address}</loc>`));
}

describe("a built page", () => {
  it("is described in decoded text", () => {
    expect(readPage("/orders", html("/orders"))).toEqual({
      path: "/orders",
      heading: "Orders at night",
      description: "It's Ade&Co",
      listed: true,
      things: [],
    });
    expect(readPage("/blog/orders", html("/blog/orders", posted)).things).toEqual([post]);
  });
});

describe("the sitemap", () => {
  it("has each page once, under its real address", () => {
    expect(listed({ "/orders": html("/orders"), "/old-orders": html("/orders") })).toEqual([
      `<loc>${siteAddress("/orders")}</loc>`,
    ]);
  });

  it("leaves out pages with noindex", () => {
    expect(listed({ "/orders": html("/orders", `<meta name="robots" content="noindex"/>`) })).toEqual([]);
  });

  it("has the date of a post's last change, and none for other pages", () => {
    const pages = { "/blog": html("/blog", posted), "/blog/orders": html("/blog/orders", posted) };
    expect(listed(pages)).toEqual([
      `<loc>${siteAddress("/blog")}</loc>`,
      `<loc>${siteAddress("/blog/orders")}</loc><lastmod>2026-11-05</lastmod>`,
    ]);
  });

  it("has the rendered pages too, except courses, which have their own sitemap", () => {
    const paths = renderedPages.map(({ path }) => path).filter((path) => !path.startsWith("/courses/"));
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) expect(sitemap([])).toContain(`<loc>${siteAddress(path)}</loc>`);
    expect(sitemap([])).not.toContain("/courses/");
  });
});

describe("robots.txt", () => {
  it("keeps robots out of the back office, the calls and personal pages, and names the sitemap", () => {
    expect(robots().split("\n")).toEqual([
      "User-agent: *",
      "Disallow: /admin-dashboard",
      "Disallow: /admin-login",
      "Disallow: /recruitment/admin",
      "Disallow: /recruitment/application/",
      "Disallow: /your-call/",
      "Disallow: /api/",
      "Disallow: /sign-",
      "Disallow: /two-step-sign-in",
      "Disallow: /choose-password",
      "Disallow: /forgotten-password",
      "Disallow: /reset-password",
      "Disallow: /confirm-email",
      "Disallow: /learning",
      "Disallow: /account",
      "Disallow: /certificates/",
      "Disallow: /whatsapp/",
      "",
      `Sitemap: ${siteAddress("/sitemap.xml")}`,
      `Sitemap: ${siteAddress("/courses-sitemap.xml")}`,
      "",
    ]);
  });
});
