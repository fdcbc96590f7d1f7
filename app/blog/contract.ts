import { z } from "zod";
import { type PostSlug, topicIds } from "#content/blog.ts";

/** The front matter of a post's file, between two lines of dashes. */
export const frontMatter = z.strictObject({
  title: z.string().min(10).max(60),
  /** For search results. */
  description: z.string().min(110).max(155),
  published: z.iso.date(),
  topic: z.enum(topicIds),
  /** The page of the site where the reader can act on the post. */
  related: z.string().regex(/^\/(?![/\\])/),
  relatedTitle: z.string().min(3),
  relatedText: z.string().min(20),
  relatedLabel: z.string().min(3),
});

export type FrontMatter = z.infer<typeof frontMatter>;

/** A post, as shown in lists. */
export interface PostSummary extends Pick<FrontMatter, "title" | "description" | "published" | "topic"> {
  slug: PostSlug;
  /** Reading time in minutes, at 200 words a minute. */
  minutes: number;
}

/** A post, as shown on its own page. */
export interface Post extends PostSummary {
  html: string;
  related: { path: string; title: string; text: string; label: string };
}

export interface PostNeighbours {
  previous: PostSummary | undefined;
  next: PostSummary | undefined;
}
