import { AdireBand, AdireTile, type AdireTileName } from "#app/ui/adire.tsx";
import type { Category } from "./contract.ts";

/** The large square of a cover that is drawn, by what the course is about. */
const tiles: Readonly<Record<Category, AdireTileName>> = {
  business: "comb",
  technology: "squares",
  marketing: "star",
  finance: "waves",
};

interface CourseCoverProps {
  /** A picture on this site; others the policy of the site would refuse, and then one is drawn. */
  thumbnail: string | null;
  category: Category | null;
  className?: string;
}

/** A course's cover: its picture, or dyed cloth where it has none. It says nothing: the title stands beside it. */
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
