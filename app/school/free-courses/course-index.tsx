import { Icon } from "#app/ui/icon.tsx";
import { freeCourses, freeCoursesPage } from "#content/materials.ts";

/** The free courses by name, each a link to its place on the page. */
export function CourseIndex() {
  return (
    <nav aria-label={freeCoursesPage.heading}>
      <ul className="overflow-hidden rounded-2xl border border-line bg-paper">
        {freeCourses.map(({ slug, title }) => (
          <li key={slug} className="border-b border-line last:border-0">
            <a
              href={`#${slug}`}
              className="flex min-h-12 items-center gap-4 px-4 py-2.5 font-semibold leading-snug hover:bg-tint"
            >
              <span className="grow">{title}</span>
              <Icon name="down" className="size-5 text-accent" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
