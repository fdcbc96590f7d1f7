import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { type Flagship, featuresLabel } from "#content/flagships.ts";
import { pressAddress } from "#content/lead-doors.ts";

interface FlagshipSectionProps {
  flagship: Flagship;
  /** The drawing of the product in use. */
  picture: ReactNode;
  /** Whether the picture comes before the text on wide screens. */
  pictureFirst?: boolean;
  className?: string;
  /** Whether phones show it too; the hero already shows them an order in a chat. */
  pictureOnPhone?: boolean;
}

/** One of the two products: what it is, what it does, its starting price, and a picture of it in use. */
export function FlagshipSection({
  flagship,
  picture,
  pictureFirst,
  pictureOnPhone = true,
  className = "",
}: FlagshipSectionProps) {
  const { id, name, heading, text, features, claims, action } = flagship;
  return (
    <section className={`section ${className}`} aria-labelledby={`${id}-heading`}>
      <div
        className={`wrap grid gap-x-16 gap-y-6 lg:grid-rows-[auto_1fr] ${pictureFirst ? "lg:grid-cols-[28rem_1fr]" : "lg:grid-cols-[1fr_28rem]"}`}
      >
        <div className="lg:self-end">
          <p className="mb-2 font-semibold text-clay">{name}</p>
          <h2 id={`${id}-heading`} className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        </div>
        <div
          className={`${pictureOnPhone ? "" : "max-md:hidden"} mx-auto w-full max-w-md lg:row-span-2 lg:row-start-1 lg:self-center ${pictureFirst ? "lg:col-start-1" : "lg:col-start-2"}`}
        >
          {picture}
        </div>
        <div>
          <Fold summary={<span className="font-semibold text-brand lg:sr-only">{featuresLabel}</span>}>
            <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {features.map((feature) => (
                <li key={feature.title}>
                  <h3 className="text-base sm:text-lg">{feature.title}</h3>
                  <p className="text-muted">{feature.text}</p>
                </li>
              ))}
            </ul>
          </Fold>
          <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-4 border-t border-line pt-6">
            <Statistics list={claims} />
            <ButtonLink
              kind="whatsapp"
              size="lg"
              className="max-sm:px-3"
              href={pressAddress("enterprise", { item: id })}
            >
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
