import type { MouseEvent } from "react";
import { ButtonLink } from "#app/ui/button.tsx";
import { sameLines } from "#app/ui/card.tsx";
import { catalogueTexts, counted } from "#content/course-pages.ts";
import { schoolPage } from "#content/school.ts";
import type { CatalogueEntry } from "./contract.ts";
import { CourseCover } from "./course-cover.tsx";
import { durationText } from "./duration.ts";
import { TierBadge } from "./tier-badge.tsx";

interface CourseCardProps {
  entry: CatalogueEntry;
  onEnrol: (event: MouseEvent, path?: string) => void;
}

/** A course in the grid: its topic, length and tier, and two links. */
export function CourseCard({ entry, onEnrol }: CourseCardProps) {
  const { slug, title, description, tier_required, module_count, total_duration, learning_path } = entry;
  const length = durationText(total_duration);
  return (
    <article
      className={`wrap-anywhere flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-paper ${sameLines[5]}`}
    >
      <CourseCover thumbnail={entry.thumbnail_url} category={entry.category} path={learning_path} />
      <div className={`flex grow flex-col p-5 md:p-6 ${sameLines[4]}`}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <TierBadge tier={tier_required} />
          <p className="text-sm font-semibold text-muted">
            {slug ? `${counted.modules(module_count)} · ${length}` : catalogueTexts.videoLength(length)}
          </p>
        </div>
        <h3 className="mt-3 text-xl">{title}</h3>
        <p className="mt-2 mb-5 text-muted">{description}</p>
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1">
          <ButtonLink
            href={learning_path ? `/enroll?path=${learning_path}` : "/enroll"}
            reload
            data-tap=""
            kind="secondary"
            aria-label={`${schoolPage.startCourseLabel}: ${title}`}
            onClick={(event) => onEnrol(event, learning_path ?? undefined)}
          >
            {schoolPage.startCourseLabel}
          </ButtonLink>
          {slug && (
            <ButtonLink
              href={`/courses/${slug}`}
              reload
              data-prefetch
              kind="quiet"
              aria-label={catalogueTexts.seeOf(title)}
            >
              {catalogueTexts.see}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
