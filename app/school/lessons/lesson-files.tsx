import { Icon } from "#app/ui/icon.tsx";
import { lessonTexts } from "#content/course-pages.ts";
import type { LessonFile } from "../courses/contract.ts";
import { dataText } from "../courses/duration.ts";

/** A lesson's files for download, each with its size. */
export function LessonFiles({ files }: { files: readonly LessonFile[] }) {
  if (!files.length) return null;
  return (
    <section className="mt-10" aria-labelledby="files-heading">
      <h2 id="files-heading" className="text-xl">
        {lessonTexts.files}
      </h2>
      <ul className="mt-3 grid gap-2">
        {files.map(({ name, href, bytes }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-4 py-2 font-semibold hover:border-brand"
            >
              <Icon name="download" />
              <span className="grow">{name}</span>
              <span className="text-sm font-normal text-muted">{dataText(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
