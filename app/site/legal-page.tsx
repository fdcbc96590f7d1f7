import type { ReactNode } from "react";
import { PageHero } from "#app/ui/page-hero.tsx";
import { type LegalSection, type LegalText, legalPage } from "#content/legal.ts";
import { LegalBlocks } from "./legal-blocks.tsx";

interface LegalPageProps {
  text: LegalText;
  /** Content for the end of a section, by section id. */
  inserts?: Readonly<Record<string, ReactNode>>;
}

/** A legal page in plain words, with its table of contents: folded on phones, beside the text on wide screens. */
export function LegalPage({ text, inserts = {} }: LegalPageProps) {
  const { heading, intro, updated, sections } = text;
  return (
    <>
      <PageHero heading={heading} intro={intro} cloth="notes">
        <p className="text-muted">
          {legalPage.updatedLabel} <time dateTime={updated}>{inWords(updated)}</time>
        </p>
      </PageHero>
      <div className="section wrap grid items-start gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
        <details className="group rounded-2xl border border-line bg-paper px-5 lg:hidden">
          <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold">
            {legalPage.contentsHeading}
            <span aria-hidden="true" className="text-2xl text-brand group-open:rotate-45">
              +
            </span>
          </summary>
          <nav aria-label={legalPage.shortContentsLabel} className="pb-3">
            <Contents sections={sections} />
          </nav>
        </details>
        <nav
          aria-labelledby="contents-heading"
          className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto lg:block"
        >
          <h2 id="contents-heading" className="mb-2 text-lg">
            {legalPage.contentsHeading}
          </h2>
          <Contents sections={sections} />
        </nav>
        <div className="grid max-w-prose min-w-0 gap-12">
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`} className="grid gap-4">
              <h2 id={`${id}-heading`} className="text-2xl">
                {heading}
              </h2>
              <LegalBlocks blocks={blocks} />
              {inserts[id]}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-snug text-brand hover:underline"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** 2026-11-21 as '21 November 2026', the same for every reader. */
function inWords(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
