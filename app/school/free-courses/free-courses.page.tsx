import { listMaterials } from "#app/school/free-courses/material-files.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { sameLines } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { ClothAgain } from "#app/ui/cloth/cloth.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { freeCourses, freeCoursesPage, materialsMessage } from "#content/materials.ts";
import { pageMeta } from "#content/page-meta.ts";
import { course } from "#content/structured-data.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/free-courses.page.ts";
import { CourseIndex } from "./course-index.tsx";
import { fileSize } from "./file-size.ts";
import { type CourseFile, FreeCourseCard } from "./free-course-card.tsx";

export function loader() {
  const files = listMaterials();
  return freeCourses.map(({ slug }) =>
    files
      .filter((file) => file.course === slug)
      .map(({ file, kind, title, bytes }) => ({ file, kind, title, bytes })),
  );
}

export function meta() {
  const { path, title, description } = freeCoursesPage;
  const structured = freeCourses.map((free) =>
    course({ name: free.title, description: free.description, path: `${path}#${free.slug}` }),
  );
  return pageMeta({ path, title, description, structured });
}

/** The six free courses, each with its deck and other files. */
export default function FreeCourses({ loaderData }: Route.ComponentProps) {
  const { heading, intro, facts, chooseLabel } = freeCoursesPage;
  return (
    <>
      <PageHero heading={heading} intro={intro} cloth="school" beside={<CourseIndex />}>
        <ButtonLink size="lg" href="#courses" reload iconAfter="down">
          {chooseLabel}
        </ButtonLink>
        <Statistics list={facts} className="mt-8 border-t border-line pt-5" />
      </PageHero>
      <section id="courses" className="section wrap scroll-mt-16">
        <CardList className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {freeCourses.map((free, at) => (
            <li key={free.slug} className={sameLines[4]}>
              <FreeCourseCard course={free} at={at} files={loaderData[at] ?? []} />
            </li>
          ))}
        </CardList>
      </section>
      <HowTo decks={loaderData.flatMap((files) => files.filter(({ kind }) => kind === "deck"))} />
    </>
  );
}

/** How a file is downloaded, or asked for, beside a phone's list of files. */
function HowTo({ decks }: { decks: readonly CourseFile[] }) {
  const { howTo, deckFormat } = freeCoursesPage;
  return (
    <section className="deep page-hero" aria-labelledby="how-to-heading">
      <div className="section wrap page-hero-words">
        <div>
          <h2 id="how-to-heading" className="text-3xl">
            {howTo.heading}
          </h2>
          <p className="mt-4 max-w-prose text-lg text-muted">{howTo.text}</p>
          <p className="mt-4 max-w-prose text-lg text-muted">{howTo.whatsappText}</p>
          <ButtonLink
            kind="whatsapp"
            size="lg"
            className="mt-7"
            href={whatsappLink("concierge", materialsMessage)}
          >
            {howTo.whatsappLabel}
          </ButtonLink>
        </div>
        <figure aria-label={howTo.sceneLabel} className="page-hero-scene max-lg:hidden">
          <p className="font-heading text-xl font-bold">{howTo.folder}</p>
          <ul className="mt-4 grid gap-2">
            {decks.slice(0, 4).map(({ file, bytes }, at) => (
              <li key={file} className="flex items-center gap-4 rounded-xl bg-paper px-4 py-3">
                <Icon name={at ? "check" : "download"} className={at ? "size-5" : "size-5 text-accent"} />
                <span className="min-w-0 grow">
                  <span className="block truncate font-semibold">{file}</span>
                  <span className="text-sm text-muted">
                    {deckFormat}, {fileSize(bytes)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </figure>
      </div>
      <ClothAgain />
    </section>
  );
}
