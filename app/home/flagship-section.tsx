import type { ReactNode } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { type Flagship, featuresLabel } from "#content/flagships.ts";
import { pressAddress } from "#content/lead-doors.ts";

interface FlagshipSectionProps {
  flagship: Flagship;
  /** The drawing of the product in use, at the left on wide screens; without one, the words are a column beside something else. */
  picture?: ReactNode;
}

/** One of the two products: what it is, what it does, its starting price, and a picture of it in use. */
export function FlagshipSection({ flagship, picture }: FlagshipSectionProps) {
  const { id, name, heading, text, features, claims, action } = flagship;
  return (
    <section className="section" aria-labelledby={`${id}-heading`}>
      <div
        className={`grid gap-x-16 gap-y-6 ${picture ? "wrap lg:grid-cols-[28rem_1fr] lg:grid-rows-[auto_1fr]" : ""}`}
      >
        <div className="lg:self-end">
          <p className="mb-2 font-semibold text-clay">{name}</p>
          <h2 id={`${id}-heading`} className="text-3xl">
            {heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{text}</p>
        </div>
        {picture && (
          <div className="w-full max-w-xl lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-center">
            {picture}
          </div>
        )}
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
