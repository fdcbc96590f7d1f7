import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { postPath, topicLabel } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";
import { PostPicture } from "./post-picture.tsx";
import { PostTime } from "./post-time.tsx";

interface PostCardProps {
  post: PostSummary;
  /** One level below the heading above it. */
  heading?: "h2" | "h3";
  /** For posts within a longer page: leaves out the description and the date. */
  brief?: boolean;
}

/** A post in a list, with its picture; the whole card is a link. */
export function PostCard({ post, heading: Heading = "h3", brief }: PostCardProps) {
  return (
    <li className="group relative flex gap-4 overflow-hidden rounded-2xl border border-line bg-paper hover:border-brand">
      <PostPicture
        post={post}
        className={`shrink-0 self-stretch md:w-36 ${brief ? "w-20" : "max-md:absolute max-md:top-4 max-md:right-4 max-md:size-16 max-md:rounded-lg"}`}
      />
      <div className={`grow self-center py-3 pr-4 ${brief ? "" : "max-md:px-5"}`}>
        <p className={brief ? "max-md:hidden" : "max-md:min-h-14"}>
          <Badge>{topicLabel(post.topic)}</Badge>
        </p>
        <Heading className={brief ? "text-base md:mt-3" : "mt-3 text-xl"}>
          <Link
            to={postPath(post.slug)}
            data-count="Post"
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        {!brief && <p className="mt-2 text-muted">{post.description}</p>}
        {!brief && (
          <p className="mt-1 text-sm text-muted md:mt-3">
            <PostTime post={post} />
          </p>
        )}
      </div>
    </li>
  );
}
