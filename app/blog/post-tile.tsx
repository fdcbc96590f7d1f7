import { Badge } from "#app/ui/badge.tsx";
import { ScenePicture } from "#app/ui/cloth/scene.tsx";
import { topicLabel } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";
import { PostLink } from "./post-link.tsx";
import { postScenes } from "./post-scenes.ts";
import { PostTime } from "./post-time.tsx";

interface PostTileProps {
  post: PostSummary;
  /** The first of the list: over its whole width. */
  first: boolean;
}

const looks = {
  first: {
    tile: "md:col-span-full lg:grid lg:grid-cols-[1.4fr_1fr]",
    picture: "aspect-[2/1] w-full lg:h-full",
    text: "p-5 md:p-8 lg:flex lg:flex-col lg:justify-center lg:p-10",
    heading: "text-2xl lg:text-3xl",
    description: "md:text-lg",
  },
  other: {
    tile: "flex flex-col",
    picture:
      "max-md:absolute max-md:top-4 max-md:right-4 max-md:size-20 max-md:rounded-xl md:aspect-[2/1] md:w-full",
    text: "flex grow flex-col p-5 md:p-6",
    heading: "text-xl max-md:min-h-14 max-md:pr-24",
    description: "mb-3",
  },
} as const;

/** A post on the blog's page, with a drawing of what it is about; the whole tile is a link. */
export function PostTile({ post, first }: PostTileProps) {
  const look = looks[first ? "first" : "other"];
  return (
    <li
      className={`group relative overflow-hidden rounded-2xl border border-line bg-paper hover:border-brand ${look.tile}`}
    >
      <ScenePicture scene={postScenes[post.slug]} className={look.picture} />
      <div className={look.text}>
        <p>
          <Badge>{topicLabel(post.topic)}</Badge>
        </p>
        <h2 className={`mt-3 ${look.heading}`}>
          <PostLink post={post} />
        </h2>
        <p className={`mt-2 text-muted ${look.description}`}>{post.description}</p>
        <p className={`text-sm text-muted ${first ? "mt-4" : "mt-auto"}`}>
          <PostTime post={post} />
        </p>
      </div>
    </li>
  );
}
