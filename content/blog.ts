import { pages } from "./pages.ts";
import { site } from "./site.ts";

export const topics = [
  { id: "selling", label: "Selling on WhatsApp" },
  { id: "money", label: "Money and prices" },
  { id: "ai", label: "AI and automation" },
  { id: "rules", label: "Rules and law" },
] as const;

export type TopicId = (typeof topics)[number]["id"];

export const topicIds = topics.map(({ id }) => id) as [TopicId, ...TopicId[]];

export function topicLabel(id: TopicId): string {
  return topics.find((topic) => topic.id === id)?.label ?? id;
}

/** The published posts; each is the file of that name in content/blog/. */
export const postSlugs = [
  "set-up-whatsapp-business",
  "one-page-profit-record",
  "twelve-whatsapp-replies",
  "pricing-when-the-naira-moves",
  "write-a-good-prompt",
  "follow-up-without-annoying",
  "data-protection-act-small-business",
  "write-down-one-process",
] as const;

export type PostSlug = (typeof postSlugs)[number];

export function postPath(slug: PostSlug): `/blog/${PostSlug}` {
  return `/blog/${slug}`;
}

export const blogPath = pages.blog.path;
export const feedPath = "/blog/rss.xml";

export const blogTexts = {
  name: "Blog",
  title: `Blog for small businesses in Nigeria · ${site.name}`,
  heading: "Read it, then do it",
  intro:
    "Guides for people who run a small business in Nigeria. Each has steps, sums in naira, messages to copy and a checklist at the end.",
  description:
    "Free guides for small businesses in Nigeria: selling on WhatsApp, profit and prices, prompts, follow-up and data protection, with checklists.",
  newestLabel: "Read the newest post",
  feedLabel: "Follow new posts (RSS)",
  allTopics: "All topics",
  topicsLabel: "Topics",
  nothing: {
    title: "No post on this topic",
    text: "The address names a topic that the blog does not have. All posts are one tap away.",
  },
  home: {
    heading: "From the blog",
    text: "Guides with steps, examples in naira and messages to copy.",
  },
  allLabel: "All posts",
  minutesWord: "min read",
  copyLabel: "Copy",
  copied: "Copied!",
  copyFailed: {
    title: "Your phone did not allow copying",
    text: "The text is selected. Press and hold it, then choose Copy.",
  },
  messageLabel: "Message to copy",
  promptLabel: "Prompt to copy",
  shareLabel: "Share on WhatsApp",
  relatedHeading: "Do it now",
  previousLabel: "Previous post",
  nextLabel: "Next post",
} as const;
