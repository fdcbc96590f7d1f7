import { ClothPatch, type Stitch } from "#app/ui/cloth/patch.tsx";
import { ScenePicture } from "#app/ui/cloth/scene.tsx";
import type { TileName } from "#app/ui/cloth/tiles.ts";
import type { Category } from "./contract.ts";
import { courseScene } from "./course-scenes.ts";

/** The squares of a drawn cover, two rows of four, by category; `none` is for a course without one. */
const covers: Readonly<Record<Category | "none", readonly Stitch[]>> = {
  business: ["comb a", "bow b", "comb r", "bow p", "bow i", "comb b", "bow a", "comb d"],
  technology: ["squares i", "star r", "squares b", "star a", "star p", "squares a", "star b", "squares i"],
  marketing: ["star p", "bow a", "star b", "bow r", "bow i", "star a", "bow p", "star r"],
  finance: ["waves b", "squares p", "waves r", "squares i", "squares a", "waves i", "squares b", "waves p"],
  none: ["petals b", "petals p", "petals a", "petals r", "petals i", "petals r", "petals b", "petals p"],
};

/** Motifs that a page with covers needs (ui/cloth/patch.tsx). */
export const coverMotifs: readonly TileName[] = ["comb", "bow", "squares", "star", "waves", "petals"];

interface CourseCoverProps {
  /** A picture on this site. The site's security policy would block others, so the cover is drawn instead. */
  thumbnail: string | null;
  category: Category | null;
  /** The learning path that the course belongs to; each has its drawing. */
  path?: string | null;
  className?: string;
}

/**
 * A course's cover: its picture; without one the drawing of its learning path, or dyed cloth. It is decorative, because
 * the title is beside it.
 */
export function CourseCover({ thumbnail, category, path = null, className = "" }: CourseCoverProps) {
  if (thumbnail && /^\/(?!\/)/.test(thumbnail)) {
    return (
      <img
        src={thumbnail}
        alt=""
        loading="lazy"
        width={640}
        height={320}
        className={`aspect-[2/1] w-full object-cover ${className}`}
      />
    );
  }
  const scene = courseScene(path);
  if (scene) return <ScenePicture scene={scene} className={`aspect-[2/1] w-full ${className}`} />;
  return (
    <ClothPatch
      squares={covers[category ?? "none"]}
      columns={4}
      className={`aspect-[2/1] w-full ${className}`}
    />
  );
}
