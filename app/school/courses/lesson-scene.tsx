import { Icon } from "#app/ui/icon.tsx";
import { schoolScene } from "#content/school.ts";

/** A course on a phone, drawn: how far a learner is, and which lesson is next. */
export function LessonScene() {
  const { label, course, lessons, done, progress } = schoolScene;
  return (
    <figure aria-label={label}>
      <p className="font-heading text-xl font-bold">{course}</p>
      <p className="mt-1 text-sm text-muted">{progress}</p>
      <p className="mt-3 h-2 rounded-full bg-brand-soft" aria-hidden="true">
        <span className="block h-2 w-1/4 rounded-full bg-accent" />
      </p>
      <ul className="mt-4 grid gap-2">
        {lessons.map((title, at) => (
          <li
            key={title}
            className={`flex items-center gap-3 rounded-xl px-4 py-2.5 ${at === done ? "bg-accent font-semibold text-accent-ink" : "bg-paper"}`}
          >
            <Icon name={at < done ? "check" : at === done ? "play" : "book"} className="size-5 shrink-0" />
            {title}
          </li>
        ))}
      </ul>
    </figure>
  );
}
