import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import {
  type DemoCategory,
  type DemoSystem,
  demoPageTexts,
  demoSystems,
  demosPage,
  demosPath,
} from "#content/demos.ts";
import { pressAddress } from "#content/lead-doors.ts";
import { pageMeta } from "#content/page-meta.ts";
import { breadcrumbs, product } from "#content/structured-data.ts";
import type { Route } from "./+types/demos.page.ts";
import { demosAddress, demosView } from "./address.ts";
import { CategoryTabs, usePanel } from "./category-tabs.tsx";
import { DemoCard } from "./demo-card.tsx";
import { DemoPicture } from "./demo-picture.tsx";
import { DemoViewer } from "./demo-viewer.tsx";
import { useDemosView } from "./use-demos-view.ts";

function systemsOf(category: DemoCategory | undefined): readonly DemoSystem[] {
  return category ? demoSystems.filter((system) => system.category === category) : demoSystems;
}

export function meta({ location }: Route.MetaArgs) {
  const { demo, category } = demosView(new URLSearchParams(location.search));
  const texts = demo ? demoPageTexts(demo) : { title: demosPage.title, description: demosPage.summary };
  const structured = [
    breadcrumbs({ name: demosPage.heading, path: demosPath }),
    ...systemsOf(category).map(({ id, name, description, price }) =>
      product({ name, description, path: demosAddress({ demo: id }), price }),
    ),
  ];
  return pageMeta({ ...texts, path: demosPath, structured });
}

export { sameForAll as headers } from "#app/ui/same-for-all.ts";

/** A system at work, in front of the head's cloth. */
function HeroPicture() {
  return <DemoPicture id="enterprise-suite" className="rounded-xl" />;
}

/** The showcase: seven systems by category, and the viewer over it if the address names one. */
export default function Demos() {
  const { category, demo, close } = useDemosView();
  const { action, prices } = demosPage;
  const panel = usePanel(category);
  const ask = (
    <ButtonLink kind="whatsapp" size="lg" href={pressAddress("demo")}>
      {action.label}
    </ButtonLink>
  );
  return (
    <>
      <DemoViewer demo={demo} category={category} onClose={close} />
      <PageHero heading={demosPage.heading} intro={demosPage.intro} cloth="demos" beside={<HeroPicture />}>
        {ask}
        <Statistics list={demosPage.statistics} className="mt-10 border-t border-line pt-6" />
      </PageHero>
      <section className="section wrap" aria-labelledby="systems-heading">
        <h2 id="systems-heading" className="mb-6 text-3xl">
          {demosPage.listHeading}
        </h2>
        <CategoryTabs chosen={category} />
        <div {...panel} className="mt-8">
          <CardList className="grid gap-6">
            {systemsOf(category).map((system) => (
              <DemoCard key={system.id} system={system} category={category} />
            ))}
          </CardList>
        </div>
      </section>
      <Closing texts={prices} tint>
        {ask}
        <ButtonLink kind="secondary" size="lg" href={prices.next.href}>
          {prices.next.label}
        </ButtonLink>
        <ButtonLink kind="quiet" href={prices.costs.href} className="text-left">
          {prices.costs.label}
        </ButtonLink>
      </Closing>
    </>
  );
}
