import { AdireBand, AdireTile, type AdireTileName } from "#app/ui/adire.tsx";
import type { Category } from "./contract.ts";

/** The large square of a drawn cover, by category. */
const tiles: Readonly<Record<Category, AdireTileName>> = {
  business: "comb",
  technology: "squares",
  marketing: "star",
  finance: "waves",
};

interface CourseCoverProps {
  /** A picture on this site. The site's security policy would block others, so the cover is drawn instead. */
  thumbnail: string | null;
  category: Category | null;
  className?: string;
}

/** A course's cover: its picture, or dyed cloth without one. It is decorative, because the title is beside it. */
export function CourseCover({ thumbnail, category, className = "" }: CourseCoverProps) {
  if (thumbnail && /^\/(?!\/)/.test(thumbnail)) {
    return (
      <img
        src={thumbnail}
        alt=""
        loading="lazy"
        width={640}
        height={256}
        className={`h-32 w-full object-cover ${className}`}
      />
    );
  }
  return (
    <div
      aria-hidden="true"
      className={`deep relative grid h-32 place-items-center overflow-hidden ${className}`}
    >
      <div className="absolute inset-0 opacity-40">
        <AdireBand rows={3} />
        <AdireBand />
      </div>
      <span className="relative grid size-20 place-items-center rounded-2xl bg-paper text-accent">
        <AdireTile name={category ? tiles[category] : "dots"} className="size-14" />
      </span>
    </div>
  );
}
