import { expect, test } from "../fixtures.ts";
import { posts } from "./journal.ts";

test("the feed is RSS 2.0, lists every post by its full address, and is linked in the head", async ({
  page,
  request,
}) => {
  await page.goto("/blog");
  const announced = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  await expect(announced).toHaveAttribute("href", "/blog/rss.xml");
  const answer = await request.get("/blog/rss.xml");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
  const read = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, "text/xml");
      const inside = (parent: Element, name: string) =>
        parent.getElementsByTagName(name)[0]?.textContent ?? "";
      return {
        errors: xml.getElementsByTagName("parsererror").length,
        version: xml.documentElement.getAttribute("version"),
        self: xml.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
        items: [...xml.getElementsByTagName("item")].map((item) => ({
          title: inside(item, "title"),
          link: inside(item, "link"),
          guid: inside(item, "guid"),
          description: inside(item, "description"),
          day: new Date(inside(item, "pubDate")).toISOString().slice(0, 10),
        })),
      };
    },
    await answer.text(),
  );
  expect([read.errors, read.version]).toEqual([0, "2.0"]);
  expect(read.self).toMatch(/^https?:\/\/.+\/blog\/rss\.xml$/);
  expect(read.items.map(({ title, description, day }) => [title, description, day])).toEqual(
    posts.map(({ title, description, published }) => [title, description, published]),
  );
  for (const [at, { link, guid }] of read.items.entries()) {
    expect(link).toMatch(/^https?:\/\//);
    expect(new URL(link).pathname).toBe(`/blog/${posts[at]?.slug}`);
    expect(guid).toBe(link);
  }
});
