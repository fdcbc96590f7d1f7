/** Checks the posts themselves: all are published, complete, true to the voice, and link somewhere. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { prerenderedPaths } from "#app/prerendered.ts";
import { postPath, postSlugs, topicIds } from "#content/blog.ts";
import { findPost, listPosts } from "./blog.server.ts";
import { wordsIn } from "./markdown.server.ts";

const folder = new URL("../../content/blog/", import.meta.url);
const posts = postSlugs.map((slug) => {
  const post = findPost(slug);
  if (!post) throw new Error(`${slug} cannot be found`);
  const text = readFileSync(new URL(`${slug}.md`, folder), "utf8");
  return { ...post, body: text.slice(text.indexOf("\n---\n") + 5) };
});

test("every file of the folder is published, and nothing else", () => {
  const files = readdirSync(folder).map((name) => name.replace(/\.md$/, ""));
  expect(files.sort()).toEqual([...postSlugs].sort());
  expect(
    listPosts()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...postSlugs].sort());
  expect(postSlugs.length).toBeGreaterThanOrEqual(6);
});

test("the newest come first, and each knows its neighbours", () => {
  const list = listPosts();
  expect(list.map(({ published }) => published)).toEqual(
    list
      .map(({ published }) => published)
      .sort()
      .reverse(),
  );
  expect(listPosts(3)).toEqual(list.slice(0, 3));
  for (const [at, { slug }] of list.entries()) {
    const post = findPost(slug);
    expect([post?.next?.slug, post?.previous?.slug]).toEqual([list[at - 1]?.slug, list[at + 1]?.slug]);
  }
});

test("every topic has a post, and no two posts are alike in a search result", () => {
  expect(new Set(posts.map(({ topic }) => topic))).toEqual(new Set(topicIds));
  for (const field of ["title", "description", "published"] as const) {
    expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length);
  }
});

test("an unknown name finds nothing", () => {
  for (const slug of ["", "nothing", "../secret", "Write-A-Good-Prompt"])
    expect(findPost(slug)).toBeUndefined();
});

describe.each(posts)("$slug", ({ body, html, minutes, related }) => {
  test("is long enough to be useful and short enough to be read", () => {
    const words = wordsIn(body);
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1100);
    expect(minutes).toBe(Math.ceil(words / 200));
  });

  test("has sections, amounts in naira, tables or texts to copy, and a checklist at the end", () => {
    expect(html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(html).not.toContain("<h1");
    expect(body).toMatch(/₦\d/);
    expect(html).toMatch(/<table>|data-copy/);
    const [, last = ""] = html.split("<h2>Checklist</h2>");
    expect(last.match(/<li class="task">/g)?.length).toBeGreaterThanOrEqual(5);
    expect(last).not.toContain("<h2>");
  });

  test("follows the policy and the voice", () => {
    expect(html).not.toMatch(/style=|<script|<img/);
    expect(body).not.toMatch(/!|revolutioni[sz]e|leverag|unlock|empower|cutting-edge|seamless|game.chang/i);
    expect(body).not.toMatch(/\p{Extended_Pictographic}/u);
  });

  test("links only to existing pages of the site, or to an official page", () => {
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, address = ""]) => address);
    for (const address of [...links, related.path]) {
      if (address.startsWith("https://")) expect(["https://ndpc.gov.ng"]).toContain(address);
      else expect(prerenderedPaths, address).toContain(address.replace(/#.*$/, ""));
    }
    expect(prerenderedPaths).toEqual(expect.arrayContaining(postSlugs.map(postPath)));
  });
});
