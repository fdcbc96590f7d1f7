import { Link } from "react-router";
import { postPath } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";

/** A post's title as a link that covers the whole card around it. */
export function PostLink({ post }: { post: PostSummary }) {
  return (
    <Link
      to={postPath(post.slug)}
      data-count="Post"
      className="after:absolute after:inset-0 group-hover:underline"
    >
      {post.title}
    </Link>
  );
}
