import { blogFeed } from "#app/blog/feed.server.ts";

export function loader() {
  return new Response(blogFeed(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
