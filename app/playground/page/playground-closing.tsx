import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { packagesPage } from "#content/bot-packages.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { playgroundClosing } from "#content/playground-closing.ts";

/** Below the playground: what a real assistant has that this one lacks, and what it costs. */
export function PlaygroundClosing() {
  const { heading, text, points, price, packagesLabel, chatLabel } = playgroundClosing;
  return (
    <section className="section bg-tint" aria-labelledby="closing-heading">
      <div className="wrap">
        <h2 id="closing-heading" className="text-3xl">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-lg">{text}</p>
        <ul className="mt-4 grid max-w-prose gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2">
              <Icon name="check" className="mt-1 size-4 text-clay" />
              {point}
            </li>
          ))}
        </ul>
        <p className="figures mt-5 max-w-prose text-muted">{price}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink size="lg" href={packagesPage.path}>
            {packagesLabel}
          </ButtonLink>
          <ButtonLink kind="whatsapp" size="lg" href={pressAddress("quote", { item: "practice-bot" })}>
            {chatLabel}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
