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

/** Motifs that a page needs for pictures of posts. */
export const postMotifs: readonly TileName[] = [...new Set(Object.values(motifs).flat())];

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
  /** Two rows of four squares in place of two: the middle of it is the usual picture, so it can be cut to a square. */
  wide?: boolean | undefined;
  className: string;
}

/** The picture of a post: squares of cloth in two rows, with the motifs of its topic. */
export function PostPicture({ post: { slug, topic }, wide, className }: PostPictureProps) {
  const [a, b, c, d] = dyes[postSlugs.indexOf(slug) % dyes.length] ?? ["b", "p", "a", "r"];
  const [one, other] = motifs[topic];
  const rows: readonly (readonly Dye[])[] = wide
    ? [
        [d, a, b, c],
        [b, c, d, a],
      ]
    : [
        [a, b],
        [c, d],
      ];
  const squares = rows.flatMap((row, y) =>
    row.map((dye, x): Stitch => `${(x + y + Number(wide ?? false)) % 2 ? other : one} ${dye}`),
  );
  return <ClothPatch squares={squares} columns={wide ? 4 : 2} className={className} />;
}
