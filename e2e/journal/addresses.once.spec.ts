import { postPath, postSlugs } from "#app/content/blog.ts";
import { expect, test } from "../fixtures.ts";
import { posts } from "./journal.ts";

test("the feed is RSS 2.0, lists every post by its full address, and is announced", async ({
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

test("every link in a post leads somewhere, to the place it names", async ({ page, request }) => {
  const seen = new Set<string>();
  for (const slug of postSlugs) {
    await page.goto(postPath(slug));
    const links = page.locator(".prose a[href^='/'], article aside a[href^='/']");
    for (const link of await links.all()) seen.add((await link.getAttribute("href")) ?? "");
  }
  expect(seen.size).toBeGreaterThan(5);
  for (const address of seen) {
    const [path = "/", id] = address.split("#");
    const answer = await request.get(path);
    expect(answer.status(), address).toBe(200);
    if (id) expect(await answer.text(), address).toContain(`id="${id}"`);
  }
});

test.describe("an address that is no post and no ebook", () => {
  test.use({ expectedErrors: [/status of 404.*\/(blog|store)\//] });

  for (const path of ["/blog/nothing", "/store/nothing"]) {
    test(`${path} says so and leads home`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
      await expect(page).toHaveTitle(/^Page not found/);
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
    });
  }
});
