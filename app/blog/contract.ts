import { z } from "zod";
import { type PostSlug, topicIds } from "#content/blog.ts";

/** What stands at the head of a post's file, between two lines of dashes. */
export const frontMatter = z.strictObject({
  title: z.string().min(10).max(60),
  /** For search results. */
  description: z.string().min(110).max(155),
  published: z.iso.date(),
  topic: z.enum(topicIds),
  /** The page of the site on which the reader can act on the post. */
  related: z.string().startsWith("/"),
  relatedTitle: z.string().min(3),
  relatedText: z.string().min(20),
  relatedLabel: z.string().min(3),
});

export type FrontMatter = z.infer<typeof frontMatter>;

/** A post as lists show it. */
export interface PostSummary extends Pick<FrontMatter, "title" | "description" | "published" | "topic"> {
  slug: PostSlug;
  /** How long a reader needs, at 200 words a minute. */
  minutes: number;
}

/** A post as its own page shows it. */
export interface Post extends PostSummary {
  html: string;
  related: { path: string; title: string; text: string; label: string };
}

export interface PostNeighbours {
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
}
