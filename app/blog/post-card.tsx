import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { postPath, topicLabel } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";
import { PostTime } from "./post-time.tsx";

interface PostCardProps {
  post: PostSummary;
  /** One level below the heading above it. */
  heading?: "h2" | "h3";
  /** For posts within a longer page: leaves out the description. */
  brief?: boolean;
}

/** A post in a list; the whole card is a link. */
export function PostCard({ post, heading: Heading = "h3", brief }: PostCardProps) {
  return (
    <Card as="li" className="group relative hover:border-brand">
      <p>
        <Badge>{topicLabel(post.topic)}</Badge>
      </p>
      <Heading className="mt-3 text-xl">
        <Link to={postPath(post.slug)} className="after:absolute after:inset-0 group-hover:underline">
          {post.title}
        </Link>
      </Heading>
      {!brief && <p className="mt-2 text-muted">{post.description}</p>}
      <p className="mt-auto pt-4 text-sm text-muted">
        <PostTime post={post} />
      </p>
    </Card>
  );
}
