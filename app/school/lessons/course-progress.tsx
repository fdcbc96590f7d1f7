import { courseTexts } from "#content/course-pages.ts";

/** How many lessons of a course are done, in words and as a line. */
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
