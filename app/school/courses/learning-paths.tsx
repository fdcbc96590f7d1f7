import type { MouseEvent } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardList } from "#app/ui/card-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { type LearningPath, learningPaths, schoolPage } from "#content/school.ts";

interface LearningPathsProps {
  onEnrol: (event: MouseEvent, path: string) => void;
  /** The paths that have a course with a page. */
  taught: readonly string[];
}

/** The four fixed learning paths. Each row opens the enrollment form with its path selected. */
export function LearningPaths({ onEnrol, taught }: LearningPathsProps) {
  return (
    <section id="paths" className="section bg-tint" aria-labelledby="paths-heading">
      <div className="wrap">
        <h2 id="paths-heading" className="text-3xl">
          {schoolPage.pathsHeading}
        </h2>
        <p className="mt-4 max-w-prose text-lg text-muted">{schoolPage.pathsText}</p>
        <CardList className="mt-8 divide-y divide-line border-y border-line">
          {learningPaths.map((path) => (
            <PathRow key={path.id} path={path} isTaught={taught.includes(path.id)} onEnrol={onEnrol} />
          ))}
        </CardList>
      </div>
    </section>
  );
}

interface PathRowProps {
  path: LearningPath;
  /** Whether its course is in the list above, which describes it. */
  isTaught: boolean;
  onEnrol: LearningPathsProps["onEnrol"];
}

/** The weeks of a path as beads on a thread, so that the paths' lengths are compared at a glance. */
function Thread({ weeks }: { weeks: number }) {
  const beads = Array.from({ length: weeks }, (_, at) => 9 + at * 21);
  return (
    <svg width={weeks * 21} height={18} className="mt-4 text-brand" aria-hidden="true">
      <path d={`M9 9h${(weeks - 1) * 21}`} stroke="currentColor" strokeWidth={2} />
      {beads.map((x, at) => (
        <circle
          key={x}
          cx={x}
          cy={9}
          r={at === weeks - 1 ? 9 : 6}
          className={at === weeks - 1 ? "fill-accent" : "fill-current"}
        />
      ))}
    </svg>
  );
}

/** One path: its weeks and level, and what a learner can do afterwards; on phones that is folded. */
function PathRow({ path, isTaught, onEnrol }: PathRowProps) {
  const { id, title, modules, duration, level, description, outcomes } = path;
  return (
    <li id={id} className="grid gap-x-14 gap-y-4 py-7 lg:grid-cols-[19rem_1fr] lg:py-9">
      <div>
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 text-sm font-semibold text-clay">
          {modules} modules · {duration} · {level}
        </p>
        <Thread weeks={Number.parseInt(duration, 10)} />
        {!isTaught && <p className="mt-4">{description}</p>}
      </div>
      <Fold
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
        summary={<span className="font-semibold">{schoolPage.outcomesLabel}</span>}
      >
        <ul className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {outcomes.map((outcome) => (
            <li key={outcome} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-clay" />
              {outcome}
            </li>
          ))}
        </ul>
      </Fold>
      <ButtonLink
        href={`/enroll?path=${id}`}
        reload
        data-tap=""
        kind="secondary"
        className="self-start justify-self-start"
        aria-label={`${schoolPage.startCourseLabel}: ${title}`}
        onClick={(event) => onEnrol(event, id)}
      >
        {schoolPage.startCourseLabel}
      </ButtonLink>
    </li>
  );
}
