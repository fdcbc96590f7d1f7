import type { MouseEvent } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { catalogueTexts } from "#content/course-pages.ts";
import { learningPaths, schoolPage } from "#content/school.ts";

interface LearningPathsProps {
  onEnrol: (event: MouseEvent, path: string) => void;
  /** The paths that have a course with a page. */
  taught: readonly string[];
}

/** The four fixed learning paths. Each card opens the enrollment form with its path selected. */
export function LearningPaths({ onEnrol, taught }: LearningPathsProps) {
  return (
    <section id="paths" className="section bg-tint" aria-labelledby="paths-heading">
      <div className="wrap">
        <h2 id="paths-heading" className="text-3xl">
          {schoolPage.pathsHeading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{schoolPage.pathsText}</p>
        <CardList className="mt-8 grid gap-5 md:grid-cols-2">
          {learningPaths.map(({ id, title, modules, duration, level, description, outcomes }) => (
            <li key={id} id={id}>
              <Card className="h-full">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-sm font-semibold text-muted">
                  {modules} modules · {duration} · {level}
                </p>
                <p className="mt-3">{description}</p>
                <ul className="mt-3 mb-5 list-disc space-y-1 pl-5 text-muted">
                  {outcomes.map((outcome) => (
                    <li key={outcome}>{outcome}</li>
                  ))}
                </ul>
                <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
                  <ButtonLink
                    href={`/enroll?path=${id}`}
                    reload
                    data-tap
                    kind="secondary"
                    aria-label={`${schoolPage.startCourseLabel}: ${title}`}
                    onClick={(event) => onEnrol(event, id)}
                  >
                    {schoolPage.startCourseLabel}
                  </ButtonLink>
                  {taught.includes(id) && (
                    <ButtonLink
                      href={`/courses/${id}`}
                      reload
                      kind="quiet"
                      aria-label={`${catalogueTexts.see}, learning path ${title}`}
                    >
                      {catalogueTexts.see}
                    </ButtonLink>
                  )}
                </div>
              </Card>
            </li>
          ))}
        </CardList>
      </div>
    </section>
  );
}
