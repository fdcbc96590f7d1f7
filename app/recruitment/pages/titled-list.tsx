import { ClothPatch, type Stitch } from "#app/ui/cloth/patch.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { TitledText } from "#content/recruitment.ts";

interface TitledListProps {
  list: readonly TitledText[];
  /** A square of cloth for each item, with motifs of the section's wall. */
  tiles?: readonly Stitch[];
  /** Otherwise the same small icon for all. */
  icon?: IconName;
  className?: string;
}

/** Short titles, each with a sentence below it. */
export function TitledList({ list, tiles, icon = "check", className = "" }: TitledListProps) {
  return (
    <ul className={`grid gap-x-10 gap-y-7 ${className}`}>
      {list.map(({ title, text }, at) => {
        const tile = tiles?.[at % tiles.length];
        return (
          <li key={title} className="flex gap-4">
            {tile ? (
              <ClothPatch squares={[tile]} columns={1} className="mt-1 size-10 shrink-0 rounded-lg" />
            ) : (
              <Icon name={icon} className="mt-1 size-5 text-clay" />
            )}
            <div>
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
