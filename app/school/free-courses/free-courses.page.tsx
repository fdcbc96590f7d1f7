import { listMaterials } from "#app/school/free-courses/material-files.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { sameLines } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { PageHero } from "#app/ui/page-hero.tsx";
import { Statistics } from "#app/ui/statistics.tsx";
import { freeCourses, freeCoursesPage, materialsMessage } from "#content/materials.ts";
import { pageMeta } from "#content/page-meta.ts";
import { course } from "#content/structured-data.ts";
import { whatsappLink } from "#content/whatsapp.ts";
import type { Route } from "./+types/free-courses.page.ts";
import { CourseIndex } from "./course-index.tsx";
import { FreeCourseCard } from "./free-course-card.tsx";

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
  const { heading, intro, facts, howTo } = freeCoursesPage;
  return (
    <>
      <PageHero heading={heading} intro={intro} cloth="school" beside={<CourseIndex />}>
        <Statistics list={facts} className="border-t border-line pt-5" />
      </PageHero>
      <section className="section wrap border-b border-line">
        <CardList className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
          {freeCourses.map((free, at) => (
            <li key={free.slug} className={sameLines[5]}>
              <FreeCourseCard course={free} files={loaderData[at] ?? []} />
            </li>
          ))}
        </CardList>
      </section>
      <section className="section wrap">
        <h2 className="text-3xl">{howTo.heading}</h2>
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
      </section>
    </>
  );
}
