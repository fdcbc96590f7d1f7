import { ButtonLink } from "#app/ui/button.tsx";
import { packagesPage } from "#content/bot-packages.ts";
import { pressAddress } from "#content/lead-doors.ts";

/** What happens after a message, and two ways to send one. */
export function PackagesClosing() {
  const { heading, steps, launch, consult } = packagesPage.closing;
  return (
    <section className="deep" aria-labelledby="closing-heading">
      <div className="section wrap">
        <h2 id="closing-heading" className="text-3xl">
          {heading}
        </h2>
        <ol className="mt-8 grid gap-6 md:grid-cols-3 md:gap-10">
          {steps.map((step, at) => (
            <li key={step} className="flex gap-4 md:block">
              <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft font-heading font-bold text-brand md:mb-4">
                {at + 1}
              </span>
              <p className="text-lg">{step}</p>
            </li>
          ))}
        </ol>
        <div className="mt-9 flex flex-wrap gap-3">
          <ButtonLink kind="whatsapp" size="lg" href={pressAddress("quote", { item: "launch" })}>
            {launch.ctaText}
          </ButtonLink>
          <ButtonLink
            kind="secondary"
            size="lg"
            icon="whatsapp"
            href={pressAddress("quote", { item: "consult" })}
          >
            {consult.ctaText}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
