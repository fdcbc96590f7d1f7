import { siteAddress } from "#content/structured-data.ts";
import { readHtml } from "#tests/support/html.ts";
import type { WholeSite } from "#tests/support/whole-site.ts";
import { xmlFault } from "#tests/support/xml.ts";
import { expect, test } from "./crawled.ts";

/** A parsed sitemap of the site. */
async function readSitemap(fetch: WholeSite["fetch"], path: string) {
  const answer = await fetch(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const xml = await answer.text();
  expect(xmlFault(xml)).toBeUndefined();
  const { elements } = readHtml(xml.replace(/^<\?xml[^>]*\?>\s*/, ""));
  expect(elements.map(({ name, attributes }) => [name, attributes.xmlns])).toEqual([
    ["urlset", "http://www.sitemaps.org/schemas/sitemap/0.9"],
  ]);
  return (elements[0]?.elements ?? []).map((url) => ({
    address: url.one("loc").text,
    changed: url.all("lastmod")[0]?.text,
  }));
}

test("the sitemaps list every page that may be listed, and no other", async ({
  crawled: { listed, fetch },
}) => {
  const pages = await readSitemap(fetch, "/sitemap.xml");
  const courses = await readSitemap(fetch, "/courses-sitemap.xml");
  expect(courses.length).toBeGreaterThan(0);
  const urls = [...pages, ...courses];
  const found = listed.map(({ address }) => siteAddress(address)).sort();
  expect(urls.map(({ address }) => address).sort()).toEqual(found);
  const days = urls.flatMap(({ changed }) => changed ?? []);
  const today = new Date().toISOString().slice(0, 10);
  for (const day of days) expect(/^\d{4}-\d\d-\d\d$/.test(day) && day <= today, day).toBe(true);
});

/** The rules in robots.txt for all robots. */
function rules(text: string) {
  const lines = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  return lines.map((line) => {
    const [, field = "", value = ""] = /^([A-Za-z-]+):\s*(\S*)\s*$/.exec(line) ?? [];
    return { field: field.toLowerCase(), value };
  });
}

test("robots.txt keeps robots out of the back office only, and names the sitemap", async ({ crawled }) => {
  const answer = await crawled.fetch("/robots.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const said = rules(await answer.text());
  const of = (name: string) => said.filter(({ field }) => field === name).map(({ value }) => value);
  expect(said.map(({ field }) => field).every((field) => /^(user-agent|disallow|sitemap)$/.test(field))).toBe(
    true,
  );
  expect(said[0]).toEqual({ field: "user-agent", value: "*" });
  expect(of("sitemap")).toEqual(["/sitemap.xml", "/courses-sitemap.xml"].map(siteAddress));

  const closed = of("disallow");
  const isClosed = (path: string) => closed.some((beginning) => path.startsWith(beginning));
  for (const path of ["/admin-dashboard", "/admin-login", "/recruitment/admin", "/api/health"])
    expect(isClosed(path), path).toBe(true);
  expect(crawled.listed.map(({ address }) => address).filter(isClosed)).toEqual([]);
  // A page with noindex by mistake would be missing in the sitemap too, and no test would notice.
  const refusing = [...crawled.pages.values()].filter(({ meta }) => meta.robots?.join().includes("noindex"));
  expect(refusing.map(({ address }) => address).filter((address) => !isClosed(address))).toEqual([]);
});
