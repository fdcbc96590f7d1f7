import { Icon } from "#app/ui/icon.tsx";
import { courseTexts, lessonTexts } from "#content/course-pages.ts";
import type { Place } from "./outline-places.ts";

interface PlaceLinksProps {
  course: { slug: string };
  previous: Place | null;
  next: Place | null;
}

const look = "flex min-h-16 items-center gap-3 rounded-2xl border border-line p-4 hover:border-brand";

function titleOf({ kind, title }: Place): string {
  return kind === "quiz" ? `${courseTexts.quiz}: ${title}` : title;
}

/** Links to the previous and the next step. They load documents, which the device can store. */
export function PlaceLinks({ course, previous, next }: PlaceLinksProps) {
  return (
    <nav aria-label={courseTexts.outline} className="mt-8 grid gap-3 sm:grid-cols-2">
      {previous && (
        <a href={previous.path} className={look}>
          <Icon name="back" className="size-5 text-muted" />
          <span className="leading-snug">
            <span className="block text-sm text-muted">{lessonTexts.previous}</span>
            <span className="block font-semibold">{titleOf(previous)}</span>
          </span>
        </a>
      )}
      <a
        href={next?.path ?? `/courses/${course.slug}`}
        className={`${look} justify-end text-right sm:col-start-2`}
      >
        <span className="leading-snug">
          <span className="block text-sm text-muted">{lessonTexts.next}</span>
          <span className="block font-semibold">{next ? titleOf(next) : lessonTexts.toCourse}</span>
        </span>
        <Icon name="arrow" className="size-5 text-muted" />
      </a>
    </nav>
  );
}
