import type { Page } from "@playwright/test";
import { blogTexts, postPath, topics } from "#content/blog.ts";
import { expect, test } from "../fixtures.ts";
import { posts, structured } from "./journal.ts";

test("the home page links to the posts, and each has structured data", async ({ scene }) => {
  await scene("the home page shows the three newest posts and the way to all of them", async (page) => {
    await page.goto("/#blog");
    const cards = page.locator("#blog li");
    await expect(cards).toHaveCount(3);
    for (const [at, post] of posts.slice(0, 3).entries()) {
      await expect(cards.nth(at).getByRole("link")).toHaveText(post.title);
      await expect(cards.nth(at)).toContainText(topics.find(({ id }) => id === post.topic)?.label ?? "?");
    }
    await page.locator("#blog").getByRole("link", { name: blogTexts.allLabel }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 2 })).toContainText(posts.map(({ title }) => title));
    for (const { description, minutes } of posts) {
      await expect(page.getByText(description)).toBeVisible();
      const card = page.getByRole("listitem").filter({ hasText: description });
      await expect(card).toContainText(`${minutes} min read`);
    }
  });
  await scene("tells search engines what a post is and where it stands", async (page) => {
    for (const { slug, title, published } of posts) {
      await page.goto(postPath(slug));
      const [post, trail] = await structured(page);
      expect(post).toMatchObject({ "@type": "BlogPosting", headline: title, datePublished: published });
      expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    }
  });
});

test.describe("the blog", () => {
  const titles = (page: Page) => page.locator("main h2");
  const chips = (page: Page) => page.getByRole("navigation", { name: blogTexts.topicsLabel });

  test("the posts are found from the home page, by topic and one by one", async ({ scene, baseURL }) => {
    await scene("shows every post, newest first, or those of a topic", async (page) => {
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
    await scene("says when it has no such topic, and leads to all", async (page) => {
      await page.goto("/blog?topic=cars");
      await expect(titles(page)).toHaveText([blogTexts.nothing.title]);
      await page.getByRole("main").getByRole("link", { name: blogTexts.allLabel }).click();
      await expect(titles(page)).toHaveCount(posts.length);
    });
    await scene("shows a post whole, with the way to act on it and to pass it on", async (page) => {
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
      await expect(copy.first()).toBeVisible();
      const around = page.getByRole("navigation", { name: "Posts" });
      await around.getByRole("link", { name: posts[3]?.title ?? "?" }).click();
      await expect(page.locator("h1")).toHaveText(posts[3]?.title ?? "?");
      await around.getByRole("link", { name: post?.title ?? "?" }).click();
      await expect(page).toHaveURL(`${baseURL}/blog/${post?.slug}`);
      await expect(page.locator("h1")).toHaveText(post?.title ?? "?");
    });
  });
});
