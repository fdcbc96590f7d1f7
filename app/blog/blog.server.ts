import { readFileSync } from "node:fs";
import { type PostSlug, postSlugs } from "#content/blog.ts";
import type { Post, PostNeighbours, PostSummary } from "./contract.ts";
import { articleHtml, wordsIn } from "./markdown.server.ts";
import { parsePostFile } from "./post-file.server.ts";

const wordsAMinute = 200;

const fileOf = (slug: string) => `content/blog/${slug}.md`;

function readPost(slug: PostSlug): Post {
  const { head, body } = parsePostFile(`${slug}.md`, readFileSync(fileOf(slug), "utf8"));
  const { title, description, published, topic } = head;
  return {
    slug,
    title,
    description,
    published,
    topic,
    minutes: Math.ceil(wordsIn(body) / wordsAMinute),
    html: articleHtml(body),
    related: {
      path: head.related,
      title: head.relatedTitle,
      text: head.relatedText,
      label: head.relatedLabel,
    },
  };
}

let read: readonly Post[] | undefined;

/** Every post, newest first; read once and cached. */
function posts(): readonly Post[] {
  read ??= postSlugs.map(readPost).sort((one, other) => other.published.localeCompare(one.published));
  return read;
}

function summary({ slug, title, description, published, topic, minutes }: Post): PostSummary {
  return { slug, title, description, published, topic, minutes };
}

/** The newest posts first; all of them unless `limit` is given. */
export function listPosts(limit?: number): PostSummary[] {
  return posts().slice(0, limit).map(summary);
}

/** A post with its neighbours by date; undefined if there is no such post. */
export function findPost(slug: string): (Post & PostNeighbours) | undefined {
  const all = posts();
  const at = all.findIndex((post) => post.slug === slug);
  const [post, earlier, later] = [all[at], all[at + 1], all[at - 1]];
  if (!post) return undefined;
  return { ...post, previous: earlier && summary(earlier), next: later && summary(later) };
}
