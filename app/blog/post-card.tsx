import { Badge } from "#app/ui/badge.tsx";
import { topicLabel } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";
import { PostLink } from "./post-link.tsx";
import { PostPicture } from "./post-picture.tsx";

/** A post within a longer page, with a square of cloth; the whole card is a link. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <li className="group relative flex gap-4 overflow-hidden rounded-2xl border border-line bg-paper hover:border-brand">
      <PostPicture post={post} className="w-20 shrink-0 self-stretch md:w-36" />
      <div className="grow self-center py-3 pr-4">
        <p className="max-md:hidden">
          <Badge>{topicLabel(post.topic)}</Badge>
        </p>
        <h3 className="text-base md:mt-3">
          <PostLink post={post} />
        </h3>
      </div>
    </li>
  );
}
