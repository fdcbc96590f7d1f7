import { Feed } from "feed";
import { blogPath, blogTexts, feedPath, postPath, topicLabel } from "#content/blog.ts";
import { site } from "#content/site.ts";
import { siteAddress } from "#content/structured-data.ts";
import { listPosts } from "./blog.server.ts";

/** A post's day as a Date: eight in the morning in Lagos. */
const morning = (day: string) => new Date(`${day}T08:00:00+01:00`);

/** The blog as RSS 2.0, newest first, with full addresses. */
export function blogFeed(): string {
  const posts = listPosts();
  const feed = new Feed({
    title: `${site.name} ${blogTexts.name}`,
    description: blogTexts.description,
    link: siteAddress(blogPath),
    feedLinks: { rss: siteAddress(feedPath) },
    language: "en-NG",
    generator: site.name,
    updated: morning(posts[0]?.published ?? ""),
    docs: "https://www.rssboard.org/rss-specification",
  });
  for (const { slug, title, description, published, topic } of posts) {
    const address = siteAddress(postPath(slug));
    feed.addItem({
      title,
      description,
      id: address,
      guid: address,
      link: address,
      date: morning(published),
      category: [{ name: topicLabel(topic) }],
    });
  }
  return feed.rss2();
}
