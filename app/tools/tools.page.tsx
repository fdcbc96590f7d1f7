import { type SampleLine, sampleLine } from "#app/tools/sample-line.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, sameLines } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { Closing } from "#app/ui/closing.tsx";
import { Icon, Stroke } from "#app/ui/icon.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { pressAddress } from "#content/lead-doors.ts";
import { pageMeta } from "#content/page-meta.ts";
import { tools } from "#content/tools.ts";
import { toolsPage } from "#content/tools-page.ts";
import type { Route } from "./+types/tools.page.ts";

/** The data of the cards, each with a line that the tool wrote: the browser needs nothing else of the tools here. */
export function loader() {
  return Promise.all(
    tools.map(async (tool) => {
      const { slug, path, title, description, category, icon } = tool;
      return { icon, slug, path, title, description, category, sample: await sampleLine(tool) };
    }),
  );
}

export function meta() {
  const { title, description, path } = toolsPage;
  return pageMeta({ title, description, path });
}

/** A tool at work, drawn: what somebody typed, and what came back. */
function Sample({ asked, answer }: SampleLine) {
  return (
    <figure aria-label={toolsPage.sceneLabel} className="grid gap-3">
      <p className="rounded-xl border border-edge px-4 py-3">
        <span className="block text-sm text-muted">{toolsPage.typedLabel}</span>
        {asked}
      </p>
      <span className="grid size-10 place-items-center justify-self-center rounded-full bg-accent text-accent-ink">
        <Icon name="down" />
      </span>
      <p className="rounded-xl bg-paper px-4 py-3">
        <span className="block text-sm text-muted">{toolsPage.sampleLabel}</span>
        <span className="font-heading text-xl font-bold">{answer}</span>
      </p>
    </figure>
  );
}

/** The index of the free tools: a card each, and a link for a custom tool. */
export default function ToolsScreen({ loaderData: cards }: Route.ComponentProps) {
  const { heading, intro, homeLabel, listHeading, tryLabel, custom } = toolsPage;
  return (
    <>
      <PageHero
        heading={heading}
        intro={intro}
        cloth="tools"
        beside={cards[0] && <Sample {...cards[0].sample} />}
        above={
          <ButtonLink kind="quiet" icon="back" href="/">
            {homeLabel}
          </ButtonLink>
        }
      >
        <ButtonLink size="lg" href="#tools-heading" reload iconAfter="down">
          {listHeading}
        </ButtonLink>
      </PageHero>
      <section className="section wrap" aria-labelledby="tools-heading">
        <h2 id="tools-heading" className="text-3xl">
          {listHeading}
        </h2>
        <CardList className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map(({ slug, path, title, description, category, icon, sample }) => (
            <Card key={slug} as="li" className={sameLines[5]}>
              <div className="flex items-center justify-between gap-4">
                <span className="grid size-12 place-items-center rounded-xl bg-brand-soft text-brand">
                  <Stroke d={icon} className="size-6" />
                </span>
                <Badge>{category}</Badge>
              </div>
              <h3 className="mt-4 text-xl">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
              <p className="mt-4 mb-5 rounded-lg border-l-4 border-accent bg-tint px-4 py-3 text-sm">
                <span className="block text-muted">{toolsPage.sampleLabel}</span>
                {sample.answer}
              </p>
              <ButtonLink
                href={path}
                kind="secondary"
                iconAfter="arrow"
                className="mt-auto self-start justify-self-start"
                aria-label={`${tryLabel}: ${title}`}
              >
                {tryLabel}
              </ButtonLink>
            </Card>
          ))}
        </CardList>
      </section>
      <Closing texts={custom} tint>
        <ButtonLink kind="whatsapp" size="lg" href={pressAddress("enterprise", { item: "custom-tool" })}>
          {custom.ctaLabel}
        </ButtonLink>
        <ButtonLink kind="secondary" size="lg" href="/">
          {custom.backLabel}
        </ButtonLink>
      </Closing>
    </>
  );
}
