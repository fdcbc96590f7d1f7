import { Day } from "#app/ui/day.tsx";
import { blogTexts } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";

/** The date of a post and its reading time. */
export function PostTime({ post }: { post: PostSummary }) {
  return (
    <span>
      <Day date={post.published} />
      {` · ${post.minutes} ${blogTexts.minutesWord}`}
    </span>
  );
}
