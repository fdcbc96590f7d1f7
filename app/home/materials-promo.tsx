import { ButtonLink } from "#app/ui/button.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { materialsPromo } from "#content/home-sections.ts";
import { SlideStack } from "./slide-stack.tsx";

export default function MaterialsPromo() {
  return (
    <section className="section" aria-labelledby="materials-heading">
      <div className="wrap grid items-center gap-10 md:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="materials-heading" className="text-3xl">
            {materialsPromo.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{materialsPromo.text}</p>
          <Statistics list={materialsPromo.statistics} className="mt-5" />
          <ButtonLink href={materialsPromo.href} size="lg" iconAfter="arrow" className="mt-6">
            {materialsPromo.buttonLabel}
          </ButtonLink>
        </div>
        <SlideStack />
      </div>
    </section>
  );
}
