import { AdireBand, AdireTile } from "#app/ui/adire.tsx";
import { LogoMark } from "#app/ui/logo.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { hero } from "#content/home.ts";
import { footer } from "#content/navigation.ts";
import { lookOf } from "./destination-looks.ts";
import { RotatingHeadline } from "./rotating-headline.tsx";

/**
 * The first screen: who we are, six links, three figures. Everything is aligned to the top, because centred content
 * moves when more of the page arrives.
 */
export function Hero() {
  return (
    <section className="deep flex min-h-[calc(100svh-4rem)] flex-col">
      <div className="wrap grid grow content-start gap-8 py-8 md:pt-[max(2rem,50svh-23rem)] lg:grid-cols-[1.15fr_1fr] lg:gap-x-16 lg:pt-[max(3rem,50svh-20rem)]">
        <div>
          <p className="mb-5 flex max-w-xs items-center gap-3 text-sm leading-snug text-muted lg:mb-8">
            <LogoMark className="size-11 lg:size-14" />
            {footer.text}
          </p>
          <RotatingHeadline pairs={hero.headlines} />
        </div>
        <nav aria-label="Ways to start" className="lg:row-span-2 lg:self-center">
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-3 md:gap-3 lg:grid-cols-2">
            {hero.destinations.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  data-prefetch=""
                  className="group relative flex h-full min-h-24 overflow-hidden rounded-xl border border-line bg-paper p-3.5 leading-tight font-semibold hover:border-accent lg:min-h-32 lg:p-5 lg:text-lg/tight"
                >
                  <AdireTile
                    name={lookOf(href).tile}
                    className="absolute -right-4 -bottom-5 size-18 stroke-1 text-line group-hover:text-edge lg:-right-5 lg:-bottom-6 lg:size-28"
                  />
                  <span className="relative">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Statistics list={hero.statistics} className="border-t border-line pt-4 *:flex-1 lg:max-w-xl" />
      </div>
      <AdireBand rows={2} className="text-accent" />
    </section>
  );
}
