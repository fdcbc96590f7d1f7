import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type DemoCategory, type DemoSystem, demosPage } from "#content/demos.ts";
import { demosAddress } from "./address.ts";
import { DemoFeatures } from "./demo-features.tsx";
import { DemoPicture } from "./demo-picture.tsx";
import { DemoPrice } from "./demo-price.tsx";

interface DemoCardProps {
  system: DemoSystem;
  /** The current category, so that the viewer returns to it. */
  category: DemoCategory | undefined;
}

/** A system in the list: its picture, main feature and price, and a link to the viewer. */
export function DemoCard({ system, category }: DemoCardProps) {
  const { id, name, tagline, features, price } = system;
  return (
    <li id={id}>
      <article className="grid overflow-hidden rounded-2xl border border-line bg-paper md:grid-cols-[9fr_11fr] lg:grid-cols-[27rem_1fr] lg:grid-rows-[1fr_auto]">
        <DemoPicture id={id} className="lg:row-span-2" />
        <div className="p-5 md:px-6">
          <div className="flex flex-col-reverse items-start gap-x-4 gap-y-2 lg:flex-row lg:items-center lg:justify-between">
            <h3 className="text-2xl">{name}</h3>
            <Badge>{system.category}</Badge>
          </div>
          <p className="mt-1 text-muted">{tagline}</p>
          <DemoFeatures list={features.slice(0, 3)} className="mt-4" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line p-5 md:col-span-2 md:px-6 md:py-4 lg:col-span-1">
          <DemoPrice price={price} />
          <Link
            to={demosAddress({ category, demo: id })}
            state={{ openedHere: true }}
            preventScrollReset
            data-tap=""
            aria-label={`${demosPage.tryLabel}: ${name}`}
            className={buttonClass("solid", "md", "grow sm:grow-0")}
          >
            {demosPage.tryLabel}
            <Icon name="arrow" />
          </Link>
        </div>
      </article>
    </li>
  );
}
