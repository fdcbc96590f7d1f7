import { Icon } from "#app/ui/icon.tsx";
import { type Ebook, storeTexts } from "#content/ebooks.ts";

interface EbookInsidesProps {
  ebook: Ebook;
  chapters: readonly string[];
}

/** What it teaches, who it is for, and its chapters. */
export function EbookInsides({ ebook, chapters }: EbookInsidesProps) {
  return (
    <section className="section wrap grid gap-x-16 gap-y-10 md:grid-cols-2">
      <div>
        <h2 className="text-2xl">{storeTexts.learnHeading}</h2>
        <ul className="mt-5 grid gap-3">
          {ebook.learn.map((point) => (
            <li key={point} className="flex gap-3">
              <Icon name="check" className="mt-1 size-4 text-clay" />
              {point}
            </li>
          ))}
        </ul>
        <h2 className="mt-10 text-2xl">{storeTexts.audienceHeading}</h2>
        <p className="mt-4">{ebook.audience}</p>
      </div>
      <div>
        <h2 className="text-2xl">{storeTexts.chaptersHeading}</h2>
        <ol className="mt-4 divide-y divide-line border-y border-line">
          {chapters.map((chapter, at) => (
            <li key={chapter} className="flex gap-4 py-2.5">
              <span className="figures w-6 shrink-0 text-right text-muted">{at + 1}</span>
              {chapter}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
