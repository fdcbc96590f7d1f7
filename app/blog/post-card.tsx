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
  /** The first of a list: over its whole width, with a large picture. */
  first?: boolean;
}

type Size = Pick<PostCardProps, "brief" | "first">;

/** Except in a brief card, the picture shows whole squares of cloth, however long the text is. */
function pictureSize({ brief, first }: Size): string {
  if (first) return "max-md:aspect-[2/1] max-md:w-full md:m-6 md:mr-4 md:size-56 md:rounded-xl lg:size-64";
  return brief
    ? "self-stretch w-20 md:w-36"
    : "absolute top-4 right-4 size-16 rounded-lg lg:static lg:m-4 lg:mr-1 lg:size-32 lg:rounded-xl";
}

function textPlace({ brief, first }: Size): string {
  if (brief) return "self-center";
  return first ? "self-center max-md:px-5 md:pr-8" : "max-lg:px-5";
}

function headingSize({ brief, first }: Size): string {
  if (brief) return "text-base md:mt-3";
  return first ? "mt-3 text-xl md:text-2xl" : "mt-3 text-xl max-lg:pr-20";
}

/** A post in a list, with its picture; the whole card is a link. */
export function PostCard({ post, heading: Heading = "h3", brief, first }: PostCardProps) {
  return (
    <li
      className={`group relative flex gap-4 overflow-hidden rounded-2xl border border-line bg-paper hover:border-brand ${first ? "max-md:block md:col-span-2" : ""}`}
    >
      <PostPicture post={post} wide={first} className={`shrink-0 ${pictureSize({ brief, first })}`} />
      <div className={`grow py-3 pr-4 ${textPlace({ brief, first })}`}>
        <p className={brief ? "max-md:hidden" : ""}>
          <Badge>{topicLabel(post.topic)}</Badge>
        </p>
        <Heading className={headingSize({ brief, first })}>
          <Link
            to={postPath(post.slug)}
            data-count="Post"
            className="after:absolute after:inset-0 group-hover:underline"
          >
            {post.title}
          </Link>
        </Heading>
        {!brief && <p className={`mt-2 ${first ? "md:text-lg" : ""}`}>{post.description}</p>}
        {!brief && (
          <p className="mt-3 text-sm text-muted">
            <PostTime post={post} />
          </p>
        )}
      </div>
    </li>
  );
}
