import type { ReactNode } from "react";
import { type SampleLine, sampleLine } from "#app/tools/sample-line.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { sameLines } from "#app/ui/card.tsx";
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

/** The dye of each poster in a row of three: neighbours differ, also above and below. */
const dyes = {
  blue: "bg-(--dye) text-(--deep-ink)",
  bright: "bg-(--dye-bright) text-(--deep-ink)",
  deep: "bg-(--deep-raised) text-(--deep-ink)",
  paper: "bg-(--deep-ink) text-(--dye)",
  amber: "bg-accent text-accent-ink",
} as const;
const order = ["blue", "paper", "deep", "amber", "bright", "blue", "deep", "blue", "paper"] as const;

interface PosterProps {
  label: string;
  answer: string;
  at: number;
  /** The tool's icon and category. */
  children: ReactNode;
}

/** A line that the tool wrote, as a poster on dyed cloth. */
function Poster({ label, answer, at, children }: PosterProps) {
  return (
    <figure className={`${dyes[order[at % order.length] ?? "blue"]} flex min-h-48 flex-col p-5 md:p-6`}>
      <div className="mb-6 flex items-start justify-between gap-4">{children}</div>
      <figcaption className="mt-auto text-sm">{label}</figcaption>
      <p className="mt-1 font-heading text-xl font-bold text-balance">{answer}</p>
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
          {cards.map(({ slug, path, title, description, category, icon, sample }, at) => (
            <li
              key={slug}
              className={`flex flex-col overflow-hidden rounded-2xl border border-line bg-paper ${sameLines[3]}`}
            >
              <Poster label={toolsPage.sampleLabel} answer={sample.answer} at={at}>
                <Stroke d={icon} className="size-8" />
                <Badge>{category}</Badge>
              </Poster>
              <div className="px-5 pt-5 md:px-6">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-2 mb-5 text-muted">{description}</p>
              </div>
              <ButtonLink
                href={path}
                kind="secondary"
                iconAfter="arrow"
                className="mx-5 mt-auto mb-5 self-start justify-self-start md:mx-6 md:mb-6"
                aria-label={`${tryLabel}: ${title}`}
              >
                {tryLabel}
              </ButtonLink>
            </li>
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
