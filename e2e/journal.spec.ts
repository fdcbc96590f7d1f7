/** The ebook store and the blog. */
import type { Page } from "@playwright/test";
import { blogTexts, postPath, postSlugs, topics } from "#app/content/blog.ts";
import { ebookInsides } from "#app/content/ebook-insides.ts";
import { ebooks, storeTexts } from "#app/content/ebooks.ts";
import { schoolPromo } from "#app/content/home.ts";
import { naira } from "#app/content/prices.ts";
import { whatsappLink } from "#app/content/whatsapp.ts";
import { listPosts } from "#app/features/blog/blog.server.ts";
import { expect, hydrate, test } from "./fixtures.ts";

const posts = listPosts();
const [first] = ebooks;
if (!first) throw new Error("There are no ebooks.");

/** What the page tells search engines, by kind. */
async function structured(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? "{}")["@graph"];
}

test.describe("the store", () => {
  test("shows each ebook with a cover, what it teaches, its price and its order", async ({ page }) => {
    await page.goto("/#store");
    const cards = page.locator("#store ul[data-cards] > li");
    await expect(cards).toHaveCount(ebooks.length);
    await expect(page.locator("#store")).toContainText("after your payment is confirmed");
    for (const [at, ebook] of ebooks.entries()) {
      const card = cards.nth(at);
      await expect(card.getByRole("heading", { name: ebook.title, exact: true })).toBeVisible();
      for (const point of ebook.learn.slice(0, 4)) await expect(card.getByText(point)).toBeVisible();
      await expect(card.getByText(naira(ebook.price.amount), { exact: true })).toBeVisible();
      await expect(card.getByRole("link", { name: storeTexts.orderLabel })).toHaveAttribute(
        "href",
        whatsappLink("sales", ebook.message),
      );
      // A drawn cover: squares that are really there to be used.
      const squares = card.locator("svg use");
      expect(await squares.count()).toBeGreaterThan(3);
      const drawn = await squares.evaluateAll((all) =>
        all.every((use) => document.querySelector(use.getAttribute("href") ?? "none")?.matches("symbol")),
      );
      expect(drawn).toBe(true);
    }
    const covers = await cards
      .locator(".book-cover svg")
      .evaluateAll((all) => all.map((svg) => svg.innerHTML));
    expect(new Set(covers).size).toBe(ebooks.length);
  });

  test("orders on WhatsApp with the ebook's name and price", async ({ page }) => {
    await page.goto("/#store");
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: `${storeTexts.orderLabel}: ${first.title}` }).click();
    const chat = await opened;
    const text = new URL(chat.url()).searchParams.get("text");
    expect(text).toContain(`‘${first.title}’ (${naira(first.price.amount)})`);
  });

  test("leads from a card to the ebook's own page, and from there to the others", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name: `${storeTexts.insideLabel}: ${first.title}` }).click();
    await expect(page).toHaveURL(first.path);
    await expect(page.locator("h1")).toHaveText(first.title);
    const others = page.getByRole("region", { name: storeTexts.othersHeading }).getByRole("link");
    await expect(others).toHaveCount(ebooks.length - 1);
    await others.first().click();
    await expect(page.locator("h1")).toHaveText(ebooks[1]?.title ?? "");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: storeTexts.name })
      .click();
    await expect(page).toHaveURL("/#store");
    await expect(page.locator("#store h2")).toBeInViewport();
  });

  test("has an address without an ebook too", async ({ page }) => {
    await page.goto("/store");
    await expect(page).toHaveURL("/#store");
    await expect(page.locator("#store h2")).toBeInViewport();
  });
});

for (const ebook of ebooks) {
  test(`${ebook.path} tells what is inside, gives a sample, and is ordered`, async ({ page }) => {
    await page.goto(ebook.path);
    const { chapters, sample } = ebookInsides[ebook.slug];
    const main = page.locator("main");
    const shown = (await main.innerText()).replace(/\s+/g, " ");
    for (const text of [...ebook.learn, ...chapters, ...sample.paragraphs, ebook.audience]) {
      expect(shown).toContain(text);
    }
    const order = main.getByRole("link", { name: storeTexts.orderLabel });
    await expect(order).toHaveCount(2);
    for (const link of await order.all()) {
      await expect(link).toHaveAttribute("href", whatsappLink("sales", ebook.message));
    }
    await expect(main.getByText(naira(ebook.price.amount), { exact: true }).first()).toBeVisible();
    for (const { text } of storeTexts.steps) await expect(main.getByText(text)).toBeVisible();
    const [book, trail] = await structured(page);
    expect(book).toMatchObject({
      "@type": ["Product", "Book"],
      name: ebook.title,
      numberOfPages: ebook.pages,
      offers: { price: ebook.price.amount, priceCurrency: "NGN" },
    });
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
  });
}

test.describe("'Browse Ebook Store' of the learning paths", () => {
  const enter = async (page: Page) => {
    await page.getByRole("link", { name: schoolPromo.enterLabel }).click();
    const dialog = page.getByRole("dialog", { name: schoolPromo.dialog.title });
    await dialog.getByRole("link", { name: "Browse Ebook Store" }).click();
    await expect(dialog).toBeHidden();
  };

  test("closes the dialog and leads to the store, again and again", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await enter(page);
    await expect(page).toHaveURL("/#store");
    await expect(page.locator("#store h2")).toBeInViewport();
    // The address is the same the second time; the way is not.
    await enter(page);
    await expect(page.locator("#store h2")).toBeInViewport();
  });

  test("leads there smoothly for those who did not ask for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    await hydrate(page);
    await enter(page);
    await expect(page.locator("#store h2")).toBeInViewport();
  });
});

test("the home page shows the three newest posts and the way to all of them", async ({ page }) => {
  await page.goto("/#blog");
  const cards = page.locator("#blog li");
  await expect(cards).toHaveCount(3);
  for (const [at, post] of posts.slice(0, 3).entries()) {
    await expect(cards.nth(at).getByRole("link")).toHaveText(post.title);
    await expect(cards.nth(at)).toContainText(post.description);
    await expect(cards.nth(at)).toContainText(topics.find(({ id }) => id === post.topic)?.label ?? "?");
    await expect(cards.nth(at)).toContainText(`${post.minutes} min read`);
  }
  await page.locator("#blog").getByRole("link", { name: blogTexts.allLabel }).click();
  await expect(page).toHaveURL("/blog");
  await expect(page.getByRole("heading", { level: 2 })).toContainText(posts.map(({ title }) => title));
});

test.describe("the blog", () => {
  const titles = (page: Page) => page.locator("main h2");
  const chips = (page: Page) => page.getByRole("navigation", { name: blogTexts.topicsLabel });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with script" : "without script", () => {
      test.use({ javaScriptEnabled });

      test("shows every post, newest first, or those of a topic", async ({ page }) => {
        await page.goto("/blog");
        await expect(titles(page)).toHaveText(posts.map(({ title }) => title));
        for (const { id, label } of topics) {
          await chips(page).getByRole("link", { name: label }).click();
          await expect(page).toHaveURL(`/blog?topic=${id}`);
          await expect(titles(page)).toHaveText(
            posts.filter(({ topic }) => topic === id).map(({ title }) => title),
          );
          await expect(chips(page).locator("[aria-current]")).toHaveText(label);
        }
        await chips(page).getByRole("link", { name: blogTexts.allTopics }).click();
        await expect(titles(page)).toHaveCount(posts.length);
      });

      test("says when it has no such topic, and leads to all", async ({ page }) => {
        await page.goto("/blog?topic=cars");
        await expect(titles(page)).toHaveText([blogTexts.nothing.title]);
        await page.getByRole("main").getByRole("link", { name: blogTexts.allLabel }).click();
        await expect(titles(page)).toHaveCount(posts.length);
      });

      test("shows a post whole, with the way to act on it and to pass it on", async ({ page, baseURL }) => {
        const post = posts[2];
        await page.goto(postPath(post?.slug ?? "write-a-good-prompt"));
        await expect(page.locator("h1")).toHaveText(post?.title ?? "?");
        await expect(page.locator("article time")).toHaveAttribute("datetime", post?.published ?? "?");
        await expect(page.getByText(`${post?.minutes} min read`)).toBeVisible();
        await expect(page.getByRole("heading", { name: "Checklist" })).toBeVisible();
        const share = page.getByRole("link", { name: blogTexts.shareLabel });
        const shared = new URL((await share.getAttribute("href")) ?? "");
        expect(shared.href).toMatch(/^https:\/\/wa\.me\/\?text=/);
        expect(shared.searchParams.get("text")).toContain(`/blog/${post?.slug}`);
        await expect(share).toHaveAttribute("target", "_blank");
        const copy = page.getByRole("button", { name: blogTexts.copyLabel });
        if (javaScriptEnabled) await expect(copy.first()).toBeVisible();
        else await expect(copy.first()).toBeHidden();
        const around = page.getByRole("navigation", { name: "Posts" });
        await around.getByRole("link", { name: posts[3]?.title ?? "?" }).click();
        await expect(page.locator("h1")).toHaveText(posts[3]?.title ?? "?");
        await around.getByRole("link", { name: post?.title ?? "?" }).click();
        await expect(page).toHaveURL(`${baseURL}/blog/${post?.slug}`);
        await expect(page.locator("h1")).toHaveText(post?.title ?? "?");
      });
    });
  }

  test("copies a message letter by letter, also when the tap was faster than the script", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const start = "**/assets/entry.client-*.js";
    const fetched = Promise.withResolvers<void>();
    await page.route(start, async (route) => {
      await fetched.promise;
      await route.continue();
    });
    await page.goto("/blog/twelve-whatsapp-replies");
    const message = page.locator("figure").filter({ hasText: "Bank: ______" });
    const asked = page.waitForRequest(start);
    await message.getByRole("button", { name: blogTexts.copyLabel }).click();
    await asked;
    await expect(page.getByText(blogTexts.copied, { exact: true })).toBeHidden();
    fetched.resolve();
    await expect(page.getByText(blogTexts.copied, { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await message.locator("pre").textContent());
    expect(copied).toContain("Thank you. Please pay ₦______ to:\nBank: ______");
  });

  test("selects the message where the browser does not let us copy", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new Error("refused")) },
      });
    });
    await page.goto("/blog/twelve-whatsapp-replies");
    const message = page.locator("figure").first();
    await message.getByRole("button", { name: blogTexts.copyLabel }).click();
    await expect(page.getByText(blogTexts.copyFailed.text)).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()))).toBe(
      await message.locator("pre").textContent(),
    );
  });

  test("lets wide tables scroll inside themselves, by the keyboard too", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/blog/write-down-one-process");
    const box = page.locator(".table-box").first();
    const [inside, outside, whole] = await box.evaluate((element) => [
      element.scrollWidth,
      element.clientWidth,
      document.documentElement.scrollWidth,
    ]);
    expect(inside).toBeGreaterThan(outside ?? 0);
    expect(whole).toBeLessThanOrEqual(320);
    await box.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test("tells search engines what a post is and where it stands", async ({ page }) => {
    for (const { slug, title, published } of posts) {
      await page.goto(postPath(slug));
      const [post, trail] = await structured(page);
      expect(post).toMatchObject({ "@type": "BlogPosting", headline: title, datePublished: published });
      expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    }
  });
});

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
