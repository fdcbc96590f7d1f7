import { ClothPatch, type Stitch } from "#app/ui/cloth/patch.tsx";
import type { TileName } from "#app/ui/cloth/tiles.ts";
import type { Dye } from "#app/ui/cloth/weave.ts";
import { postSlugs, type TopicId } from "#content/blog.ts";
import type { PostSummary } from "./contract.ts";

/** The two motifs of a topic. The home page's cloth has all of them. */
const motifs: Readonly<Record<TopicId, readonly [TileName, TileName]>> = {
  selling: ["dots", "bow"],
  money: ["squares", "dots"],
  ai: ["star", "squares"],
  rules: ["squares", "bow"],
};

/** Colour orders; a post keeps its own as long as the list of posts only grows. */
const dyes: readonly (readonly [Dye, Dye, Dye, Dye])[] = [
  ["b", "p", "a", "r"],
  ["a", "b", "i", "p"],
  ["p", "r", "b", "o"],
  ["i", "a", "d", "b"],
  ["r", "i", "p", "b"],
];

interface PostPictureProps {
  post: PostSummary;
  className: string;
}

/** A post's cloth, where a drawing would be too large: four squares with the motifs of its topic. */
export function PostPicture({ post: { slug, topic }, className }: PostPictureProps) {
  const squares = dyes[postSlugs.indexOf(slug) % dyes.length] ?? ["b", "p", "a", "r"];
  const [one, other] = motifs[topic];
  const order = [one, other, other, one];
  return (
    <ClothPatch
      squares={squares.map((dye, at): Stitch => `${order[at] ?? one} ${dye}`)}
      columns={2}
      className={className}
    />
  );
}
