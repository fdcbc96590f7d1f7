import type { MouseEvent } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, sameLines } from "#app/ui/card.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { type LearningPath, learningPaths, schoolPage } from "#content/school.ts";

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
          {learningPaths.map((path) => (
            <li key={path.id} id={path.id} className={sameLines[5]}>
              <PathCard path={path} isTaught={taught.includes(path.id)} onEnrol={onEnrol} />
            </li>
          ))}
        </CardList>
      </div>
    </section>
  );
}

interface PathCardProps {
  path: LearningPath;
  /** Whether its course is in the list above, which describes it. */
  isTaught: boolean;
  onEnrol: LearningPathsProps["onEnrol"];
}

/** One path: its weeks and level, and what a learner can do afterwards; on phones that is folded. */
function PathCard({ path, isTaught, onEnrol }: PathCardProps) {
  const { id, title, modules, duration, level, description, outcomes } = path;
  return (
    <Card className={`h-full ${sameLines[5]}`}>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-sm font-semibold text-clay">
        {modules} modules · {duration} · {level}
      </p>
      <p className={isTaught ? "" : "mt-3"}>{!isTaught && description}</p>
      <div className="my-3">
        <Fold summary={<span className="font-semibold">{schoolPage.outcomesLabel}</span>}>
          <ul className="list-disc space-y-1 pl-5">
            {outcomes.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        </Fold>
      </div>
      <ButtonLink
        href={`/enroll?path=${id}`}
        reload
        data-tap=""
        kind="secondary"
        className="mt-auto self-start justify-self-start"
        aria-label={`${schoolPage.startCourseLabel}: ${title}`}
        onClick={(event) => onEnrol(event, id)}
      >
        {schoolPage.startCourseLabel}
      </ButtonLink>
    </Card>
  );
}
