import { courseTexts } from "#content/course-pages.ts";

/** The number of completed lessons of a course, in words and as a bar. */
export function CourseProgressLine({
  done,
  all,
  className = "",
}: {
  done: number;
  all: number;
  className?: string;
}) {
  const words = courseTexts.progress(done, all);
  return (
    <div className={className}>
      <p className="text-sm text-muted">{words}</p>
      <progress aria-label={words} max={all || 1} value={done} className="progress mt-2 block h-1.5 w-full" />
    </div>
  );
}
